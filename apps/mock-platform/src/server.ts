import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCallSignatures, createOpener, createReplayGuard } from '@tonalli/contracts/sealing';
import { openTracing } from '@tonalli/tracing/tracing';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { elapsedNow, systemNow } from './clock/system-time';
import { addConsole } from './emulator/control/console-site';
import { addControl } from './emulator/control/control';
import { controlPaths } from './emulator/control/control-openapi';
import { addGeneratedClients } from './emulator/control/generated-clients';
import { applyFaults } from './emulator/faults/apply-faults';
import { databaseFile, IN_MEMORY, inFile } from './emulator/worlds/database-location';
import { openEmulatedWorld } from './emulator/worlds/open-emulated-world';
import { createSnapshots } from './emulator/worlds/snapshots';
import { loadTemplate, type Template, templateCacheDir } from './emulator/worlds/template';
import { createWorlds, DEFAULT_WORLD, type Worlds } from './emulator/worlds/worlds';
import { ACCESS, ROUTES, SITES } from './features';
import { chatGuestOf } from './features/chat';
import { gameTokens } from './features/play';
import { authenticate, endSession } from './features/session';
import { unguessableSeed } from './kernel/random';
import type { PlatformOptions } from './platform-options';
import { migrateDatabase } from './sqlite/migrations';
import { openDatabase } from './sqlite/open-database';
import { makePrivateFolder, PRIVATE_FILE, tighten } from './sqlite/private-files';
import { storageProblem } from './sqlite/storage';
import type { DispatchParts } from './transport/call';
import { addCalls } from './transport/calls';
import { createServer } from './transport/create-server';
import { directly } from './transport/interceptor';
import { addLiveFeed } from './transport/live/live-feed';
import { createMetrics } from './transport/metrics';
import { addOperations } from './transport/operations';
import { addReferencePage } from './transport/reference';
import { loadSealingKeys, type SealingKeys } from './transport/sealing-keys';
import { traceRequests } from './transport/trace-requests';
import type { OpenWorld } from './world/open-world';
import type { PlatformInfo } from './world/world';

export type { PlatformOptions } from './platform-options';

export interface Platform {
  readonly server: FastifyInstance;
  readonly worlds: Worlds;
  readonly keys: SealingKeys;
  /** Where it listens, such as `http://127.0.0.1:4100`. Throws before `start`. */
  readonly url: string;
  start(): Promise<string>;
  /** Finishes open calls, commits what waits and closes every world. */
  stop(): Promise<void>;
}

/** Puts the platform together; nothing listens before `start`. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const logger = pino({ level: options.logLevel, base: { app: 'platform' } });
  const publicUrl = options.publicUrl ?? `http://${options.host}:${options.port}`;
  const webUrl = options.webUrl ?? null;
  const info = {
    merchant: options.merchant,
    publicUrl,
    webUrl,
    webOrigins: options.webOrigins,
    humanCheck: options.humanCheck ?? false,
    journals: options.control,
    firebase: options.firebase ?? null,
  };
  if (options.dataDir !== null) {
    makePrivateFolder(options.dataDir);
    tighten(options.dataDir, (path, err) =>
      logger.warn({ path, err }, 'others may be able to read this file of the data'),
    );
  }
  const cacheDir = templateCacheDir(options.dataDir);
  const { historyPercent } = options;
  const today = { platform: info, atMs: systemNow(), cacheDir, elapsedNow, historyPercent };
  const template = options.template ?? loadTemplate(today);
  if (template.builtInMs !== null) logger.info({ milliseconds: Math.round(template.builtInMs) }, 'default data built');
  const worlds = createWorlds({
    default: openDefaultWorld(options.dataDir, template, info),
    defaultPlace: options.dataDir === null ? IN_MEMORY : inFile(databaseFile(options.dataDir)),
    checkpointsDir: options.dataDir && join(options.dataDir, 'checkpoints'),
    limits: options.worldLimits,
    webUrl,
    template,
    platform: info,
    onJobFailure: (world, job, error) => logger.error({ world, job, err: error }, 'a job failed'),
  });
  const keys = loadSealingKeys(options.dataDir, systemNow);
  const server = createServer(logger);
  const endpoint = options.traceCollector ?? null;
  const tracing = await openTracing({ endpoint, service: 'tonalli-platform', continues: true });
  if (tracing) traceRequests(server, tracing);
  await addEverything(server, { options, info, worlds, keys });
  let url: string | null = null;

  return {
    server,
    worlds,
    keys,
    get url() {
      if (url === null) throw new Error('the platform has not been started');
      return url;
    },
    async start() {
      url = await server.listen({ host: options.host, port: options.port });
      if (options.publicUrl === null) info.publicUrl = url;
      return url;
    },
    async stop() {
      await server.close();
      worlds.close();
      await tracing?.close();
    },
  };
}

interface Everything {
  options: PlatformOptions;
  info: PlatformInfo;
  worlds: Worlds;
  keys: SealingKeys;
}

async function addEverything(server: FastifyInstance, { options, info, worlds, keys }: Everything): Promise<void> {
  const metrics = createMetrics({ process: options.dataDir !== null });
  const replays = createReplayGuard(REPLAY_IDS_MAX, systemNow);
  const interceptor = options.control ? applyFaults : directly;
  const parts: DispatchParts = {
    worlds,
    worldsOn: options.worlds,
    merchant: options.merchant,
    signatures: createCallSignatures(options.merchant.key, systemNow),
    opener: createOpener({ keys: keys.valid, nowMs: systemNow, remember: replays.remember }),
    interceptor,
    authenticate,
    gameTokens: {
      worldOf: gameTokens.worldOf,
      open: (world, token) => gameTokens.open(world, token) ?? chatGuestOf(world, token),
    },
    endSession,
    rotateKeys: keys.rotate,
    onBug: (error, request) => request.log.error({ err: error }, 'a call broke'),
  };
  await addCalls(server, [...ROUTES, ...(options.extraRoutes ?? [])], { ...parts, metrics });
  const furtherPaths = options.control ? controlPaths(info.publicUrl) : undefined;
  const { dataDir, disk } = options;
  const problem = () => (dataDir === null ? null : storageProblem(dataDir, disk));
  addOperations(server, { access: ACCESS, keys, metrics, platform: info, worlds, furtherPaths, problem });
  addLiveFeed(server, { ...parts, platform: info });
  if (options.control) {
    const folder = options.dataDir && join(options.dataDir, 'snapshots');
    const { scenariosDir = null } = options;
    const snapshots = createSnapshots(folder);
    addControl(server, { worlds, keys, snapshots, scenariosDir, ownUrl: () => ownUrl(server) });
    addGeneratedClients(server, info.publicUrl);
    await addConsole(server);
  }
  if (options.dataDir !== null) await addReferencePage(server);
  for (const addSite of SITES) await addSite(server, { worlds, platform: info, options });
}

/** By the address that it listens on, or this machine's own when it listens on all. Throws before it listens. */
function ownUrl(server: FastifyInstance): string {
  const listens = server.server.address();
  if (listens === null || typeof listens === 'string') throw new Error('the server does not listen yet');
  const host = /^(0\.0\.0\.0|::)$/.test(listens.address) ? '127.0.0.1' : listens.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${listens.port}`;
}

/** Ids of sealed messages that are remembered at once: those of two minutes. */
const REPLAY_IDS_MAX = 200_000;

function openDefaultWorld(dataDir: string | null, template: Template, platform: PlatformInfo): OpenWorld {
  const seed = unguessableSeed();
  if (dataDir === null)
    return openEmulatedWorld({ name: DEFAULT_WORLD, sqlite: openDatabase(template.bytes), seed, platform });
  const file = databaseFile(dataDir);
  // SQLite gives the files beside it the same mode.
  if (!existsSync(file)) writeFileSync(file, template.bytes, { mode: PRIVATE_FILE });
  const sqlite = openDatabase(file);
  try {
    migrateDatabase(sqlite);
  } catch (error) {
    sqlite.close();
    throw new Error(`${file} cannot be brought up to date; "npm run reset" starts with fresh data`, { cause: error });
  }
  return openEmulatedWorld({ name: DEFAULT_WORLD, sqlite, seed, platform });
}
