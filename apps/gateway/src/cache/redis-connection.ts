import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { Redis } from 'ioredis';

/** A call of a visitor waits for no more than this. */
const COMMAND_MS = 250;
const CONNECT_MS = 2_000;
/** A connection that says nothing for so long after a command is dead: it is opened anew. */
const SILENCE_MS = 1_000;
const FAILURES_TO_PAUSE = 3;
const PAUSE_MS = 1_000;
const LONGEST_RETRY_MS = 1_000;
/** The start goes on without the store after that. */
const START_WAIT_MS = 1_500;
/** How often the connection that only listens shows that it lives. */
const PING_EVERY_MS = 5_000;
/** Answers of a server that does not take who we are. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH|ERR invalid password|ERR Client sent AUTH)/;

export interface RedisConnection {
  /** Rejects at once while the server is lost, and in any case soon. */
  run<T>(work: (redis: Redis) => Promise<T>): Promise<T>;
  isUp(): boolean;
  /** Rejects when the server refuses us; resolves, connected or not, after a while. */
  open(): Promise<void>;
  close(): void;
}

interface ConnectionOptions {
  readonly url: string;
  readonly warn: (error: unknown, message: string) => void;
  readonly channel: string;
  readonly hear: (message: string) => void;
  /** The channel is heard from now on; what was said before may have been missed. */
  readonly onHearing: () => void;
}

const OPTIONS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: COMMAND_MS,
  connectTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  connectionName: 'tonalli-gateway',
  retryStrategy: (times: number) =>
    Math.min(LONGEST_RETRY_MS, 50 * 2 ** Math.min(times, 6)) * (0.5 + Math.random() / 2),
};

/** A connection for commands and one that listens to a channel; both come back by themselves. */
export function connectRedis(options: ConnectionOptions): RedisConnection {
  const { url, warn, channel } = options;
  const redis = new Redis(url, OPTIONS);
  // Nobody waits for it: silence alone ends it.
  const { commandTimeout: _, ...patient } = OPTIONS;
  const listener = new Redis(url, patient);
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_PAUSE),
  });
  let isLost = false;
  let lastError: unknown = null;

  redis.on('error', (error: unknown) => {
    lastError = error;
  });
  redis.on('close', () => {
    if (!isLost) warn(lastError, 'the shared state is lost: this process counts and keeps by itself until it is back');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) warn(null, 'the shared state is back');
    isLost = false;
  });
  // What befalls both is told of the other one.
  listener.on('error', () => undefined);
  listener.on('message', (_channel: string, message: string) => options.hear(message));
  listener.on('ready', () => {
    listener.subscribe(channel).then(options.onHearing, (error: unknown) => {
      // Where its connection broke off, it comes back by itself.
      if (listener.status !== 'ready') return;
      warn(error, 'the channel of the shared state is not heard; trying again');
      listener.disconnect(true);
    });
  });
  const ping = setInterval(() => {
    if (listener.status === 'ready') listener.ping().catch(() => listener.disconnect(true));
  }, PING_EVERY_MS);
  ping.unref();
  // Nobody may ask for a while, and whether it is there is still told.
  const probe = setInterval(() => {
    if (redis.status === 'ready' && breaker.state !== CircuitState.Closed)
      breaker.execute(() => redis.ping()).catch(() => undefined);
  }, PAUSE_MS);
  probe.unref();

  return {
    async run(work) {
      if (redis.status !== 'ready') throw new Error('the shared state is not connected', { cause: lastError });
      return breaker.execute(() => work(redis));
    },
    isUp: () => redis.status === 'ready' && breaker.state !== CircuitState.Open,
    async open() {
      listener.connect().catch(() => undefined);
      const reason = await firstConnection(redis);
      if (reason !== null && REFUSED.test(reason)) throw new Error(`the server of REDIS_URL refuses us: ${reason}`);
    },
    close() {
      clearInterval(ping);
      clearInterval(probe);
      // Going is no loss.
      isLost = true;
      redis.disconnect();
      listener.disconnect();
    },
  };
}

/** Why there is no connection yet; null when there is one. */
function firstConnection(redis: Redis): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('it does not answer'), START_WAIT_MS);
    const end = (reason: string | null) => {
      clearTimeout(timer);
      redis.off('error', refused);
      resolve(reason);
    };
    const refused = (error: Error) => {
      if (REFUSED.test(error.message)) end(error.message);
    };
    redis.on('error', refused);
    redis.once('ready', () => end(null));
    redis.connect().catch((error: Error) => refused(error));
  });
}
