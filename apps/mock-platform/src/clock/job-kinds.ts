import type { z } from 'zod';

/** A kind of due job, under the name that its jobs are stored by, with what they carry. */
export interface JobKind<Payload = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

export const jobKind = <Payload>(name: string, payload: z.ZodType<Payload>): JobKind<Payload> => ({ name, payload });

export interface Job<Payload = unknown> {
  id: number;
  /** The name of its kind. */
  kind: string;
  key: string;
  dueAt: number;
  payload: Payload;
}
