import { LIVE_FEED_PATH } from '@tonalli/contracts/live';
import { openUnderSharedKey } from '@tonalli/contracts/sealing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { systemNow } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import type { PlatformInfo, World } from '../../world/world';
import type { DispatchParts } from '../call';
import { chooseWorld } from '../choose-world';
import { sendAnswer } from '../create-server';
import { failureAnswer } from '../envelope';
import { bearerToken, headerText, requestLanguage } from '../request-info';
import { openEventStream } from './event-stream';
import { type WorldFeed, worldFeed } from './world-feed';

const HEARTBEAT_MS = 15_000;
/** A merchant's token is good for this long, in either direction. */
const FRESHNESS_SECONDS = 60;
/** A reader with more than this unread is cut off; it comes back and catches up. */
const MAX_UNREAD_BYTES = 1_024 * 1_024;

const Claims = z.object({ merchant: z.string(), iat: z.int() });

type FeedParts = Pick<DispatchParts, 'worlds' | 'worldsOn'> & { platform: PlatformInfo };

/** The server-sent events of one world for a whole gateway (see `contracts/live`). */
export function addLiveFeed(server: FastifyInstance, parts: FeedParts): void {
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());
  server.get(LIVE_FEED_PATH, async (request, reply) => {
    try {
      await assertMerchant(parts.platform, request);
      const world = chooseWorld(parts, request);
      stream({ world, until: AbortSignal.any([world.closed, stopping.signal]) }, request, reply);
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      sendAnswer(reply, failureAnswer(error, requestLanguage(request.headers)));
    }
    return reply;
  });
}

async function assertMerchant({ merchant }: PlatformInfo, request: FastifyRequest): Promise<void> {
  const token = bearerToken(request.headers);
  if (token === null) throw new PlatformFailure('TOKEN_MISSING');
  const claims = await openClaims(merchant.key, token);
  const ageSeconds = claims ? Math.abs(systemNow() / 1_000 - claims.iat) : Number.POSITIVE_INFINITY;
  if (claims?.merchant !== merchant.code || ageSeconds > FRESHNESS_SECONDS) throw new PlatformFailure('TOKEN_INVALID');
}

async function openClaims(key: string, token: string): Promise<z.infer<typeof Claims> | null> {
  try {
    return Claims.parse(JSON.parse(await openUnderSharedKey(key, token)));
  } catch {
    return null;
  }
}

interface Streaming {
  world: World;
  until: AbortSignal;
}

function stream({ world, until }: Streaming, request: FastifyRequest, reply: FastifyReply): void {
  const feed = worldFeed(world);
  const events = openEventStream(request, reply, {
    ...{ until, heartbeatMs: HEARTBEAT_MS, maxUnreadBytes: MAX_UNREAD_BYTES },
    onEnd: () => stopReading(),
  });
  const missed = missedBy(feed, request);
  if (missed !== '') events.send(missed);
  const stopReading = feed.subscribe(({ text }) => events.send(text));
}

function missedBy(feed: WorldFeed, { headers }: FastifyRequest): string {
  const lastId = Number(headerText(headers, 'last-event-id') ?? Number.NaN);
  if (!Number.isSafeInteger(lastId)) return '';
  const missed = feed.since(lastId);
  return missed ? missed.map(({ text }) => text).join('') : `: gap\n\n${feed.anew()}`;
}
