import { HEADERS } from '@tonalli/contracts/envelope';
import { LIVE_FEED_PATH } from '@tonalli/contracts/live';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import { createParser } from 'eventsource-parser';
import type { Pool } from 'undici';
import { exchangeError } from './exchange';
import type { FeedMessage, FeedRequest } from './platform';
import { PlatformError } from './platform-error';

/** An event is a few hundred characters; what is far above that is no feed of ours. */
const EVENT_MAX_CHARACTERS = 65_536;

interface FeedOptions {
  readonly pool: Pool;
  readonly request: FeedRequest;
  readonly merchant: { readonly code: string; readonly key: string };
  readonly worlds: boolean;
  readonly nowMs: () => number;
}

/** Reads the platform's live feed until it ends or the signal aborts. Throws `PlatformError`. */
export async function* openFeed(options: FeedOptions): AsyncGenerator<FeedMessage> {
  const { pool, request } = options;
  try {
    const response = await pool.request({
      method: 'GET',
      path: LIVE_FEED_PATH,
      headers: await feedHeaders(options),
      signal: request.signal,
    });
    if (response.statusCode !== 200) {
      await response.body.dump();
      throw new PlatformError('UPSTREAM_INVALID', {}, new Error(`the live feed answered ${response.statusCode}`));
    }
    request.onOpen();
    yield* readEvents(response.body);
  } catch (error) {
    if (request.signal.aborted) return;
    throw exchangeError(error, request.signal);
  }
}

async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<FeedMessage> {
  const decoder = new TextDecoder();
  const read: FeedMessage[] = [];
  const parser = createParser({
    maxBufferSize: EVENT_MAX_CHARACTERS,
    onEvent: ({ id, data }) => void read.push({ id: id ?? '', data }),
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* read.splice(0);
  }
}

async function feedHeaders({ request, merchant, worlds, nowMs }: FeedOptions): Promise<Record<string, string>> {
  const claims = { merchant: merchant.code, iat: Math.floor(nowMs() / 1_000) };
  const token = await sealUnderSharedKey(merchant.key, JSON.stringify(claims));
  return {
    accept: 'text/event-stream',
    [HEADERS.merchant]: merchant.code,
    [HEADERS.authorization]: `Bearer ${token}`,
    ...(request.lastEventId === null ? {} : { 'last-event-id': request.lastEventId }),
    ...(worlds && request.world !== null ? { [HEADERS.world]: request.world } : {}),
  };
}
