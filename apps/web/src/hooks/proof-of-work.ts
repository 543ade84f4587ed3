import type { HumanChallengeView } from '@tonalli/contracts/session/api';

type Challenge = NonNullable<HumanChallengeView['challenge']>;

/** Longer than the slowest phone takes; then the login goes on without a solution, and is refused with a reason. */
const GIVE_UP_MS = 60_000;

/** Solves a challenge in a worker, off the main thread. Null when it fails or takes too long. */
export function solveHumanChallenge(challenge: Challenge): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
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
