import { addBankAccount, createDeposit, createWithdrawal } from '@tonalli/contracts/cashier/wire';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import type { LimitKind } from '@tonalli/contracts/limits/periods';
import { answerLimitReminder, changeLimits, confirmLimitChange, fetchLimits } from '@tonalli/contracts/limits/wire';
import { type Check, check, expected, type Look } from '../check';
import { DAY_MS, HOUR_MS, type Stage } from '../stage';
import type { WirePlayer } from '../wire-player';

const LOW = '1000.00';
const HIGH = '2000.00';
const LOW_MINOR = 100_000;
const HIGH_MINOR = 200_000;

const setDaily = (player: WirePlayer, daily: string) =>
  player.ask(changeLimits, { kind: 'deposit', limits: { daily } });

/** The deposit limit of a day that holds, in minor units. */
async function dailyOf(player: WirePlayer): Promise<number | null | undefined> {
  const { states } = await player.read(fetchLimits, {});
  return states.find(({ kind, period }) => kind === 'deposit' && period === 'daily')?.limit;
}

/** Somebody who has a daily deposit limit and has asked for a higher one. */
async function raising(stage: Stage) {
  const player = await stage.player();
  await setDaily(player, LOW);
  await setDaily(player, HIGH);
  const { changes } = await player.read(fetchLimits, {});
  const { changeId = '', confirmableFrom = '' } = changes[0] ?? {};
  return { player, changeId, waitMs: Date.parse(confirmableFrom) - stage.now() };
}

const confirm = async (player: WirePlayer, changeId: string) => {
  await player.logIn();
  return player.ask(confirmLimitChange, { changeId });
};

async function waits(stage: Stage, delayH: number): Promise<Look> {
  const { player, changeId } = await raising(stage);
  await stage.advance(delayH * HOUR_MS - 1);
  const early = await confirm(player, changeId);
  const before = await dailyOf(player);
  await stage.advance(1);
  return [
    expected(`a higher limit is confirmed a millisecond before ${delayH} h`, 'LIMIT_CHANGE_TOO_EARLY', early),
    expected('what holds until then', LOW_MINOR, before),
    expected(`confirmed after ${delayH} h`, 'OK', await confirm(player, changeId)),
    expected('what holds from then on', HIGH_MINOR, await dailyOf(player)),
  ];
}

async function needsConfirmation(stage: Stage, isNeeded: boolean): Promise<Look> {
  const { player, waitMs } = await raising(stage);
  await stage.advance(waitMs);
  await player.logIn();
  return [
    expected('what holds after the wait, nothing confirmed', isNeeded ? LOW_MINOR : HIGH_MINOR, await dailyOf(player)),
  ];
}

async function lapses(stage: Stage, windowH: number): Promise<Look> {
  const inTime = await raising(stage);
  const late = await raising(stage);
  await stage.advance(inTime.waitMs + windowH * HOUR_MS - 1);
  const confirmed = await confirm(inTime.player, inTime.changeId);
  await stage.advance(1);
  return [
    expected(`confirmed a millisecond before ${windowH} h are over`, 'OK', confirmed),
    expected('and when they are', 'LIMIT_CHANGE_NOT_FOUND', await confirm(late.player, late.changeId)),
    expected('what holds then', LOW_MINOR, await dailyOf(late.player)),
  ];
}

const ONE_LIMIT: Record<LimitKind, object> = {
  deposit: { daily: LOW },
  loss: { daily: LOW },
  stake: { daily: LOW },
  singleStake: { each: LOW },
  time: { minutes: 60 },
};

async function kinds(stage: Stage, offered: readonly LimitKind[]): Promise<Look> {
  const player = await stage.player();
  const seen = [expected('kinds that are offered', offered, (await player.read(fetchLimits, {})).kinds)];
  for (const kind of offered) {
    const answer = await player.ask(changeLimits, { kind, limits: ONE_LIMIT[kind] });
    seen.push(expected(`a limit of the kind ${kind} is set`, 'OK', answer));
  }
  return seen;
}

const deposit = (player: WirePlayer, amount: string) => player.read(createDeposit, { channelId: 'spei', amount });
const depositCode = (player: WirePlayer, amount: string) => player.ask(createDeposit, { channelId: 'spei', amount });

/** What was paid out of the balance makes no room for another deposit. */
async function gross(stage: Stage): Promise<Look> {
  const player = await stage.player();
  const digits = '80118000000000001';
  const { accountId } = await player.read(addBankAccount, {
    clabe: digits + clabeCheckDigit(digits),
    holder: 'Ana Luna',
  });
  const payout = { accountId, amount: '600.00', paymentPassword: '246810' };
  const paidOut = await player.ask(createWithdrawal, payout);
  await setDaily(player, LOW);
  const { orderId } = await deposit(player, '600.00');
  await stage.control.run('settleOrder', { id: orderId, action: 'approve' });
  return [
    expected('600.00 are paid out', 'OK', paidOut),
    expected('500.00 after 600.00, of 1000.00 a day', 'DEPOSIT_LIMIT_REACHED', await depositCode(player, '500.00')),
    expected('400.00 after 600.00, of 1000.00 a day', 'OK', await depositCode(player, '400.00')),
  ];
}

async function prompt(stage: Stage, isAsked: boolean): Promise<Look> {
  const asks = async (player: WirePlayer) => (await player.read(fetchLimits, {})).asksBeforeDeposit;
  // Money that came by hand counts as a deposit.
  const decided = await stage.player({ balance: '0.00' });
  const before = expected('somebody who never deposited is asked for a limit', isAsked, await asks(decided));
  if (!isAsked) return [before];
  await decided.ask(answerLimitReminder, { answer: 'WITHOUT_LIMITS' });
  const chosen = await stage.player({ balance: '0.00' });
  await setDaily(chosen, LOW);
  return [
    before,
    expected('and after saying no', false, await asks(decided)),
    expected('and who has a limit', false, await asks(chosen)),
  ];
}

const WITHOUT_REVIEW_DAYS = 400;

/** Of somebody who joined so long ago, since the rule is looked at on the day alone. */
async function review(stage: Stage, everyDays: number | null): Promise<Look> {
  const days = everyDays ?? WITHOUT_REVIEW_DAYS;
  await stage.advance(-days * DAY_MS);
  const player = await stage.player();
  const isDue = async () => {
    await player.logIn();
    return (await player.read(fetchLimits, {})).isReviewDue;
  };
  await stage.advance(days * DAY_MS - 1);
  const before = expected(`reminded of a review a millisecond before ${days} days`, false, await isDue());
  if (everyDays === null) return [before];
  await stage.advance(1);
  const due = expected('and when they are over', true, await isDue());
  await player.ask(answerLimitReminder, { answer: 'REVIEWED' });
  return [before, due, expected('and after the review', false, await isDue())];
}

export const LIMIT_CHECKS: readonly Check[] = [
  check('limitKinds', { look: kinds }),
  check('raiseDelayH', { look: waits }),
  check('raiseNeedsConfirm', { look: needsConfirmation }),
  check('confirmWindowH', { look: lapses }),
  check('depositLimitIsGross', { free: { value: false, why: 'a deposit limit may be of any kind' }, look: gross }),
  check('promptAtFirstDeposit', { unruled: false, look: prompt }),
  check('reviewEveryDays', { unruled: null, look: review }),
];
