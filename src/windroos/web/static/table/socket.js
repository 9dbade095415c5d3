/* The line to the server: connects, comes back when it breaks or the phone wakes up, and reads JSON. */

const FIRST_WAIT = 400; // milliseconds before the first new try; each next one waits twice as long
const LONGEST_WAIT = 8000;
const FOR_GOOD = new Set([4400, 4401, 4429]); // closed by the server, and not to be tried again
const SILENCE = 25000; // after so long without a word the line is asked whether it is still there

/** @import { TableMessage, TableRequest } from "../../types/messages.d.ts" */

/** @typedef {"open" | "lost" | "closed"} Line */

/**
 * Open a line. `changed` hears how it is; `closed` is for good, with the code that says why.
 * @param {string} address
 * @param {(message: TableMessage) => void} heard
 * @param {(how: Line, code?: number) => void} changed
 */
export function connect(address, heard, changed) {
  let wait = FIRST_WAIT;
  let timer = 0;
  let pulse = 0;
  let socket = opened();

  function opened() {
    const socket = new WebSocket(address);
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
        changed("closed", event.code);
        return;
      }
      changed("lost");
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    return socket;
  }

  function open() {
    clearTimeout(timer);
    socket = opened();
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
  addEventListener("online", wake);
  addEventListener("offline", () => socket.readyState === WebSocket.OPEN && anew());
  return {
    /** Send a message; false where the line is broken. @param {TableRequest} message */
    send(message) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
  };
}
