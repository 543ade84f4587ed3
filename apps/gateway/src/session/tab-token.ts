import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import QuickLRU from 'quick-lru';

const NONCE_BYTES = 16;
const CHECKED_TOKENS_MAX = 10_000;
const TOKEN = /^[\w-]{22}\.[\w-]{43}$/;

export interface TabTokens {
  /** A new tab token of this session: a nonce and its MAC together with the session's id. */
  issue(sid: string): string;
  belongs(tabToken: string, sid: string): boolean;
}

export function createTabTokens(secrets: readonly string[]): TabTokens {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'tonalli tab token', 32)));
  const [first] = keys;
  if (!first) throw new RangeError('a session secret is needed');
  /** Tokens that proved right, with their session. */
  const checked = new QuickLRU<string, string>({ maxSize: CHECKED_TOKENS_MAX });

  return {
    issue(sid) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${mac(first, sid, nonce).toString('base64url')}`;
    },
    belongs(tabToken, sid) {
      if (checked.get(tabToken) === sid) return true;
      if (!TOKEN.test(tabToken)) return false;
      const [nonce = '', encoded = ''] = tabToken.split('.');
      const given = Buffer.from(encoded, 'base64url');
      const right =
        given.toString('base64url') === encoded && keys.some((key) => timingSafeEqual(mac(key, sid, nonce), given));
      if (right) checked.set(tabToken, sid);
      return right;
    },
  };
}

function mac(key: Buffer, sid: string, nonce: string): Buffer {
  return createHmac('sha256', key).update(`${sid}|${nonce}`).digest();
}
