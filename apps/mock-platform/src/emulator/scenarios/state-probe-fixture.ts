import { HOME_FAVORITES_LIMIT } from '@tonalli/contracts/constants';
import type { STATE_MACHINES, StateMachine } from '@tonalli/qa/state-machines';
import { issueNamed, orderOf, requireListed, requireOrder } from '../../features/lottery';
import { JACKPOT_RULES } from '../../features/play';
import { standingsOf } from '../../features/promotions';
import { HUMAN_CHECK, UNREGISTERED_IP_STEP } from '../../features/session';
import { GTAG_ID } from '../../features/system';
import { vipStandingOf } from '../../features/vip';
import { WALLET_VENDORS } from '../../features/wallet';
import { currentStatus } from '../../transport/availability';
import { DOMAINS, MODULES_OFF } from '../../world/operator-settings';
import type { World } from '../../world/world';
import { keepingStateOf } from '../control/vip-commands';

const PASSWORD_MAX_AGE_MS = 90 * 86_400_000;

/** What a row of the database says of itself; `@now` is the world's time, `@after` the last member who does not count. */
const QUERIES = {
  deposit: 'SELECT DISTINCT status FROM deposit_orders WHERE member_id > @after',
  identityCheck: `SELECT DISTINCT coalesce(c.status, 'NONE') FROM members m
    LEFT JOIN identity_checks c ON c.member_id = m.id WHERE m.id > @after`,
  withdrawal: 'SELECT DISTINCT status FROM withdrawals WHERE member_id > @after',
  bet: 'SELECT DISTINCT status FROM bets WHERE member_id > @after',
  redemption: 'SELECT DISTINCT status FROM point_redemptions WHERE member_id > @after',
  promotion: `SELECT DISTINCT CASE WHEN starts_at > @now THEN 'COMING_SOON' WHEN ends_at <= @now THEN 'CLOSED'
    WHEN paused_at IS NOT NULL OR spent_at IS NOT NULL THEN 'STOPPED' ELSE 'OPEN' END FROM promotions WHERE @after <> ''`,
  vipBonus: `SELECT DISTINCT CASE WHEN paid_at IS NOT NULL THEN 'claimed' WHEN expires_at <= @now THEN 'lapsed'
    ELSE 'waiting' END FROM rewards WHERE source = 'vip' AND member_id > @after`,
  message: `SELECT DISTINCT CASE WHEN s.deleted_at IS NOT NULL THEN 'deleted' WHEN s.read_at IS NOT NULL THEN 'read'
    ELSE 'unread' END FROM messages m LEFT JOIN message_states s ON s.message_id = m.id WHERE m.member_id > @after`,
  feedback: `SELECT DISTINCT iif(EXISTS (SELECT 1 FROM feedback_replies r WHERE r.feedback_id = f.id), 'ANSWERED', 'RECEIVED')
    FROM feedback f WHERE f.member_id > @after`,
  account: 'SELECT DISTINCT status FROM members WHERE id > @after',
  password: `SELECT DISTINCT CASE WHEN default_password = 1 THEN 'default'
    WHEN @now - password_changed_at > ${PASSWORD_MAX_AGE_MS} THEN 'expired' ELSE 'own' END FROM members WHERE id > @after`,
  firstLogin: "SELECT DISTINCT iif(first_login_at IS NULL, 'due', 'done') FROM members WHERE id > @after",
  authenticator: `SELECT DISTINCT CASE WHEN t.member_id IS NULL THEN 'none' WHEN t.confirmed_at IS NULL THEN 'begun'
    ELSE 'on' END FROM members m LEFT JOIN member_totps t ON t.member_id = m.id WHERE m.id > @after`,
  passkey: `SELECT DISTINCT iif(EXISTS (SELECT 1 FROM passkeys p WHERE p.member_id = m.id), 'some', 'none')
    FROM members m WHERE m.id > @after`,
  mobile: `SELECT DISTINCT iif(v.contact = m.mobile, 'verified', 'given') FROM members m
    LEFT JOIN verified_contacts v ON v.member_id = m.id AND v.kind = 'mobile' WHERE m.mobile IS NOT NULL AND m.id > @after`,
  email: `SELECT DISTINCT CASE WHEN m.email IS NULL THEN 'none' WHEN v.contact = m.email THEN 'verified' ELSE 'given' END
    FROM members m LEFT JOIN verified_contacts v ON v.member_id = m.id AND v.kind = 'email' WHERE m.id > @after`,
  smsCode: `SELECT DISTINCT CASE WHEN used_at IS NOT NULL THEN 'used' WHEN failures >= 5 THEN 'worn-out'
    WHEN expires_at <= @now THEN 'expired' ELSE 'waiting' END FROM sms_messages WHERE @after <> ''`,
  passwordLink: `SELECT DISTINCT iif(expires_at <= @now, 'expired', 'waiting') FROM password_links WHERE member_id > @after`,
  depositLimit: `SELECT DISTINCT iif(d.member_id IS NULL, 'none', 'chosen') FROM members m
    LEFT JOIN member_protection d ON d.member_id = m.id AND d.limits ->> '$.deposit' IS NOT NULL WHERE m.id > @after`,
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
  if (world.settings.get(DOMAINS).length > 0) return 'domain-unknown';
  return (['open', 'maintenance', 'region-blocked'] as const)[currentStatus(world).status];
}

function jackpotState({ settings, sqlite }: World, after: string): (typeof STATE_MACHINES)['jackpot'][number] {
  if (settings.get(JACKPOT_RULES).kind === 'TICKER') return 'ticker';
  return sqlite.prepare('SELECT 1 FROM jackpot_wins WHERE member_id > ?').get(after) ? 'won' : 'growing';
}

/** What members may be asked for after the password, from an address that is not registered. */
const SECOND_STEPS = `SELECT 'authenticator' FROM member_totps WHERE confirmed_at IS NOT NULL AND member_id > @after
  UNION SELECT 'mobile' FROM members WHERE @asks AND mobile IS NOT NULL AND id > @after
  UNION SELECT 'email' FROM members WHERE @asks AND email IS NOT NULL AND id > @after
  UNION SELECT 'bank' FROM bank_accounts WHERE @asks AND member_id > @after`;

function identityStates({ settings, sqlite, platform }: World, after: string): string[] {
  const off = settings.get(MODULES_OFF);
  const open = [
    ...(off.includes('USERNAMEREG3') ? [] : ['username']),
    ...(off.includes('MOBILENUMREG3') ? [] : ['mobile']),
  ];
  const { mode } = settings.get(HUMAN_CHECK);
  const asks = settings.get(UNREGISTERED_IP_STEP) ? 1 : 0;
  const steps = sqlite.prepare<[{ asks: number; after: string }], string>(SECOND_STEPS).pluck().all({ asks, after });
  return [
    ...off.map((module) => `moduleOff:${module}`),
    `registration:${open.length === 2 ? 'both' : (open[0] ?? 'closed')}`,
    `registrationCode:${off.includes('REGMOBVERF3') ? 'not-asked' : 'asked'}`,
    `humanCheck:${mode === 'on' || (mode === 'auto' && platform.humanCheck) ? 'on' : 'off'}`,
    ...(steps.length > 0 ? steps : ['none']).map((step) => `secondStep:${step}`),
  ];
}

const ORDERS = `SELECT round_id orderId, member_id memberId, code FROM lottery_orders WHERE member_id > ?`;

/** Of orders of lotteries, of the draws that they are for, and of those draws for everybody. */
function lotteryStates(world: World, after: string): string[] {
  const orders = world.sqlite.prepare<[string], { orderId: string; memberId: string; code: string }>(ORDERS).all(after);
  return orders.flatMap(({ code, ...whose }) => {
    const { state, issues } = orderOf(world, requireOrder(world, whose), 'EN');
    const open = requireListed(world, code);
    const draws = issues.map(({ issue }) => issueNamed(world, open, issue)?.state ?? 'SCHEDULED');
    return [
      `lotteryOrder:${state}`,
      ...issues.map((step) => `lotteryStep:${step.state}`),
      ...draws.map((draw) => `lotteryIssue:${draw}`),
    ];
  });
}

function memberStates(world: World, after: string): string[] {
  const members = world.sqlite.prepare<[string], string>('SELECT id FROM members WHERE id > ?').pluck().all(after);
  return members.flatMap((id) => {
    const keeping = keepingStateOf(vipStandingOf(world, id));
    return [
      ...standingsOf(world, id).map(({ status }) => `taking:${status}`),
      ...(keeping ? [`vipKeeping:${keeping}`] : []),
    ];
  });
}

/** The member who came last. */
export const lastMember = ({ sqlite }: World): string =>
  sqlite.prepare<[], string>('SELECT max(id) FROM members').pluck().get() ?? '';

/** The states of a world, and of the members who came after one of them, as `machine:state`. */
export function statesOf(world: World, after: string): Set<string> {
  const now = world.clock.now();
  const open = new Set(world.settings.get(WALLET_VENDORS));
  const wallets = world.sqlite
    .prepare<[string], string>(
      "SELECT vendor FROM accounts WHERE kind = 'member.vendor' AND balance_minor > 0 AND owner_id > ?",
    )
    .pluck();
  const analytics = world.settings.get(GTAG_ID) === '' ? 'off' : 'on';
  const found = new Set([
    `platform:${platformState(world)}`,
    `clock:${world.clock.state().mode}`,
    `analytics:${analytics}`,
    `jackpot:${jackpotState(world, after)}`,
    ...identityStates(world, after),
    ...lotteryStates(world, after),
    ...memberStates(world, after),
    ...wallets.all(after).map((vendor) => `vendorWallet:${open.has(vendor) ? 'filled' : 'left-behind'}`),
  ]);
  for (const [machine, query] of Object.entries(QUERIES)) {
    const statement = world.sqlite.prepare<[{ now: number; after: string }], string>(query).pluck();
    for (const state of statement.all({ now, after })) found.add(`${machine}:${state}`);
  }
  return found;
}
