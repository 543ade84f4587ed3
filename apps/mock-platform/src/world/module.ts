import type { LaterReaction } from '../events/outbox';
import type { LedgerParts } from '../ledger/create-ledger';
import type { GrantPort } from './grant-port';
import type { GuardRule } from './guard-rules';
import type { JobDefinition } from './jobs';
import type { OwnSection } from './own-data';
import type { Reactions } from './reactions';
import type { RewardPayer } from './reward-payers';
import type { Seed } from './seed-order';
import type { Part, World } from './world';

/** What one folder of the platform adds to every world. */
export interface Module {
  readonly name: string;
  /** Its steps of the default data. */
  readonly seeds?: readonly Seed[];
  /** Built with the world, so that what they remember is put back with it. */
  readonly parts?: readonly Part<unknown>[];
  readonly jobs?: readonly JobDefinition[];
  /** What it does in the transactions of others. */
  readonly on?: Reactions;
  /** What it does after COMMIT of the transactions of others. */
  readonly later?: readonly LaterReaction<World>[];
  /** Whether money may move, where it has a say in that. */
  readonly guard?: readonly GuardRule<World>[];
  /** The kinds of reward that it hands over. */
  readonly rewards?: readonly RewardPayer<World>[];
  /** What it knows of bonus money; one folder at most. */
  readonly grants?: GrantPort<World>;
  /** What it hands over to a member of their own data. */
  readonly ownData?: readonly OwnSection<World>[];
  /** What else has to add up for the ledger's audit to be clean. */
  readonly audits?: NonNullable<LedgerParts['audits']>;
}

export const defineModule = (module: Module): Module => module;
