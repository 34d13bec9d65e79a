#!/bin/sh
# undici 6.24.0 (its fetch is Node 20's own): when a streamed answer is aborted, its connection is closed, as it must be, and
# another is opened to the same server at once, though nothing waits to be asked. It stays for as long as the server keeps idle
# connections. Whoever reads many streams and leaves them, as a gateway does for its readers, keeps as many connections as it
# has left streams. undici 7.30.2 and node:http open none.
#
# Reads three streams, aborts them, and counts what the server has open a second later. Fails if that is otherwise:
#   undici 6.24.0: 3 open while read, 3 after the abort, of which 3 never carried a request
#   undici 7.30.2: 3 open while read, 0 after the abort, of which 0 never carried a request
#   node:http: 3 open while read, 0 after the abort, of which 0 never carried a request
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund undici6@npm:undici@6.24.0 undici7@npm:undici@7.30.2
cat >look.mjs <<'END'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as six from 'undici6';
import * as seven from 'undici7';

/** Opens three streams, aborts them, and tells what the server saw. `read` ends with a stream's first piece. */
async function look(name, read, after) {
  const asked = new Map();
  const server = createServer((request, response) => {
    asked.set(request.socket, asked.get(request.socket) + 1);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.write('{"type":"HEARTBEAT"}\n');
  });
  server.on('connection', (socket) => {
    asked.set(socket, 0);
    socket.on('close', () => asked.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${server.address().port}/`;
  const leaving = new AbortController();
  await Promise.all([1, 2, 3].map(() => read(url, leaving.signal)));
  const whileRead = asked.size;
  leaving.abort();
  await sleep(1_000);
  const unused = [...asked.values()].filter((count) => count === 0).length;
  console.log(
    `${name}: ${whileRead} open while read, ${asked.size} after the abort, of which ${unused} never carried a request`,
  );
  assert.deepEqual([whileRead, asked.size, unused], [3, after, after]);
  server.closeAllConnections();
  server.close();
}

const fetched = ({ fetch, Agent }) => {
  const dispatcher = new Agent();
  return async (url, signal) => {
    const response = await fetch(url, { dispatcher, signal });
    await response.body.getReader().read();
  };
};
const plain = async (url, signal) => {
  const request = get(url, { signal, agent: false });
  request.on('error', () => undefined);
  const [response] = await once(request, 'response');
  response.on('error', () => undefined);
  await once(response, 'data');
};

await look('undici 6.24.0', fetched(six), 3);
await look('undici 7.30.2', fetched(seven), 0);
await look('node:http', plain, 0);
process.exit(0);
END
node look.mjs
