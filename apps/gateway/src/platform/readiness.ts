import { z } from 'zod';

const WAIT_MS = 2_000;
const REASON_MAX_CHARACTERS = 200;
const Refusal = z.object({ status: z.string().min(1).max(REASON_MAX_CHARACTERS) });

/** Why a platform says that it is not ready; null when it does not, as one that has no such page. */
export async function unreadyReason(platformUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL('/readyz', platformUrl), { signal: AbortSignal.timeout(WAIT_MS) });
    if (answer.status !== 503) return null;
    return Refusal.parse(await answer.json()).status;
  } catch {
    // Whether it answers at all, its interface tells.
    return null;
  }
}
