import { DEVELOPMENT_MERCHANT, MERCHANT_KEY_BYTES } from '@tonalli/contracts/merchant';
import { z } from 'zod';
import { LOGIN_SERVICE_VARIABLES, loginServiceProblems, loginServicesOf } from './env-login-services';
import { PLATFORM_VARIABLES, platformProblems } from './env-platform';
import type { GatewayOptions } from './gateway-options';
import { DEFAULT_LIMITS } from './http/connection-limits';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const SECOND_MS = 1_000;
const seconds = (defaultMs: number) =>
  z.coerce
    .number()
    .min(1)
    .max(3_600)
    .default(defaultMs / SECOND_MS)
    .transform((given) => given * SECOND_MS);
const DEVELOPMENT_SESSION_SECRET = 'tonalli development session secret';
const SECRETS = ['MERCHANT_KEY', 'SESSION_SECRET'] as const;

/** The value that confirms a dangerous setting. */
const KNOWINGLY = 'yes-i-know';

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  GATEWAY_HOST: z.string().min(1).default('127.0.0.1'),
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(4_000),
  ...PLATFORM_VARIABLES,
  MERCHANT_CODE: z.string().min(1).max(32).default(DEVELOPMENT_MERCHANT.code),
  MERCHANT_KEY: z
    .base64url()
    .refine(
      (key) => Buffer.from(key, 'base64url').length === MERCHANT_KEY_BYTES,
      `must be base64url of ${MERCHANT_KEY_BYTES} bytes`,
    )
    .default(DEVELOPMENT_MERCHANT.key),
  /** Secrets separated by commas: the first seals, all open, so that they can be rotated. */
  SESSION_SECRET: z
    .string()
    .default(DEVELOPMENT_SESSION_SECRET)
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((list) => list.every((secret) => secret.length >= 32), 'every secret must have at least 32 characters'),
  WORLDS: onOff.default(false),
  /** Without it `WORLDS` is never on in production. */
  CONTROL_IN_PRODUCTION: z.literal(KNOWINGLY).optional(),
  /** The built web app; left out while a development server serves it. */
  WEB_DIST: z.string().min(1).optional(),
  /** `off` takes the service worker away from browsers that have it. */
  SERVICE_WORKER: onOff.default(true),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Where traces go, by OTLP over HTTP; left out, there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  ...LOGIN_SERVICE_VARIABLES,
  /** Proxies of our own in front, whose `X-Forwarded-*` is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Shared by all processes of the gateway; left out, this is the only one. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** For so long it is not ready, but answers, before it stops: proxies have to notice. */
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .transform((given) => given * SECOND_MS),
  ADDRESS_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(300),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(DEFAULT_LIMITS.connections),
  HEADERS_TIMEOUT_SECONDS: seconds(DEFAULT_LIMITS.headersMs),
  REQUEST_TIMEOUT_SECONDS: seconds(DEFAULT_LIMITS.requestMs),
  KEEP_ALIVE_SECONDS: seconds(DEFAULT_LIMITS.keepAliveMs),
  /** Live channels: every open tab has one. */
  ADDRESS_STREAMS: z.coerce.number().int().min(1).default(DEFAULT_LIMITS.streamsPerAddress),
  SESSION_STREAMS: z.coerce.number().int().min(1).default(DEFAULT_LIMITS.streamsPerSession),
});

/** One line when the headers may take longer than the whole request. */
const timeoutProblems = ({
  HEADERS_TIMEOUT_SECONDS,
  REQUEST_TIMEOUT_SECONDS,
}: z.output<typeof Environment>): string[] =>
  HEADERS_TIMEOUT_SECONDS > REQUEST_TIMEOUT_SECONDS
    ? ['  HEADERS_TIMEOUT_SECONDS: must not be more than REQUEST_TIMEOUT_SECONDS']
    : [];

/** Reads the environment. Throws an error that names every bad variable. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): GatewayOptions {
  // An empty variable in an env file means that it is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (parsed.success) {
    problems.push(
      ...platformProblems(parsed.data),
      ...loginServiceProblems(parsed.data, given.NODE_ENV === 'production'),
      ...timeoutProblems(parsed.data),
    );
  }
  if (given.NODE_ENV === 'production') {
    problems.push(
      ...SECRETS.filter((name) => given[name] === undefined).map((name) => `  ${name}: must be set in production`),
    );
    if (parsed.success && parsed.data.WORLDS && parsed.data.CONTROL_IN_PRODUCTION === undefined)
      problems.push(
        `  WORLDS: is for tests, and lets any link choose the world of a browser; take it off, or set CONTROL_IN_PRODUCTION=${KNOWINGLY}`,
      );
  }
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The gateway cannot start with this environment:\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  return {
    host: env.GATEWAY_HOST,
    port: env.GATEWAY_PORT,
    platformUrl: env.PLATFORM_URL,
    signCalls: env.SIGN_CALLS,
    merchant: { code: env.MERCHANT_CODE, key: env.MERCHANT_KEY },
    sessionSecrets: env.SESSION_SECRET,
    ...loginServicesOf(env),
    worlds: env.WORLDS,
    webDist: env.WEB_DIST ?? null,
    serviceWorker: env.SERVICE_WORKER,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    redisUrl: env.REDIS_URL ?? null,
    drainMs: env.DRAIN_SECONDS,
    addressRequestsPerSecond: env.ADDRESS_REQUESTS_PER_SECOND,
    limits: {
      connections: env.MAX_CONNECTIONS,
      headersMs: env.HEADERS_TIMEOUT_SECONDS,
      requestMs: env.REQUEST_TIMEOUT_SECONDS,
      keepAliveMs: env.KEEP_ALIVE_SECONDS,
      streamsPerAddress: env.ADDRESS_STREAMS,
      streamsPerSession: env.SESSION_STREAMS,
    },
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    reference: env.NODE_ENV === 'development',
  };
}
