import { fetchHumanChallenge, type HumanProof } from '@tonalli/contracts/session/wire';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CallOptions, TestPlatform } from './test-platform';

/** Does the work that a world asks for, as a browser sends it; `change` spoils it. */
export async function solvedProof(
  platform: TestPlatform,
  options: CallOptions,
  change: (proof: HumanProof) => unknown = (proof) => proof,
): Promise<string> {
  const { challenge } = await platform.value(fetchHumanChallenge, {}, options);
  if (!challenge) throw new Error('nothing is asked for');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return Buffer.from(JSON.stringify(change({ challenge, solution }))).toString('base64');
}
