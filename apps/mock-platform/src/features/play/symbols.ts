import { createHash } from 'node:crypto';
import type { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import type { FastifyInstance } from 'fastify';
import { symbolSheetOf, symbolSvg } from '../../games/symbol-art';
import { failureAnswer } from '../../transport/envelope';
import { requestLanguage } from '../../transport/request-info';
import type { WorldDirectory } from '../../world/directory';
import type { World } from '../../world/world';
import { findGame, themeOf } from '../lobby';

/** An address that carries what the picture is: it never shows another. */
const FOR_GOOD = 'public, max-age=604800, immutable';
const A_WHILE = 'public, max-age=3600';

function sheetOf(world: World, nodeId: string): SymbolSheet | null {
  const game = findGame(world, nodeId);
  if (!game) return null;
  const { palette, motifs } = themeOf(game);
  return symbolSheetOf({ palette, icons: motifs });
}

const versionOf = (svg: string): string => createHash('sha256').update(svg).digest('base64url').slice(0, 10);

/** Where the pictures of a game's symbols are, by name: paths below an image host. Without the game there are none. */
export function symbolPathsOf(world: World, nodeId: string, names: Iterable<string>): Record<string, string> {
  const sheet = sheetOf(world, nodeId);
  const paths: Record<string, string> = {};
  for (const name of names) {
    const svg = sheet && symbolSvg(sheet, name);
    if (svg) paths[name] = `/play/symbols/${encodeURIComponent(nodeId)}/${name}.svg?v=${versionOf(svg)}`;
  }
  return paths;
}

/** Symbols of a game: `/play/symbols/<nodeId>.json` for its page, `/play/symbols/<nodeId>/<symbol>.svg` for records. */
export function addSymbols(server: FastifyInstance, worlds: WorldDirectory): void {
  const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  server.get<{ Params: { file: string } }>('/play/symbols/:file', (request, reply) => {
    const { file } = request.params;
    const sheet = file.endsWith('.json') ? sheetOf(worlds.default, file.slice(0, -5)) : null;
    if (sheet) {
      return reply
        .headers({ ...headers, 'cache-control': A_WHILE })
        .type('application/json')
        .send(JSON.stringify(sheet));
    }
    const { status, body } = failureAnswer({ code: 'NOT_FOUND' }, requestLanguage(request.headers));
    return reply.code(status).type('application/json').send(body);
  });
  server.get<{ Params: { nodeId: string; file: string }; Querystring: { v?: string } }>(
    '/play/symbols/:nodeId/:file',
    (request, reply) => {
      const sheet = sheetOf(worlds.default, request.params.nodeId);
      const svg = sheet && symbolSvg(sheet, request.params.file.replace(/\.svg$/, ''));
      if (svg) {
        const cache = request.query.v === versionOf(svg) ? FOR_GOOD : A_WHILE;
        return reply
          .headers({ ...headers, 'cache-control': cache })
          .type('image/svg+xml')
          .send(svg);
      }
      const { status, body } = failureAnswer({ code: 'NOT_FOUND' }, requestLanguage(request.headers));
      return reply.code(status).type('application/json').send(body);
    },
  );
}
