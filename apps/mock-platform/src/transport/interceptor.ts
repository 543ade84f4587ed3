import type { WireLanguage } from '@tonalli/contracts/language';
import type { Entry, EntryStart, NotedMember } from '../world/recorder';
import type { World } from '../world/world';
import type { Answer } from './envelope';

/** What is done to a call's own parts on its way to the verb. */
export interface AppliedFault {
  readonly seal: 'corrupted' | 'rotated' | null;
  readonly tokenExpired: boolean;
}

export const NO_FAULT: AppliedFault = { seal: null, tokenExpired: false };

/** What leaves for the caller, and how: the connection may break in the middle or without an answer, or be slow. */
export type Outcome =
  | { readonly manner: 'whole' | 'cut'; readonly answer: Answer }
  | { readonly manner: 'dripped'; readonly answer: Answer; readonly milliseconds: number; readonly pieces: number }
  | { readonly manner: 'dropped' };

export const wholly = (answer: Answer): Outcome => ({ manner: 'whole', answer });

/** A call as faults look at it. */
export interface IncomingCall {
  /** The name of the endpoint or of a game's call. */
  name: string;
  /** It carries a sealed payload, a token. */
  sealed: boolean;
  hasToken: boolean;
  /** Whose token it carries. Asked only when a fault waits for one member. */
  member: () => NotedMember | null;
}

export interface InterceptedCall {
  world: World;
  start: EntryStart;
  meeting: IncomingCall;
  language: WireLanguage;
  /** Does the call's work and never throws. It tells the entry what it learns: the member, the request. */
  perform: (entry: Entry, sabotage: AppliedFault) => Promise<Answer>;
  /** Replaces the sealing key. */
  rotateKeys: () => void;
}

/** Takes a call to its work and back; what goes wrong on purpose goes wrong on this way. `entry` is the call's own. */
export type Interceptor = (call: InterceptedCall, entry: Entry) => Promise<Outcome>;

/** The way on which nothing happens. */
export const directly: Interceptor = async ({ perform }, entry) => wholly(await perform(entry, NO_FAULT));

/** Tells an entry what its call was answered. */
export function noteAnswer(entry: Entry, outcome: Outcome): void {
  entry.delivery = outcome.manner;
  if (outcome.manner === 'dropped') {
    entry.code = 'DROPPED';
    return;
  }
  const { status, body, code } = outcome.answer;
  entry.status = status;
  entry.body = body;
  entry.code = code ?? (status === 200 && body.startsWith('{"success":true') ? 'OK' : null);
}
