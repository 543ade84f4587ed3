import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { Outcome } from './interceptor';

/** The whole answer under the merchant's key, as it travels to a caller who can open it. An empty one, of a fault, stays. */
export async function sealAnswer(outcome: Outcome, merchantKey: string): Promise<Outcome> {
  if (outcome.manner === 'dropped' || outcome.answer.body === '') return outcome;
  const { answer } = outcome;
  return { ...outcome, answer: { ...answer, sealed: true, body: await sealUnderSharedKey(merchantKey, answer.body) } };
}
