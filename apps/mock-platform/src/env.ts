import { join, resolve } from 'node:path';
import { DEVELOPMENT_MERCHANT, MERCHANT_KEY_BYTES } from '@tonalli/contracts/merchant';
import { z } from 'zod';
import { DEFAULT_LIMITS } from './emulator/worlds/world-cache';
import type { PlatformOptions } from './platform-options';

const MINUTE_MS = 60_000;

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

/** The repository's folder, from `src/` as from `dist/`. */
const REPOSITORY = join(import.meta.dirname, '../../..');

/** What has to be said aloud. */
const KNOWINGLY = 'yes-i-know';

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PLATFORM_HOST: z.string().min(1).default('127.0.0.1'),
  PLATFORM_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  PLATFORM_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(join(REPOSITORY, '.data')),
  MERCHANT_CODE: z.string().min(1).max(32).default(DEVELOPMENT_MERCHANT.code),
  MERCHANT_KEY: z
    .base64url()
    .refine(
      (key) => Buffer.from(key, 'base64url').length === MERCHANT_KEY_BYTES,
      `must be base64url of ${MERCHANT_KEY_BYTES} bytes`,
    )
    .default(DEVELOPMENT_MERCHANT.key),
  CONTROL: onOff('off'),
  WORLDS: onOff('off'),
  /** Without it neither of the two is on in production. */
  CONTROL_IN_PRODUCTION: z.literal(KNOWINGLY).optional(),
  WORLDS_MAX: z.coerce.number().int().min(1).max(10_000).default(DEFAULT_LIMITS.max),
  WORLDS_IDLE_MINUTES: z.coerce
    .number()
    .min(1)
    .default(DEFAULT_LIMITS.idleMs / MINUTE_MS),
  /** A folder with scenarios of one's own; relative to the repository. */
  SCENARIOS_DIR: z
    .string()
    .transform((path) => resolve(REPOSITORY, path))
    .optional(),
  /** Where people open the web app. */
  WEB_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Of a project of Firebase Authentication; all three or none. */
  FIREBASE_ISSUER: z.url().optional(),
  FIREBASE_AUDIENCE: z.string().min(1).optional(),
  FIREBASE_JWKS_URL: z.url({ protocol: /^https?$/ }).optional(),
  ACTIVITY: onOff('on'),
  /** Of a month's sessions of play in the default data. */
  HISTORY_PERCENT: z.coerce.number().int().min(1).max(100).default(100),
  /** Work that a browser does before a login by password; left out: on unless worlds are. */
  HUMAN_CHECK: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where traces go, by OTLP over HTTP; left out, there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the web app lives, for framing games; separated by commas. */
  WEB_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .pipe(z.array(z.url()))
    .optional(),
});

/** Reads the environment. Throws an error that names every bad variable. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): PlatformOptions {
  // An empty variable in an env file means that it is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const lines = parsed.success
    ? [...openDoors(parsed.data), ...halfProjects(parsed.data)]
    : parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || lines.length > 0) {
    throw new Error(`The platform cannot start with this environment:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return {
    host: env.PLATFORM_HOST,
    port: env.PLATFORM_PORT,
    publicUrl: env.PLATFORM_PUBLIC_URL ?? null,
    dataDir: env.DATA_DIR,
    merchant: { code: env.MERCHANT_CODE, key: env.MERCHANT_KEY },
    control: env.CONTROL,
    worlds: env.WORLDS,
    worldLimits: { max: env.WORLDS_MAX, idleMs: env.WORLDS_IDLE_MINUTES * MINUTE_MS },
    webUrl: env.WEB_URL?.replace(/\/+$/, '') ?? null,
    firebase: firebaseOf(env),
    scenariosDir: env.SCENARIOS_DIR ?? null,
    activity: env.ACTIVITY,
    historyPercent: env.HISTORY_PERCENT,
    humanCheck: env.HUMAN_CHECK === undefined ? !env.WORLDS : env.HUMAN_CHECK === 'on',
    logLevel: env.LOG_LEVEL,
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    webOrigins: env.WEB_ORIGINS,
  };
}

/** A line for each switch of testers that is on in production without being meant (QA-11). */
function openDoors({ NODE_ENV, CONTROL_IN_PRODUCTION, ...env }: z.output<typeof Environment>): string[] {
  if (NODE_ENV !== 'production' || CONTROL_IN_PRODUCTION !== undefined) return [];
  const meant = `is for tests and would give players, money and time away; take it off, or set CONTROL_IN_PRODUCTION=${KNOWINGLY}`;
  return (['CONTROL', 'WORLDS'] as const).filter((name) => env[name]).map((name) => `  ${name}: ${meant}`);
}

type FirebaseVariables = Pick<
  z.output<typeof Environment>,
  'FIREBASE_ISSUER' | 'FIREBASE_AUDIENCE' | 'FIREBASE_JWKS_URL'
>;

function firebaseOf(env: FirebaseVariables): PlatformOptions['firebase'] {
  const { FIREBASE_ISSUER: issuer, FIREBASE_AUDIENCE: audience, FIREBASE_JWKS_URL: jwksUrl } = env;
  return issuer !== undefined && audience !== undefined && jwksUrl !== undefined ? { issuer, audience, jwksUrl } : null;
}

/** A line where a project is named in part. */
function halfProjects(env: FirebaseVariables): string[] {
  const given = [env.FIREBASE_ISSUER, env.FIREBASE_AUDIENCE, env.FIREBASE_JWKS_URL];
  if (given.every((value) => value === undefined) || firebaseOf(env)) return [];
  return ['  FIREBASE_ISSUER, FIREBASE_AUDIENCE, FIREBASE_JWKS_URL: give all three or none'];
}
