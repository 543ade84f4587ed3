import fastify from 'fastify';
import { serve } from './serve';

/** The control: the query is compared with every name by edit distance. */
const server = fastify();
let names: string[] = [];

server.put<{ Body: string[] }>('/names', { bodyLimit: 4_000_000 }, async ({ body }) => {
  names = body;
  return {};
});
server.get<{ Querystring: { gameName: string } }>('/search', async ({ query }) => {
  const text = query.gameName.toLowerCase();
  return names.filter((name) => isNear(text, name.toLowerCase())).slice(0, 18);
});

const ERRORS = 2;
const isNear = (text: string, name: string): boolean =>
  Math.abs(text.length - name.length) <= ERRORS && distance(text, name) <= ERRORS;

let [previous, current] = [new Uint8Array(256), new Uint8Array(256)];

function distance(a: string, b: string): number {
  for (let column = 0; column <= b.length; column += 1) previous[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1);
      current[column] = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    [previous, current] = [current, previous];
  }
  return previous[b.length] ?? 0;
}

serve(await server.listen({ host: '127.0.0.1', port: 0 }));
