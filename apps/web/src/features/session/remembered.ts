import { REMEMBER_ME_SECONDS } from '@tonalli/contracts/constants';

const KEY = 'rememberedLogin';

export interface RememberedLogin {
  username: string;
  mobile: string;
  dialingCode: string;
}

/** Who logged in here lately, for a day (AUTH-07); never a password. Null when nobody wanted to be remembered. */
export function readRemembered(): RememberedLogin | null {
  const kept = parse(localStorage.getItem(KEY));
  if (kept && kept.until > Date.now()) return kept;
  forgetLogin();
  return null;
}

export function rememberLogin({ username, mobile, dialingCode }: RememberedLogin): void {
  const until = Date.now() + REMEMBER_ME_SECONDS * 1_000;
  localStorage.setItem(KEY, JSON.stringify({ username, mobile, dialingCode, until }));
}

export function forgetLogin(): void {
  localStorage.removeItem(KEY);
}

function parse(text: string | null): (RememberedLogin & { until: number }) | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const [username, mobile, dialingCode, until] = ['username', 'mobile', 'dialingCode', 'until'].map((name) =>
      Reflect.get(kept, name),
    );
    const isText = typeof username === 'string' && typeof mobile === 'string' && typeof dialingCode === 'string';
    return isText && typeof until === 'number' ? { username, mobile, dialingCode, until } : null;
  } catch {
    return null;
  }
}
