import { askForReturn, confirmReturn, fetchBreak, takeBreak } from '@tonalli/contracts/breaks/wire';
import { addBankAccount, createDeposit, listWithdrawals } from '@tonalli/contracts/cashier/wire';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { EXCLUSION_CHOICES, TIMEOUT_CHOICES } from '@tonalli/contracts/policy/choices';
import { type Check, check, expected, type Look, type Observation, untried } from '../check';
import { openGame } from '../open-game';
import { DAY_MS, HOUR_MS, type Stage } from '../stage';
import type { WirePlayer } from '../wire-player';

type Kind = 'TIME_OUT' | 'SELF_EXCLUSION';

const choicesOf = async (player: WirePlayer, kind: Kind) =>
  (await player.read(fetchBreak, {})).choices.filter((offered) => offered.kind === kind);

/** What is offered can be taken, and play ends with it; what is not offered cannot. */
async function choices(
  stage: Stage,
  kind: Kind,
  { offered, all }: Record<'offered' | 'all', readonly string[]>,
): Promise<Look> {
  const player = await stage.player();
  const listed = (await choicesOf(player, kind)).map(({ choice }) => choice);
  const seen: Observation[] = [expected('choices that are offered', offered, listed)];
  for (const choice of all.filter((one) => !offered.includes(one)))
    seen.push(
      expected(`${choice} is taken, which is not offered`, 'BREAK_INVALID', await player.ask(takeBreak, { choice })),
    );
  for (const choice of offered) {
    const taker = await stage.player();
    seen.push(expected(`${choice} is taken`, 'OK', await taker.ask(takeBreak, { choice })));
  }
  const [choice] = offered;
  if (choice === undefined) return seen;
  const game = await openGame(stage, player, { kind: 'slot' });
  await player.ask(takeBreak, { choice });
  return [...seen, expected(`a round after ${choice} was taken`, 'TOKEN_INVALID', await game.play())];
}

async function shortest(stage: Stage, minDays: number): Promise<Look> {
  const player = await stage.player();
  const offered = await choicesOf(player, 'SELF_EXCLUSION');
  const spans = offered.map(
    ({ choice, until }) => [choice, until && (Date.parse(until) - stage.now()) / DAY_MS] as const,
  );
  const seen = spans
    .filter(([, days]) => days !== null)
    .map(([choice, days]) => expected(`${choice} lasts at least ${minDays} days`, true, Number(days) >= minDays));
  if (!spans.some(([, days]) => days === null)) return seen;
  await player.ask(takeBreak, { choice: 'indefinite' });
  await stage.advance(minDays * DAY_MS - 1);
  await player.logIn();
  const early = await player.ask(askForReturn, {});
  await stage.advance(1);
  return [
    ...seen,
    expected(`a return is asked for a millisecond before ${minDays} days`, 'RETURN_TOO_EARLY', early),
    expected('and when they are over', 'OK', await player.ask(askForReturn, {})),
  ];
}

/** The way back from the shortest exclusion of a kind, at the edge of its wait. */
async function comesBack(stage: Stage, isDefinite: boolean, waitH: number): Promise<Look> {
  const player = await stage.player();
  const offered = await choicesOf(player, 'SELF_EXCLUSION');
  const taken = offered.find(({ until }) => (until !== null) === isDefinite);
  if (!taken) return { notApplicable: `no exclusion ${isDefinite ? 'with' : 'without'} an end is offered` };
  await player.ask(takeBreak, { choice: taken.choice });
  await player.logIn();
  const { return: way } = await player.read(fetchBreak, {});
  await stage.advance(Date.parse(way?.mayAskFrom ?? '') - stage.now());
  await player.logIn();
  const unasked = await player.ask(confirmReturn, {});
  const asked = await player.ask(askForReturn, {});
  await stage.advance(waitH * HOUR_MS - 1);
  await player.logIn();
  const early = await player.ask(confirmReturn, {});
  await stage.advance(1);
  return [
    expected('when its time is over it does not end by itself', 'RETURN_TOO_EARLY', unasked),
    expected('a return is asked for', 'OK', asked),
    expected(`confirmed a millisecond before ${waitH} h`, 'RETURN_TOO_EARLY', early),
    expected(`confirmed after ${waitH} h`, 'OK', await player.ask(confirmReturn, {})),
  ];
}

async function balanceReturns(stage: Stage, afterDays: number): Promise<Look> {
  const player = await stage.player();
  const digits = '80118000000000001';
  await player.read(addBankAccount, { clabe: digits + clabeCheckDigit(digits), holder: 'Ana Luna' });
  const [exclusion] = await choicesOf(player, 'SELF_EXCLUSION');
  await player.ask(takeBreak, { choice: exclusion?.choice });
  const paidOut = async () => {
    await player.logIn();
    const { content } = await player.read(listWithdrawals, { pageNo: '1', pageSize: '10' });
    return content.map(({ amount }) => amount);
  };
  await stage.advance(afterDays * DAY_MS - 1);
  const before = await paidOut();
  await stage.advance(1);
  return [
    expected(`payouts of 5000.00 a millisecond before ${afterDays} days`, [], before),
    expected('and when they are over', [500_000], await paidOut()),
  ];
}

/** The register is asked before money comes in, not before it goes out, and once in so many days at the login. */
async function register(stage: Stage, everyDays: number | null): Promise<Look> {
  const player = await stage.player();
  const deposit = () => player.ask(createDeposit, { channelId: 'spei', amount: '100.00' });
  const name = (answer: 'clear' | 'unavailable', persons: string[]) =>
    stage.control.run('setRegister', { answer, persons });
  const onBreak = async () => (await player.read(fetchBreak, {})).current?.kind ?? null;
  await name('unavailable', []);
  const unanswered = await deposit();
  await name('clear', [player.username]);
  const excluded = await deposit();
  if (everyDays === null)
    return [
      expected('a deposit while a register does not answer that is not asked', 'OK', unanswered),
      expected('and of somebody whom it names', 'OK', excluded),
    ];
  const sameDay = await onBreak();
  await stage.advance(everyDays * DAY_MS);
  await player.logIn();
  return [
    expected('a deposit while the register does not answer', 'REGISTER_UNAVAILABLE', unanswered),
    expected('and of somebody whom it names', 'REGISTER_EXCLUDED', excluded),
    expected('who is on a break of the house by then', null, sameDay),
    expected(`and is so at the first login of ${everyDays} days`, 'SELF_EXCLUSION', await onBreak()),
    expected(
      'whose withdrawals can still be seen',
      'OK',
      await player.ask(listWithdrawals, { pageNo: '1', pageSize: '10' }),
    ),
  ];
}

export const BREAK_CHECKS: readonly Check[] = [
  check('timeoutChoices', {
    look: (stage, offered) => choices(stage, 'TIME_OUT', { offered, all: TIMEOUT_CHOICES }),
  }),
  check('exclusionChoices', {
    look: (stage, offered) => choices(stage, 'SELF_EXCLUSION', { offered, all: EXCLUSION_CHOICES }),
  }),
  check('exclusionMinDays', { look: shortest }),
  check('exclusionReturnWaitH.definite', { look: (stage, waitH) => comesBack(stage, true, waitH) }),
  check('exclusionReturnWaitH.indefinite', { look: (stage, waitH) => comesBack(stage, false, waitH) }),
  check('registerCheckEveryDays', { unruled: null, look: register }),
  check('balanceReturnDays', { look: balanceReturns }),
  untried('refundNotBegun', {
    notApplicable: 'no family of games with events or issues to come is built yet',
  }),
];
