import type { Adapter, AdapterPayload } from 'oidc-provider';
import { systemNow } from '../clock/system-time';

/** For what names no time of its own. */
const DEFAULT_SECONDS = 600;

interface Kept {
  payload: AdapterPayload;
  expiresAt: number;
}

/** What a login service remembers between two requests; in memory, as long as it is good. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();

  const sweep = (): void => {
    const now = systemNow();
    for (const [key, { expiresAt }] of kept) if (expiresAt <= now) kept.delete(key);
  };
  const of = (model: string) =>
    [...kept].filter(([key]) => key.startsWith(`${model}:`)).map(([, { payload }]) => payload);

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const find = async (id: string) => {
      sweep();
      return kept.get(keyOf(id))?.payload;
    };
    return {
      find,
      findByUid: async (uid) => of(model).find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => of(model).find((payload) => payload.userCode === userCode),
      async upsert(id, payload, expiresIn) {
        sweep();
        kept.set(keyOf(id), { payload, expiresAt: systemNow() + (expiresIn ?? DEFAULT_SECONDS) * 1_000 });
      },
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(systemNow() / 1_000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
