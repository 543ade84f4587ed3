import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS, type EndpointName } from '@tonalli/contracts/endpoints';
import { generateSealingKey, publicJwks } from '@tonalli/contracts/sealing';
import { CANNED } from './canned-answers';
import { serve } from './serve';

/** A platform that answers at once and opens nothing, so that what is measured is the gateway. */
const BODIES = new Map<string, Buffer>([
  ['GET /.well-known/jwks.json', Buffer.from(JSON.stringify(publicJwks([generateSealingKey('bench')])))],
  ...Object.entries(CANNED).map(([name, value]): [string, Buffer] => {
    const { method, path } = ENDPOINTS[name as EndpointName];
    return [`${method} ${path}`, Buffer.from(JSON.stringify({ success: true, value }))];
  }),
]);
const NOT_FOUND = Buffer.from(JSON.stringify({ success: false, code: 'NOT_FOUND', message: 'Not here.' }));

let received = 0;

const server = createServer((request, response) => {
  received += 1;
  const [path = ''] = (request.url ?? '').split('?');
  const body = BODIES.get(`${request.method} ${path}`);
  request.resume();
  request.on('end', () => {
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(body ?? NOT_FOUND);
  });
});

server.listen(0, '127.0.0.1', () => {
  // Listening on TCP, so the address is not a pipe's name.
  serve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => ({ received }));
});
