import type { ErrorCode } from '@tonalli/contracts/errors';
import type { Access } from '@tonalli/gateway/access';
import type { Resources } from './resources';

type Answer = ErrorCode | 'OK';

export interface Row {
  readonly access: Access;
  readonly input?: (resources: Resources) => unknown;
  /** What those get who are let in; `OK` when left out. */
  readonly answer?: Answer;
  /** For an input that names the owner's thing: what everybody else gets who is let in. */
  readonly others?: Answer;
  /** The gateway answers so whatever the platform says. */
  readonly ownAnswer?: boolean;
}

export type Call = Omit<Row, 'access'>;
export const asked = (input?: unknown, given: Omit<Call, 'input'> = {}): Call => ({
  ...(input === undefined ? {} : { input: isMaker(input) ? input : () => input }),
  ...given,
});
const isMaker = (input: unknown): input is (resources: Resources) => unknown => typeof input === 'function';

/** Of an input that names what is the owner's. */
export const owned = (make: (resources: Resources) => unknown, others: ErrorCode, answer: Answer = 'OK'): Call =>
  asked(make, { others, answer });
