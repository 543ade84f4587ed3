import type { Template } from './emulator/worlds/template';
import type { WorldLimits } from './emulator/worlds/world-cache';
import type { Disk } from './sqlite/storage';
import type { NamedRoute } from './transport/call';
import type { PlatformInfo } from './world/world';

export interface PlatformOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Null: the address that the server listens on. */
  publicUrl: string | null;
  /** Null: everything stays in memory. */
  dataDir: string | null;
  merchant: PlatformInfo['merchant'];
  /** What holds the data folder; left out: this machine's. */
  disk?: Disk;
  /** The control interface below `/qa/api`, for callers of this machine only. */
  control: boolean;
  /** The `x-world` header chooses the world. */
  worlds: boolean;
  /** How many worlds are kept, and for how long without being used; left out: 64, an hour. */
  worldLimits?: Partial<WorldLimits> | undefined;
  /** Where people open the web app, for links that lead there, without a trailing slash; null or left out: no links. */
  webUrl?: string | null;
  /** Logins by password do some work first, unless a world says otherwise; left out: they do not. */
  humanCheck?: boolean;
  /** Whose tokens prove a phone number; null or left out: those that this platform makes itself. */
  firebase?: PlatformInfo['firebase'];
  /** A folder with scenarios of the tester's own; null or left out: there is none. */
  scenariosDir?: string | null;
  /** Simulated winners and jackpot news. */
  activity: boolean;
  logLevel: string;
  /** Base address of an OTLP/HTTP collector of traces; null or left out: no traces. */
  traceCollector?: string | null;
  /** Origins that may frame games; left out: any port of this machine. */
  webOrigins?: readonly string[] | undefined;
  /** How many of a month's sessions of play the default data have, of a hundred; left out: all. */
  historyPercent?: number;
  /** Default data made beforehand; left out, they are built or read from the data folder. */
  template?: Template;
  /** Calls beside those of the features, for tests of the interface itself. */
  extraRoutes?: readonly NamedRoute[];
}
