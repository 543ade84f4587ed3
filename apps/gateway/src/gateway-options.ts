import type { ConnectionLimits } from './http/connection-limits';
import type { FirebaseOptions } from './platform/firebase';
import type { LoginServices } from './platform/login-services';

export interface GatewayOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly platformUrl: string;
  /** Sign calls of the platform with the merchant's key; left out: they are. */
  readonly signCalls?: boolean;
  readonly merchant: { readonly code: string; readonly key: string };
  /** The first seals sessions, all open them. */
  readonly sessionSecrets: readonly string[];
  /** Forward the QA world that a browser's cookie names. Never in production. */
  readonly worlds: boolean;
  /** Where the built web app lies; null when something else serves it. */
  readonly webDist: string | null;
  /** Off takes the web app's service worker away from browsers that have it; left out, it is on. */
  readonly serviceWorker?: boolean;
  readonly logLevel: string;
  /** Where the log goes, a line each; left out: standard output. */
  readonly logStream?: { write(line: string): void };
  readonly trustedProxies: number;
  readonly addressRequestsPerSecond: number;
  /** What is left out is as in `DEFAULT_LIMITS`. */
  readonly limits?: Partial<ConnectionLimits>;
  /** Serve the list of procedures at `/reference`. */
  readonly reference: boolean;
  /** Base address of an OTLP/HTTP collector of traces; null or left out: no traces. */
  readonly traceCollector?: string | null;
  /** Services for external login; left out: those of the mock platform. */
  readonly loginServices?: LoginServices;
  /** Sender of SMS codes where the operator uses Firebase; left out: the mock platform's. */
  readonly firebase?: FirebaseOptions;
  /** Where processes share their state (Redis); null or left out: this one is alone. */
  readonly redisUrl?: string | null;
  /** What this program is: processes of another release share limits with it, but no answers. */
  readonly release?: string;
  /** How long it still answers, as not ready, once it is told to stop; left out: not at all. */
  readonly drainMs?: number;
  /** Milliseconds since the epoch. */
  readonly nowMs?: () => number;
  /** Deadline of a platform call. */
  readonly platformDeadlineMs?: number;
  /** For how long a page waits for what the platform has to say: the hosts that its security policy names, whether a session is open. */
  readonly hostsWaitMs?: number;
}
