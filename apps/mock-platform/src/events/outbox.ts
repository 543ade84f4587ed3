import { z } from 'zod';
import { type Job, type JobKind, jobKind } from '../clock/job-kinds';
import type { JobRulesOf } from '../clock/job-rules';
import type { JobOutcome } from '../clock/job-runner';

const LaterPayload = z.object({ fact: z.string(), payload: z.unknown() });
type LaterPayload = z.output<typeof LaterPayload>;

/** Something that happened in the domain, by its name in the catalogue. */
export interface Fact<Payload> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
}

/** What one consumer does after COMMIT of a transaction that told of a fact. */
export interface LaterReaction<Context, Payload = unknown> {
  /** Of the consumer. It hears of its facts in the order in which they were told, and of no further one while one has failed. */
  readonly name: string;
  readonly fact: Fact<Payload>;
  /** As in `JobRules`. */
  readonly person?: boolean;
  /** Runs as a job does: in a transaction of its own, at the time at which the fact was told. */
  handler(context: Context, payload: Payload): JobOutcome;
}

export interface Outbox {
  /**
   * Writes the fact down for each of its consumers, in the transaction that makes it one. Throws outside of a
   * transaction: what is told has to be undone with what it tells of.
   */
  tell<Payload>(fact: Fact<Payload>, payload: Payload): void;
}

export interface OutboxParts<Context> {
  reactions: readonly LaterReaction<Context>[];
  inTransaction: () => boolean;
  /** Puts a job into the table, due at once, behind all others of its kind. */
  append: (kind: JobKind<LaterPayload>, payload: LaterPayload) => void;
}

export interface DrainedOutbox<Context> extends Outbox {
  /** Null for kinds that are no consumers'. */
  rulesOf: JobRulesOf;
  react(context: Context, job: Job): JobOutcome;
  /** Whether something was told since this was last asked. */
  wasTold(): boolean;
}

/** The kind of what a consumer does after COMMIT. */
const kindOf = (consumer: string): JobKind<LaterPayload> => jobKind(`later.${consumer}`, LaterPayload);

/**
 * Facts on their way to those who react later. Each is a due job of its consumer's lane, removed in the transaction of
 * the reaction: neither a crash nor a failure loses one or delivers it twice.
 */
export function createOutbox<Context>(parts: OutboxParts<Context>): DrainedOutbox<Context> {
  const { reactions } = parts;
  let told = false;
  const consumers = new Map<string, LaterReaction<Context>[]>();
  for (const reaction of reactions) {
    const own = consumers.get(kindOf(reaction.name).name) ?? [];
    if (own.some(({ fact }) => fact.name === reaction.fact.name)) {
      throw new Error(`${reaction.name} reacts to ${reaction.fact.name} already`);
    }
    consumers.set(kindOf(reaction.name).name, [...own, reaction]);
  }

  return {
    tell({ name }, payload) {
      if (!parts.inTransaction()) throw new Error(`${name} is told outside of a transaction`);
      for (const { name: consumer, fact } of reactions) {
        if (fact.name === name) parts.append(kindOf(consumer), { fact: name, payload });
      }
      told = true;
    },
    rulesOf(kind) {
      const own = consumers.get(kind);
      if (!own) return undefined;
      const person = own.some((reaction) => reaction.person !== false);
      return { schema: LaterPayload, priority: 'settle', lane: () => kind, person };
    },
    react(context, { kind, payload }) {
      const { fact, payload: given } = LaterPayload.parse(payload);
      const reaction = consumers.get(kind)?.find((candidate) => candidate.fact.name === fact);
      if (!reaction) throw new Error(`${kind} does not react to ${fact}`);
      return reaction.handler(context, reaction.fact.schema.parse(given));
    },
    wasTold() {
      const was = told;
      told = false;
      return was;
    },
  };
}
