import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Does the work of one challenge away from the page, and answers with the solution or null. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null);
  self.postMessage(solution);
};
