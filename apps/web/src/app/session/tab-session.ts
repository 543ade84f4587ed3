import type { SessionView } from '@tonalli/contracts/session/api';

/** Session storage keys (AUTH-04); `isAgent` holds the member's type, as the specification reads it. */
const KEYS = {
  token: 'token',
  nickname: 'nickname',
  account: 'account',
  username: 'username',
  customerId: 'customerId',
  type: 'isAgent',
  firstTimeLogin: 'firstTimeLogin',
  onBreak: 'onBreak',
} as const;

/** Survive logout: they belong to the site, not to the member. */
const MERCHANT_KEYS = ['merchant', 'merchantCode'] as const;

export type MemberType = SessionView['type'];
export type TabSession = Pick<
  SessionView,
  | 'token'
  | 'nickname'
  | 'account'
  | 'username'
  | 'customerId'
  | 'type'
  | 'isAgent'
  | 'isTrial'
  | 'firstTimeLogin'
  | 'onBreak'
>;

const TYPES: ReadonlyMap<string, MemberType> = new Map<string, MemberType>(
  ([0, 1, 2, 3, 4, 41, 42] as const).map((type) => [String(type), type]),
);
const AGENT_TYPES: ReadonlySet<MemberType> = new Set<MemberType>([1, 2, 41, 42]);
const TRIAL_TYPE: MemberType = 4;

export function readTabSession(storage: Storage): TabSession | null {
  const token = storage.getItem(KEYS.token);
  const type = TYPES.get(storage.getItem(KEYS.type) ?? '');
  if (!token || type === undefined) return null;
  const text = (key: string) => storage.getItem(key) ?? '';
  return {
    token,
    nickname: text(KEYS.nickname),
    account: text(KEYS.account),
    username: text(KEYS.username),
    customerId: text(KEYS.customerId),
    type,
    isAgent: AGENT_TYPES.has(type),
    isTrial: type === TRIAL_TYPE,
    firstTimeLogin: text(KEYS.firstTimeLogin) === '1',
    onBreak: text(KEYS.onBreak) === '1',
  };
}

export function writeTabSession(storage: Storage, session: TabSession): void {
  storage.setItem(KEYS.token, session.token);
  storage.setItem(KEYS.nickname, session.nickname);
  storage.setItem(KEYS.account, session.account);
  storage.setItem(KEYS.username, session.username);
  storage.setItem(KEYS.customerId, session.customerId);
  storage.setItem(KEYS.type, String(session.type));
  if (session.firstTimeLogin) storage.setItem(KEYS.firstTimeLogin, '1');
  if (session.onBreak) storage.setItem(KEYS.onBreak, '1');
  else storage.removeItem(KEYS.onBreak);
}

/** Empties the tab's storage and puts the merchant's keys back (AUTH-12). */
export function clearTabSession(storage: Storage): void {
  const kept = MERCHANT_KEYS.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
}

export function writeMerchant(tab: Storage, browser: Storage, merchant: string): void {
  for (const key of MERCHANT_KEYS) tab.setItem(key, merchant);
  browser.setItem('merchantCode', merchant);
}
