import type { HumanChallengeView } from '@tonalli/contracts/session/api';

type Challenge = NonNullable<HumanChallengeView['challenge']>;

/** Longer than the slowest phone takes; then the login goes on without, and says what is missing. */
const GIVE_UP_MS = 60_000;

/** Solves a challenge in a worker, so that the page stays as quick as it was. Null when it cannot be done. */
export function solveHumanChallenge(challenge: Challenge): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./human-work.worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => settle(null), GIVE_UP_MS);
    const settle = (solution: unknown) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(solution ? btoa(JSON.stringify({ challenge, solution })) : null);
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => settle(data);
    worker.onerror = () => settle(null);
    worker.postMessage(challenge);
  });
}
