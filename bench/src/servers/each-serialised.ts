import { createServer, type ServerResponse } from 'node:http';
import { serve } from './serve';

/** A table as its pages are first told of it, with 120 results: serialised anew for each listener, and all in one go. */
const hand = { cards: ['QH', '7S', '2D'], total: 9, isNatural: false, drawnAtMs: [0, 1_500, 6_000] };
const shown = { player: hand, banker: hand, winner: 'tie', isPlayerPair: false, isBankerPair: false };
const past = Array.from({ length: 120 }, (_, number) => ({ key: `2030-01-02-${number}`, number, shown }));
const stateAt = (now: number) => `data: ${JSON.stringify({ type: 'state', state: { now, past } })}\n\n`;
const listeners = new Set<ServerResponse>();

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(stateAt(Date.now()));
    listeners.add(response);
    return;
  }
  const now = Date.now();
  for (const listener of listeners) listener.write(stateAt(now));
  response.end();
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  serve(`http://127.0.0.1:${address.port}`);
});
