// Follows the messages of a table as its page does; for tests. What differs from a fresh view after any of them.

async (text) => {
  const { follow } = await import("/static/-/table/follow.js");
  const differs = [];
  let view = null;
  for (const [at, { sent, fresh }] of JSON.parse(text).entries()) {
    if (sent.view) view = sent.view;
    else if (sent.table) follow(view, sent); // what else is said changes nothing that lies there
    for (const key of new Set([...Object.keys(fresh), ...Object.keys(view)])) {
      const [here, there] = [inOrder(view[key]), inOrder(fresh[key])].map((value) => JSON.stringify(value));
      if (here !== there) differs.push(`${at} ${key}: ${here} / ${there}`);
    }
  }
  return differs;

  /** The same with the keys of every object in order. */
  function inOrder(value) {
    if (Array.isArray(value)) return value.map(inOrder);
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(Object.keys(value).sort().map((key) => [key, inOrder(value[key])]));
  }
}
