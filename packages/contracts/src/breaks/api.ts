import { z } from 'zod';
import { BreakChoice as Choice, type BreakView as Wire } from './wire';

/** A member's break from playing, what may be taken now, and the way back. Times in ISO 8601 UTC. */
export type BreakView = z.output<typeof Wire>;
export type BreakChoice = Choice;

export const TakeBreakInput = z.strictObject({ choice: Choice });
