import type { ExternalEntry, SecondStepView } from '@tonalli/contracts/session/api';
import { createDraft } from './draft';

type Unknown = Extract<ExternalEntry, { kind: 'unknown' }>['identity'];

interface ExternalValues {
  /** Verified by a service and nobody's yet: the registration makes an account that it opens. */
  newcomer: { attempt: string; identity: Unknown } | null;
  /** What a login at a service waits for. */
  step: SecondStepView | null;
}

/** What came of a login at another service, for whichever dialog goes on with it. */
export const externalDraft = createDraft<ExternalValues>({ newcomer: null, step: null });
