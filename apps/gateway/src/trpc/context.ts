import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import type { PublicCache } from '../cache/public-cache';
import type { SharedState } from '../cache/shared-state';
import type { ExternalCookies } from '../external-login/external-cookie';
import type { ContentHosts } from '../http/content-hosts';
import type { RequestFacts } from '../http/facts';
import type { LiveHub } from '../live/live-hub';
import type { Firebase } from '../platform/firebase';
import type { LoginServiceClients } from '../platform/login-services';
import type { Platform } from '../platform/platform';
import type { Session } from '../session/session';
import type { SessionCookies } from '../session/session-cookies';

/** What the whole process shares. */
export interface Services {
  readonly merchant: { readonly code: string; readonly key: string };
  readonly platform: Platform;
  readonly publicCache: PublicCache;
  readonly state: SharedState;
  readonly sessions: SessionCookies;
  readonly externalCookies: ExternalCookies;
  readonly loginServices: LoginServiceClients;
  readonly firebase: Firebase;
  readonly contentHosts: ContentHosts;
  readonly live: LiveHub;
  readonly nowMs: () => number;
  readonly countCall: (procedure: string, outcome: string) => void;
  /** For what goes wrong without failing the call. */
  readonly warn: (error: unknown, message: string) => void;
}

export type PlatformCall = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ValueOf<E>>;

export interface Context {
  readonly services: Services;
  readonly request: RequestFacts;
  /** Null until a procedure that needs a session has opened it. */
  readonly session: Session | null;
  /** Calls the platform for this request; with the token only where a session was opened. */
  readonly call: PlatformCall;
  readonly setCookie: (cookie: string) => void;
  /** Notes that a call of this request was answered from the public cache, fresh until then. */
  readonly answeredFromCache: (freshUntil: number) => void;
}
