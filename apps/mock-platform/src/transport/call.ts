import type { Callers } from '@tonalli/contracts/access-row';
import type { CallSignatures, Opener } from '@tonalli/contracts/sealing';
import type { FastifyRequest } from 'fastify';
import type { SessionMember } from '../people/session-member';
import type { WorldDirectory } from '../world/directory';
import type { PlatformInfo, World } from '../world/world';
import type { Interceptor } from './interceptor';
import type { GamePlayer, Route } from './verb';

/** How tokens of games' sessions are read. */
export interface GameTokens {
  /** The name of the world that stands in a token; null where none does. */
  worldOf: (token: string) => string | null;
  /** Whose session it is; null once it is over. */
  open: (world: World, token: string) => GamePlayer | null;
}

export interface DispatchParts {
  worlds: WorldDirectory;
  /** The world header is honoured. */
  worldsOn: boolean;
  merchant: PlatformInfo['merchant'];
  signatures: CallSignatures;
  opener: Opener;
  authenticate: (world: World, token: string, isUse?: boolean) => SessionMember | null;
  gameTokens: GameTokens;
  endSession: (world: World, tokenId: string) => void;
  rotateKeys: () => void;
  /** The way of a call to its verb and back. */
  interceptor: Interceptor;
  onBug: (error: unknown, request: FastifyRequest) => void;
}

/** A route under the name that faults, journal, metrics and logs call it, and who may call it. */
export interface NamedRoute extends Route {
  readonly name: string;
  readonly may: Callers;
  /** A member on a break from playing may call it. */
  readonly isForBreaks: boolean;
}
