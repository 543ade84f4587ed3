export interface ReplayGuard {
  /** Notes an id until `expiresAtMs`. False when it is noted already, or when there is no room (fails closed). */
  remember(id: string, expiresAtMs: number): boolean;
  /** Ids held, expired ones that were not swept yet included. */
  size(): number;
}

/**
 * Remembers message ids of one process. Holds at most `maxEntries`: when all of them are still
 * alive, a new one is refused rather than an old one forgotten, since forgetting would let a replay in.
 */
export function createReplayGuard(maxEntries: number, nowMs: () => number = Date.now): ReplayGuard {
  const expiryById = new Map<string, number>();
  let firstExpiryMs = Number.POSITIVE_INFINITY;

  const sweep = (now: number) => {
    // While nothing has expired a full guard answers at once, however often it is asked.
    if (now <= firstExpiryMs) return;
    firstExpiryMs = Number.POSITIVE_INFINITY;
    for (const [id, expiresAtMs] of expiryById) {
      if (expiresAtMs < now) expiryById.delete(id);
      else firstExpiryMs = Math.min(firstExpiryMs, expiresAtMs);
    }
  };

  return {
    remember(id, expiresAtMs) {
      if (expiryById.has(id)) return false;
      const now = nowMs();
      if (expiresAtMs < now) return false;
      if (expiryById.size >= maxEntries) sweep(now);
      if (expiryById.size >= maxEntries) return false;
      expiryById.set(id, expiresAtMs);
      firstExpiryMs = Math.min(firstExpiryMs, expiresAtMs);
      return true;
    },
    size: () => expiryById.size,
  };
}
