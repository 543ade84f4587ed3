import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import { bindAccount } from './bank-accounts';
import { DEPOSIT_AUTO_CONFIRM, WITHDRAWAL_AUTO_PAY } from './cashier-settings';
import { receiveInFull, receiveInPart } from './confirm-receipt';
import { openDeposit } from './create-deposit';
import { openWithdrawal } from './create-withdrawal';
import { confirmDeposit, rejectDeposit } from './settle-deposit';
import { payWithdrawal, rejectWithdrawal } from './settle-withdrawal';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** With the default data the payment simulator acts by itself, so that a person sees an order through. */
const AUTO_CONFIRM_SECONDS = 20;
const AUTO_PAY_SECONDS = 45;

const ACCOUNTS = [
  ['demo', '80818000118359710', 'Demo Tonalli'],
  ['demo', '81104404470012344', 'Demo Tonalli'],
  ['maria', '81801200977654321', 'María Luna'],
  ['agente', '80901400555123450', 'Agente Tonalli'],
] as const;

interface Step {
  username: string;
  /** Before now. */
  agoMs: number;
  amountMinor: number;
}
type Deposit = Step & { channelId: string; end: 'confirm' | 'reject' | 'expire' };
type Withdrawal = Step & { end: 'full' | 'reject' | 'wait' | number };

/** Older than the month of bets, so that every balance follows the one before. */
const PAST_DEPOSITS: readonly Deposit[] = [
  { username: 'demo', agoMs: 57 * DAY_MS, channelId: 'spei', amountMinor: 100_000, end: 'confirm' },
  { username: 'maria', agoMs: 54 * DAY_MS, channelId: 'wallet', amountMinor: 80_000, end: 'confirm' },
  { username: 'demo', agoMs: 49 * DAY_MS, channelId: 'cash', amountMinor: 50_000, end: 'expire' },
  { username: 'agente', agoMs: 45 * DAY_MS, channelId: 'spei', amountMinor: 250_000, end: 'confirm' },
  { username: 'demo', agoMs: 41 * DAY_MS, channelId: 'crypto', amountMinor: 60_000, end: 'reject' },
  { username: 'maria', agoMs: 36 * DAY_MS, channelId: 'cash', amountMinor: 30_000, end: 'confirm' },
  { username: 'demo', agoMs: 33 * DAY_MS, channelId: 'wallet', amountMinor: 40_000, end: 'confirm' },
];

const RECENT_WITHDRAWALS: readonly Withdrawal[] = [
  { username: 'demo', agoMs: 4 * HOUR_MS, amountMinor: 60_000, end: 30_000 },
  { username: 'maria', agoMs: 3 * HOUR_MS, amountMinor: 50_000, end: 'full' },
  { username: 'demo', agoMs: 2 * HOUR_MS, amountMinor: 80_000, end: 'reject' },
  { username: 'demo', agoMs: HOUR_MS, amountMinor: 100_000, end: 'wait' },
];

function requireId(world: World, username: string): string {
  const member = findMemberByUsername(world, username);
  if (!member) throw new Error(`the default data have no ${username}`);
  return member.id;
}

/** Does each step at its own time, which the world's clock passes through, and comes back to now. */
function liveThrough<S extends Step>(world: World, steps: readonly S[], act: (step: S) => void): void {
  const now = world.clock.now();
  for (const step of steps.toSorted((a, b) => b.agoMs - a.agoMs)) {
    world.clock.set(now - step.agoMs);
    act(step);
  }
  world.clock.set(now);
}

function payIn(world: World, { username, channelId, amountMinor, end }: Deposit): void {
  const order = openDeposit(world, {
    memberId: requireId(world, username),
    channelId,
    amountMinor,
    at: world.clock.now(),
  });
  world.clock.advance(6 * 60_000);
  if (end === 'confirm') confirmDeposit(world, order.id);
  if (end === 'reject') rejectDeposit(world, order.id);
}

function payOut(world: World, account: ReturnType<typeof bindAccount>, { amountMinor, end }: Withdrawal): void {
  const { id } = openWithdrawal(world, { account, amountMinor, at: world.clock.now() });
  world.clock.advance(12 * 60_000);
  if (end === 'reject') return void rejectWithdrawal(world, id);
  payWithdrawal(world, id, typeof end === 'number' ? end : undefined);
  world.clock.advance(8 * 60_000);
  if (end === 'full') receiveInFull(world, id, false);
  if (typeof end === 'number') receiveInPart(world, id, end);
}

/** Deposits of the weeks before the seeded bets; what they ask to be staked is staked by those. Call before the bets. */
export function seedDeposits(world: World): void {
  liveThrough(world, PAST_DEPOSITS, (step) => payIn(world, step));
}

/** Bank accounts and the withdrawals of today. Call after everything else that moves money. */
export function seedWithdrawals(world: World): void {
  const at = world.clock.now() - 20 * DAY_MS;
  const bound = new Map<string, ReturnType<typeof bindAccount>>();
  for (const [username, digits, holder] of ACCOUNTS) {
    const account = bindAccount(world, requireId(world, username), {
      clabe: digits + clabeCheckDigit(digits),
      holder,
      at,
    });
    if (!bound.has(username)) bound.set(username, account);
  }
  liveThrough(world, RECENT_WITHDRAWALS, (step) => {
    const account = bound.get(step.username);
    if (account) payOut(world, account, step);
  });
  world.settings.set(DEPOSIT_AUTO_CONFIRM, AUTO_CONFIRM_SECONDS);
  world.settings.set(WITHDRAWAL_AUTO_PAY, AUTO_PAY_SECONDS);
}
