import type { RateLimit } from '../trpc/meta';

/** A question whose answer is public. */
export interface Question {
  readonly world: string | null;
  /** Different for every answer there can be. */
  readonly text: string;
}

/**
 * What gateway processes have to agree on. One process keeps it in memory; several keep it in one store behind this
 * same interface.
 */
export interface SharedState {
  /** Counts one call. Answers 0 when it is within the limit, otherwise the whole seconds to wait. */
  take(key: string, limit: RateLimit): Promise<number>;
  /** A kept public answer; the caller judges its age. */
  readAnswer(question: Question): Promise<KeptAnswer> | KeptAnswer;
  /** Keeps an answer, unless its world was cleared since `generation` was read. Tells whether it did. */
  writeAnswer(question: Question, answer: CachedAnswer, generation: string): Promise<boolean> | boolean;
  /** Forgets every kept answer of a world. */
  clearAnswers(world: string | null): Promise<void> | void;
}

export interface KeptAnswer {
  readonly answer: CachedAnswer | undefined;
  /** Another one after every clearing of the world. */
  readonly generation: string;
}

export interface CachedAnswer {
  readonly value: unknown;
  /** Milliseconds since the epoch. */
  readonly freshUntil: number;
  readonly staleUntil: number;
}

/** Requests of one address at all processes together. */
export interface SharedRequests {
  readonly requests: number;
  /** Milliseconds until they are counted anew. */
  readonly endsInMs: number;
}

/** `own`: one process keeps it for itself; `lost`: the common store is away, and each process counts and keeps by itself. */
export type Standing = 'own' | 'shared' | 'lost';

/** The state of a process, wherever it lies. */
export interface GatewayState extends SharedState {
  /** Adds what addresses have asked here; null where nobody else counts. */
  readonly addRequests:
    | ((counts: ReadonlyMap<string, number>, windowMs: number) => Promise<ReadonlyMap<string, SharedRequests>>)
    | null;
  standing(): Standing;
  /** Waits a while for the common store. Rejects only when it refuses us, which no waiting mends. */
  open(): Promise<void>;
  close(): void;
}
