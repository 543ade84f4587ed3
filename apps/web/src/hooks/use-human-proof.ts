import { useCallback, useRef, useState } from 'react';
import { useAppServices } from '../app/app-services-context';
import { readFailure } from '../trpc/platform-failure';
import { solveHumanChallenge } from './proof-of-work';

/** A little before the platform forgets a challenge. */
const MARGIN_SECONDS = 30;

interface Proof {
  /** Undefined where none is asked for. */
  verification: string | undefined;
  goodUntil: number;
}

/** Goes into the input of a call that has to be proven; empty where nothing is asked for. */
type Proven = { verification?: string };

/**
 * The work that a login by password and a registration ask of a browser (AUTH-02): `prepare` begins it while somebody
 * types, `prove` makes a call with the result, which is good for one.
 */
export function useHumanProof() {
  const { client } = useAppServices();
  const [proving, setProving] = useState(false);
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

  const take = useCallback(async (): Promise<Proven> => {
    const prepared = pending.current;
    pending.current = null;
    setProving(true);
    try {
      const ready = await prepared;
      const { verification } = ready && ready.goodUntil > performance.now() ? ready : await work();
      return verification === undefined ? {} : { verification };
    } catch {
      // The call itself tells what is wrong.
      return {};
    } finally {
      setProving(false);
    }
  }, [work]);

  /** What was proven may have grown old, or the operator may have begun to ask: once more, by itself. */
  const prove = useCallback(
    async <Answer>(call: (proven: Proven) => Promise<Answer>): Promise<Answer> => {
      try {
        return await call(await take());
      } catch (cause) {
        if (readFailure(cause).code !== 'VERIFICATION_REQUIRED') throw cause;
        return call(await take());
      }
    },
    [take],
  );

  return {
    prepare,
    prove,
    /** The browser does its work, which whoever waits should know. */
    proving,
  };
}
