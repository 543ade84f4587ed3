import { createHash, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { RateLimit } from '../trpc/meta';
import { secondsToWait } from './memory-state';
import { connectRedis } from './redis-connection';
import type { GatewayState, Question } from './shared-state';

export interface RedisStateOptions {
  readonly url: string;
  readonly merchant: string;
  /** Answers of another release may be of another shape, and are not shared. */
  readonly release: string;
  /** Another process has cleared a world, or may have: null for all of them. */
  readonly onCleared: (cleared: { readonly world: string | null } | null) => void;
  readonly warn: (error: unknown, message: string) => void;
}

/** Keeps an answer unless the world was cleared meanwhile: the generation lies in KEYS[1]. */
const KEEP = `
if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('set', KEYS[2], ARGV[2], 'px', ARGV[3])
return 1`;
/** A window begins with what is counted in it first. */
const COUNT = `
local requests = redis.call('incrby', KEYS[1], ARGV[1])
if redis.call('pttl', KEYS[1]) < 0 then redis.call('pexpire', KEYS[1], ARGV[2]) end
return { requests, redis.call('pttl', KEYS[1]) }`;

const Stored = z.object({ generation: z.string(), value: z.unknown(), freshUntil: z.number(), staleUntil: z.number() });
const Cleared = z.object({ by: z.string(), world: z.string().nullable() });
const Counted = z.tuple([z.number(), z.number()]);

/** The state that many processes share, in one Redis. Every method rejects soon while that is away. */
export function createRedisState(options: RedisStateOptions): GatewayState {
  const { url, merchant, release, onCleared, warn } = options;
  const id = randomUUID();
  const prefix = `tonalli:${merchant}:`;
  const channel = `${prefix}cleared`;
  const limiters = new Map<string, RateLimiterRedis>();

  const connection = connectRedis({
    url,
    warn,
    channel,
    hear(message) {
      const cleared = Cleared.safeParse(parse(message)).data;
      if (cleared && cleared.by !== id) onCleared(cleared);
    },
    onHearing: () => onCleared(null),
  });
  const generationKey = (world: string | null) => `${prefix}generation:${world ?? '-'}`;
  // Questions are as long as somebody types.
  const answerKey = ({ text }: Question) =>
    `${prefix}answer:${release}:${createHash('sha256').update(text).digest('base64url')}`;

  const limiterOf = (redis: Redis, { calls, windowSeconds }: RateLimit): RateLimiterRedis => {
    const name = `${calls}/${windowSeconds}`;
    const limiter =
      limiters.get(name) ??
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}limit:${name}`,
        points: calls,
        duration: windowSeconds,
      });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    take: (key, limit) => connection.run((redis) => secondsToWait(limiterOf(redis, limit).consume(key))),
    readAnswer: (question) =>
      connection.run(async (redis) => {
        const [generation, text] = await redis.mget(generationKey(question.world), answerKey(question));
        const stored = text ? Stored.safeParse(parse(text)).data : undefined;
        const isOfNow = stored?.generation === (generation ?? '');
        return { answer: isOfNow ? stored : undefined, generation: generation ?? '' };
      }),
    writeAnswer: (question, answer, generation) =>
      connection.run(async (redis) => {
        const keys = [generationKey(question.world), answerKey(question)] as const;
        const livesMs = Math.max(1, Math.ceil(answer.staleUntil - Date.now()));
        return (
          (await redis.eval(KEEP, 2, ...keys, generation, JSON.stringify({ ...answer, generation }), livesMs)) === 1
        );
      }),
    clearAnswers: (world) =>
      connection.run(async (redis) => {
        // Not counted: after a loss of the data a count could come to the same number again.
        const told = JSON.stringify({ by: id, world });
        const results = await redis.multi().set(generationKey(world), randomUUID()).publish(channel, told).exec();
        for (const [error] of results ?? []) if (error) throw error;
      }),
    addRequests: (counts, windowMs) =>
      connection.run(async (redis) => {
        const asked = [...counts];
        const batch = redis.pipeline();
        for (const [address, count] of asked) batch.eval(COUNT, 1, `${prefix}requests:${address}`, count, windowMs);
        const results = (await batch.exec()) ?? [];
        return new Map(
          asked.map(([address], index) => {
            const [requests, endsInMs] = Counted.parse(results[index]?.[1]);
            return [address, { requests, endsInMs }];
          }),
        );
      }),
    standing: () => (connection.isUp() ? 'shared' : 'lost'),
    open: () => connection.open(),
    close: () => connection.close(),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
