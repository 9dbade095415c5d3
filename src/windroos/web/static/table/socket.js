/* The line to the server: connects, comes back when it breaks or the phone wakes up, and reads JSON. */

const FIRST_WAIT = 400; // milliseconds before the first new try; each next one waits twice as long
const LONGEST_WAIT = 8000;
const FOR_GOOD = new Set([4400, 4401, 4429]); // closed by the server, and not to be tried again
const SILENCE = 25000; // after so long without a word the line is asked whether it is still there

/** Open a line. `heard` gets each message, `changed` "open", "lost" or "closed" (for good, with the close event). */
export function connect(address, heard, changed) {
  let socket = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let pulse = 0;

  function open() {
    clearTimeout(timer);
    socket = new WebSocket(address);
    socket.onmessage = (message) => {
      wait = FIRST_WAIT;
      listen();
      heard(JSON.parse(message.data));
    };
    socket.onopen = () => {
      listen();
      changed("open");
    };
    socket.onclose = (event) => {
      clearTimeout(pulse);
      if (FOR_GOOD.has(event.code)) {
        changed("closed", event);
        return;
      }
      changed("lost");
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  /** A phone that slept does not notice that its line is dead: ask, and begin anew if nobody answers. */
  function listen() {
    clearTimeout(pulse);
    pulse = setTimeout(ask, SILENCE);
  }

  function ask() {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send('{"t":"view"}'); // a whole answer, and what was missed
    clearTimeout(pulse);
    pulse = setTimeout(() => anew(), 4000);
  }

  function anew() {
    socket.onclose = socket.onmessage = null;
    socket.close();
    changed("lost");
    open();
  }

  function wake() {
    if (document.visibilityState === "hidden") return;
    if (socket.readyState === WebSocket.OPEN) ask();
    else if (socket.readyState !== WebSocket.CONNECTING) open();
  }

  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("offline", () => socket.readyState === WebSocket.OPEN && anew());
  open();
  return {
    /** Send a message; false where the line is broken. */
    send(message) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
  };
}
