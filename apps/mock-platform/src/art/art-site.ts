import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureAnswer } from '../transport/envelope';
import { requestLanguage } from '../transport/request-info';
import type { Site } from '../transport/site';
import { ATTRIBUTION } from './attribution';
import { drawAvatar } from './avatar-art';
import { drawBanner } from './banner-art';
import { drawGame, WIDE_SIZE } from './game-art';
import type { GameTheme } from './game-theme';
import { hasIcon } from './icons';
import { drawLicence } from './licence-art';
import { bankLogo, vendorLogo } from './logo-art';
import { drawModel } from './model-art';
import { MOODS } from './moods';
import { ART_KINDS, type ArtKind, type GameArt, parseArtFile, parseGameName } from './paths';
import { createRenderedCache } from './rendered-cache';
import { drawReward } from './reward-art';

const CACHE_BYTES = 24 * 1_024 * 1_024;
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  vary: 'accept-encoding',
};

function knownGame(name: string): GameArt | null {
  const game = parseGameName(name);
  return game && Object.hasOwn(MOODS, game.theme) && hasIcon(game.motif) ? game : null;
}

type ThemeOf = (game: GameArt) => GameTheme;

const drawings = (themeOf: ThemeOf): Readonly<Record<ArtKind, (name: string) => string | null>> => ({
  games: (name) => {
    const game = knownGame(name);
    return game && drawGame(game, themeOf(game));
  },
  wide: (name) => {
    const game = knownGame(name);
    return game && drawGame(game, themeOf(game), WIDE_SIZE);
  },
  vendors: vendorLogo,
  banks: bankLogo,
  banners: drawBanner,
  avatars: drawAvatar,
  rewards: drawReward,
  licences: drawLicence,
  models: drawModel,
});

/** The strongest coding that the caller takes. */
function codingFor(request: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'plain';
}

function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = failureAnswer({ code: 'NOT_FOUND' }, requestLanguage(request.headers));
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Every picture of the platform, below `/art/`. Nothing is stored: a picture follows from its path. */
export const artSite =
  (themeOf: ThemeOf): Site =>
  (server) => {
    const draw = drawings(themeOf);
    const cache = createRenderedCache(CACHE_BYTES);
    for (const kind of ART_KINDS) {
      server.get<{ Params: { file: string } }>(`/art/${kind}/:file`, (request, reply) => {
        const { file } = request.params;
        const name = parseArtFile(kind, file);
        const picture = name && cache.get(`${kind}/${file}`, () => draw[kind](name));
        if (!picture) return answerMissing(request, reply);
        reply.headers({ ...HEADERS, etag: picture.etag });
        if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
        const coding = codingFor(request);
        if (coding !== 'plain') reply.header('content-encoding', coding);
        return reply.type('image/svg+xml').send(picture[coding]);
      });
    }
    server.get('/art/attribution.txt', (_request, reply) =>
      reply.headers({ 'cache-control': 'public, max-age=86400' }).type('text/plain; charset=utf-8').send(ATTRIBUTION),
    );
  };
