import { useCallback, useRef } from 'react';
import { useAppServices } from '../app/app-services-context';
import { solveHumanChallenge } from './human-work';

/** A little before the platform forgets a challenge. */
const MARGIN_SECONDS = 30;

interface Proof {
  /** Undefined where none is asked for. */
  verification: string | undefined;
  goodUntil: number;
}

/**
 * The work that a login by password asks of a browser, done ahead of time (AUTH-02): `prepare` begins it while
 * somebody types, `take` hands the result out, once.
 */
export function useHumanProof() {
  const { client } = useAppServices();
  const pending = useRef<Promise<Proof> | null>(null);

  const work = useCallback(async (): Promise<Proof> => {
    const { challenge, ttlSeconds } = await client.session.humanChallenge.mutate();
    if (!challenge) return { verification: undefined, goodUntil: Number.POSITIVE_INFINITY };
    const goodUntil = performance.now() + (ttlSeconds - MARGIN_SECONDS) * 1_000;
    return { verification: (await solveHumanChallenge(challenge)) ?? undefined, goodUntil };
  }, [client]);

  const prepare = useCallback(() => {
    pending.current = work();
    // Whoever takes it hears of the failure; nobody may.
    pending.current.catch(() => undefined);
  }, [work]);

  const take = useCallback(async (): Promise<string | undefined> => {
    const prepared = pending.current;
    pending.current = null;
    try {
      const ready = await prepared;
      if (ready && ready.goodUntil > performance.now()) return ready.verification;
      return (await work()).verification;
    } catch {
      // The login itself tells what is wrong.
      return undefined;
    }
  }, [work]);

  return { prepare, take };
}
