import { HOME_FAVORITES_LIMIT } from '@tonalli/contracts/constants';
import type { STATE_MACHINES, StateMachine } from '@tonalli/contracts/qa/state-machines';
import type { World } from '../db/world';
import { currentStatus } from '../http/gate';

const PASSWORD_MAX_AGE_MS = 90 * 86_400_000;

/** What a row of the database says of itself; `@now` is the world's time, `@after` the last member who does not count. */
const QUERIES = {
  deposit: 'SELECT DISTINCT status FROM deposit_orders WHERE member_id > @after',
  withdrawal: 'SELECT DISTINCT status FROM withdrawals WHERE member_id > @after',
  bet: 'SELECT DISTINCT status FROM bets WHERE member_id > @after',
  redemption: 'SELECT DISTINCT status FROM point_redemptions WHERE member_id > @after',
  promotion: `SELECT DISTINCT CASE WHEN starts_at > @now THEN 'COMING_SOON' WHEN ends_at <= @now THEN 'CLOSED'
    ELSE 'OPEN' END FROM promotions WHERE @after <> ''`,
  vipBonus: `SELECT DISTINCT CASE WHEN claimed_at IS NOT NULL THEN 'claimed' WHEN expires_at <= @now THEN 'lapsed'
    ELSE 'waiting' END FROM vip_bonuses WHERE member_id > @after`,
  message: `SELECT DISTINCT CASE WHEN s.deleted_at IS NOT NULL THEN 'deleted' WHEN s.read_at IS NOT NULL THEN 'read'
    ELSE 'unread' END FROM messages m LEFT JOIN message_states s ON s.message_id = m.id WHERE m.member_id > @after`,
  feedback: `SELECT DISTINCT iif(EXISTS (SELECT 1 FROM feedback_replies r WHERE r.feedback_id = f.id), 'ANSWERED', 'RECEIVED')
    FROM feedback f WHERE f.member_id > @after`,
  account: 'SELECT DISTINCT status FROM members WHERE id > @after',
  password: `SELECT DISTINCT CASE WHEN default_password = 1 THEN 'default'
    WHEN @now - password_changed_at > ${PASSWORD_MAX_AGE_MS} THEN 'expired' ELSE 'own' END FROM members WHERE id > @after`,
  login: `SELECT DISTINCT CASE WHEN f.locked_until > @now THEN 'locked' WHEN f.failures >= 3 THEN 'captcha-due'
    ELSE 'free' END FROM members m LEFT JOIN login_failures f ON f.key = m.id || '|127.0.0.1' WHERE m.id > @after`,
  session: `SELECT 'open' FROM sessions WHERE expires_at > @now AND member_id > @after UNION
    SELECT 'revoked' FROM logins l WHERE succeeded = 1 AND member_id > @after
      AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.member_id = l.member_id)`,
  paymentPassword: `SELECT DISTINCT CASE WHEN payment_password_hash IS NULL THEN 'unset' ELSE 'set' END FROM members
    WHERE type = 0 AND id > @after UNION
    SELECT 'locked' FROM secret_failures WHERE secret = 'payment' AND locked_until > @now AND member_id > @after`,
  favorites: `SELECT DISTINCT CASE WHEN n = 0 THEN 'none' WHEN n < ${HOME_FAVORITES_LIMIT} THEN 'some' ELSE 'full' END
    FROM (SELECT (SELECT count(*) FROM favorites WHERE member_id = m.id) n FROM members m WHERE m.id > @after)`,
  recentGames: `SELECT DISTINCT CASE WHEN EXISTS (SELECT 1 FROM recent_games WHERE member_id = m.id) THEN 'some'
    ELSE 'none' END FROM members m WHERE m.id > @after`,
  wallet: `SELECT DISTINCT CASE WHEN balance_minor = 0 THEN 'empty' ELSE 'filled' END FROM accounts
    WHERE kind = 'member.main' AND owner_id > @after`,
} as const satisfies Partial<Record<StateMachine, string>>;

function platformState(world: World): (typeof STATE_MACHINES)['platform'][number] {
  if (world.settings.get('domains').length > 0) return 'domain-unknown';
  return (['open', 'maintenance', 'region-blocked'] as const)[currentStatus(world).status];
}

function jackpotState({ settings, sqlite }: World, after: string): (typeof STATE_MACHINES)['jackpot'][number] {
  if (settings.get('jackpot').kind === 'TICKER') return 'ticker';
  return sqlite.prepare('SELECT 1 FROM jackpot_wins WHERE member_id > ?').get(after) ? 'won' : 'growing';
}

/** The member who came last. */
export const lastMember = ({ sqlite }: World): string =>
  sqlite.prepare<[], string>('SELECT max(id) FROM members').pluck().get() ?? '';

/** The states of a world, and of the members who came after one of them, as `machine:state`. */
export function statesOf(world: World, after: string): Set<string> {
  const now = world.clock.now();
  const open = new Set(world.settings.get('walletVendors'));
  const wallets = world.sqlite
    .prepare<[string], string>(
      "SELECT vendor FROM accounts WHERE kind = 'member.vendor' AND balance_minor > 0 AND owner_id > ?",
    )
    .pluck();
  const analytics = world.settings.get('gtagId') === '' ? 'off' : 'on';
  const found = new Set([
    `platform:${platformState(world)}`,
    `clock:${world.clock.state().mode}`,
    `analytics:${analytics}`,
    `jackpot:${jackpotState(world, after)}`,
    ...wallets.all(after).map((vendor) => `vendorWallet:${open.has(vendor) ? 'filled' : 'left-behind'}`),
  ]);
  for (const [machine, query] of Object.entries(QUERIES)) {
    const statement = world.sqlite.prepare<[{ now: number; after: string }], string>(query).pluck();
    for (const state of statement.all({ now, after })) found.add(`${machine}:${state}`);
  }
  return found;
}
