import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../emulator/control/mint-member';
import { fairDraws } from '../kernel/fairness';
import { plansOf } from '../testing/query-plans';
import { createTestWorld } from '../testing/test-world';
import type { World } from '../world/world';
import { largestWins } from './bets';
import type { AnyGameModule } from './define-game';
import { ofMember, rotateSeeds } from './fairness-seeds';
import { ladder, TOP_CAP_MINOR } from './families/ladder-fixture';
import { mines } from './families/mines-fixture';
import { playedByGameType } from './played';
import { createRunner } from './runner';
import type { Prize } from './runner-parts';
import { seedsRepository } from './seeds.repository';
import { paid } from './settlement';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

let real: RealRunner;
let world: World;
let ana: string;
beforeEach(async () => {
  real = openRunner(mines, ladder);
  world = real.world;
  ana = await real.player(10_000);
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  real.world.close();
});

const MINES = { family: 'mines', bet: { bombs: 3, stakeMinor: 1_000 } };
const LADDER = { family: 'ladder', bet: { unitMinor: 1_000, rungs: 3 } };
const HOUR_MS = 3_600_000;

/** A bomb of the first round of mines, and a cell without one, from the seeds of the test themselves. */
function cells(): { bomb: number; safe: number } {
  const draws = fairDraws({ serverSeed: '55'.repeat(32), clientSeed: 'player', nonce: 0 });
  const left = Array.from({ length: 25 }, (_, cell) => cell);
  const bombs = [0, 1, 2].map(() => left.splice(draws.below(left.length), 1)[0] ?? 0);
  return { bomb: bombs[0] ?? 0, safe: left[0] ?? 0 };
}
const open = (cell: number) => ({ do: 'open', cell });
const bets = () =>
  world.sqlite.prepare('SELECT status, stake_minor, payout_minor, valid_minor FROM bets ORDER BY id').raw().all();
const waited = () => world.clock.pending().filter(({ kind }) => kind === 'round.timeout');
const settled = () => world.sqlite.prepare('SELECT status FROM bets ORDER BY id').pluck().all();
const played = (member: string) =>
  world.sqlite
    .prepare('SELECT stake_minor, valid_minor, payout_minor, bets FROM play_totals WHERE member_id = ?')
    .raw()
    .get(member);
const moved = (kind: string) =>
  Number(world.sqlite.prepare('SELECT coalesce(sum(amount_minor), 0) FROM postings WHERE kind = ?').pluck().get(kind));

describe('a round that goes on', () => {
  it('GAME-05 keeps its bet open until a step decides it, and shows what is hidden then alone', () => {
    const { bomb, safe } = cells();
    const { roundId, moment } = real.place(ana, { round: 'a', ...MINES });
    expect([moment.isOver, bets()]).toEqual([false, [['PENDING', 1_000, 0, null]]]);
    expect(played(ana)).toBeUndefined();
    expect(real.step(ana, roundId, { no: 0, input: open(safe) }).view()).toMatchObject({ bombs: null, opened: [safe] });
    const last = real.step(ana, roundId, { no: 1, input: open(bomb) });
    expect(last.moment).toMatchObject({ steps: 2, isOver: true, payoutMinor: 0, balanceMinor: 9_000 });
    expect(bets()).toEqual([['SETTLED', 1_000, 0, null]]);
    expect(played(ana)).toEqual([1_000, 1_000, 0, 1]);
  });

  it('GAME-05 answers a step that was taken as it did, and takes no other under its number', () => {
    const { safe } = cells();
    const { roundId } = real.place(ana, { round: 'a', ...MINES });
    const first = real.step(ana, roundId, { no: 0, input: open(safe) });
    const end = real.step(ana, roundId, { no: 1, input: { do: 'cash-out' } });
    for (const [no, input, told] of [
      [0, open(safe), first],
      [1, { do: 'cash-out' }, end],
    ] as const) {
      const again = real.step(ana, roundId, { no, input });
      expect([again.moment, again.view(), again.isRepeat]).toEqual([told.moment, told.view(), true]);
    }
    expect(codeOf(() => real.step(ana, roundId, { no: 0, input: { do: 'cash-out' } }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(codeOf(() => real.step(ana, roundId, { no: 2, input: { do: 'cash-out' } }))).toBe('STEP_INVALID');
    expect(codeOf(() => real.step(ana, roundId, { no: 9, input: { do: 'cash-out' } }))).toBe('STEP_INVALID');
  });

  it('GAME-05 all at once takes each step once', async () => {
    const { roundId } = real.place(ana, { round: 'a', ...MINES });
    const taken = [0, 0, 0, 1].map((no) =>
      world.commit(() =>
        real.step(ana, roundId, {
          no,
          input: { do: no === 0 ? 'open' : 'cash-out', ...(no === 0 && { cell: cells().safe }) },
        }),
      ),
    );
    const answers = await Promise.allSettled(taken);
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    expect(real.balance(ana)).toBe(9_000 + Math.floor((1_000 * 11_022) / 10_000));
  });

  it('S2 is nobody else own, nor of another game or wallet', async () => {
    const eva = await real.player(10_000);
    const { roundId } = real.place(ana, { round: 'a', ...MINES });
    expect(codeOf(() => real.step(eva, roundId, { no: 0, input: open(1) }))).toBe('ROUND_NOT_FOUND');
    const elsewhere = { roundId, memberId: ana, nodeId: '999', wallet: 'main', step: 0, input: open(1) } as const;
    expect(codeOf(() => real.runner.step(world, elsewhere))).toBe('ROUND_NOT_FOUND');
    const inTrial = { no: 0, input: open(1), wallet: 'trial' } as const;
    expect(codeOf(() => real.step(ana, roundId, inTrial))).toBe('ROUND_NOT_FOUND');
  });

  it('GAME-05 of which the stake alone comes back is won by nobody, however large it was', async () => {
    const won: number[] = [];
    const runner = createRunner({
      games: [mines],
      decided: (_world, rounds) => void won.push(...rounds.map(({ wonMinor }) => wonMinor)),
    });
    const eva = await real.player(200_000);
    for (const [round, steps] of [
      ['played', [open(cells().safe), { do: 'cash-out' }]],
      ['left', [{ do: 'cash-out' }]],
    ] as const) {
      const placed = { roundId: round, memberId: eva, nodeId: '010001', wallet: 'main', roundKey: round } as const;
      const title = () => ({ vendor: 'OMT', gameType: 'RNG', family: 'mines' }) as const;
      runner.place(world, { ...placed, bet: { bombs: 3, stakeMinor: 60_000 }, at: world.clock.now(), title });
      for (const [step, input] of steps.entries()) runner.step(world, { ...placed, step, input });
    }
    const paidMinor = Math.floor((60_000 * 11_022) / 10_000);
    expect(won).toEqual([paidMinor, 0]);
    expect(largestWins(world, { sinceMs: 0, gameType: null, limit: 9 }).map(({ payoutMinor }) => payoutMinor)).toEqual([
      paidMinor,
    ]);
  });

  it('GAME-08 keeps its seed hidden until it is over', () => {
    const { roundId } = real.place(ana, { round: 'a', ...MINES });
    const rotate = () => world.transaction(() => rotateSeeds(world, ofMember(ana)));
    expect(codeOf(rotate)).toBe('ROUND_OPEN');
    real.step(ana, roundId, { no: 0, input: { do: 'cash-out' } });
    expect(rotate().revealed?.serverSeed).toBe('55'.repeat(32));
  });

  it('GAME-08 looks at the open rounds of its player alone before a seed is shown', () => {
    const fresh = createTestWorld();
    const plans = [...plansOf(fresh.sqlite, () => void seedsRepository(fresh)).values()];
    expect(plans.join('\n')).toContain('SEARCH p USING INDEX round_progress_open (member_id=?)');
    fresh.close();
  });

  it('GAME-05 is played to its end for a player who does not come back, once', () => {
    const { roundId } = real.place(ana, { round: 'a', ...MINES });
    world.clock.advance(23 * HOUR_MS);
    expect(bets()).toMatchObject([['PENDING', 1_000, 0, null]]);
    world.clock.advance(2 * HOUR_MS);
    expect([bets(), real.balance(ana)]).toEqual([[['SETTLED', 1_000, 1_000, 0]], 10_000]);
    expect(played(ana)).toEqual([1_000, 0, 1_000, 1]);
    expect(codeOf(() => real.step(ana, roundId, { no: 0, input: { do: 'cash-out' } }))).toBe('STEP_INVALID');
  });

  it('GAME-05 waits anew after each step', () => {
    const { roundId } = real.place(ana, { round: 'a', ...MINES });
    world.clock.advance(23 * HOUR_MS);
    real.step(ana, roundId, { no: 0, input: open(cells().safe) });
    world.clock.advance(23 * HOUR_MS);
    expect(bets()).toMatchObject([['PENDING', 1_000, 0, null]]);
    world.clock.advance(HOUR_MS);
    expect(bets()).toEqual([['SETTLED', 1_000, 1_102, null]]);
  });

  it('GAME-05 MEM-12 counts in reports also when the clock was put back while it was open', () => {
    const { roundId } = real.place(ana, { round: 'a', ...MINES });
    const placedAt = world.clock.now();
    world.clock.set(placedAt - HOUR_MS);
    real.step(ana, roundId, { no: 0, input: { do: 'cash-out' } });
    const sums = { gameType: 'RNG', bets: 1, stakeMinor: 1_000, payoutMinor: 1_000 };
    expect(playedByGameType(world, ana, { from: placedAt, to: placedAt + 1 })).toEqual([sums]);
  });

  it('RG-03 ends for a member who excludes themself as its family says, and gives back what is held', () => {
    real.place(ana, { round: 'a', ...LADDER });
    real.place(ana, { round: 'b', ...MINES });
    expect(real.balance(ana)).toBe(6_000);
    real.runner.endRoundsOf(world, { memberId: ana, why: 'SELF_EXCLUSION' });
    expect([real.balance(ana), settled()]).toEqual([10_000, ['SETTLED', 'SETTLED']]);
    expect(moved('round.release')).toBe(2_000);
  });

  it('GAME-05 stakes out of what it holds, and lets nobody have more on one outcome than is allowed', async () => {
    const eva = await real.player(100_000);
    const place = (unitMinor: number, round: string) =>
      real.place(eva, { round, family: 'ladder', bet: { unitMinor, rungs: 2 } });
    const { roundId } = place(TOP_CAP_MINOR / 2, 'a');
    expect(codeOf(() => place(1, 'b'))).toBe('EXPOSURE_REACHED');
    expect(real.balance(eva)).toBe(100_000 - TOP_CAP_MINOR);
    real.step(eva, roundId, { no: 0, input: 'stop' });
    expect(real.balance(eva)).toBe(100_000);
    expect(place(1, 'c').moment.isOver).toBe(false);
  });

  it('GAME-05 with play money leaves the room on an outcome to real money, and has no need of it', async () => {
    const exposures = [{ key: 'field', amountMinor: 1_000, capMinor: 1_500 }];
    const capped: AnyGameModule = {
      ...mines,
      accept(sent, context) {
        const accepted = mines.accept(sent, context);
        const { stakes, ...price } = accepted.price();
        return { ...accepted, price: () => ({ ...price, stakes: stakes.map((stake) => ({ ...stake, exposures })) }) };
      },
    };
    const runner = createRunner({ games: [capped] });
    const grant = { kind: 'trial.grant', key: 'grant', memberId: ana, amountMinor: 5_000, reference: '' } as const;
    world.ledger.post({ ...grant, at: world.clock.now() });
    const place = (roundId: string, wallet: 'main' | 'trial') =>
      codeOf(() =>
        runner.place(world, {
          ...{
            roundId,
            memberId: ana,
            nodeId: '010001',
            wallet,
            roundKey: null,
            bet: MINES.bet,
            at: world.clock.now(),
          },
          title: () => ({ vendor: 'OMT', gameType: 'RNG', family: 'mines' }),
        }),
      );
    const answers = (['trial', 'main', 'trial', 'main'] as const).map((wallet, index) => place(`${index}`, wallet));
    expect(answers).toEqual([null, null, null, 'EXPOSURE_REACHED']);
    expect(world.ledger.audit().findings).toEqual([]);
    for (const roundId of ['0', '2']) expect(runner.cancel(world, roundId)).toBe(true);
    expect(place('4', 'main')).toBe('EXPOSURE_REACHED');
  });

  it.each([
    { wallet: 'vendor', escrow: 'vendor.escrow', release: 'vendor.release', held: 'round.stake', house: 'house.games' },
    { wallet: 'trial', escrow: 'trial.escrow', release: 'trial.release', held: 'trial.held', house: 'house.trial' },
  ] as const)('GAME-05 holds money of the $wallet wallet, stakes it and gives back the rest', (kinds) => {
    const { wallet, escrow, release, held, house } = kinds;
    const houseMinor = () =>
      Number(world.sqlite.prepare('SELECT balance_minor FROM accounts WHERE kind = ?').pluck().get(house));
    const common = { key: 'in', memberId: ana, amountMinor: 5_000, reference: 'r', at: 1 };
    if (wallet === 'vendor') world.ledger.post({ ...common, kind: 'wallet.in', vendor: 'OMT' });
    else world.ledger.post({ ...common, kind: 'trial.grant' });
    const mainMinor = real.balance(ana);
    const balance = () =>
      wallet === 'vendor'
        ? world.ledger.balance(ana, 'member.vendor', 'OMT')
        : world.ledger.balance(ana, 'member.trial');
    const { roundId, moment } = real.place(ana, { round: 'a', ...LADDER, wallet });
    expect([moment.balanceMinor, balance(), moved(escrow)]).toEqual([2_000, 2_000, 2_000]);
    const climbed = real.step(ana, roundId, { no: 0, input: 'climb', wallet }).moment.payoutMinor;
    expect([moved(held), balance()]).toEqual([1_000, 2_000 + climbed]);
    const before = houseMinor();
    const last = real.step(ana, roundId, { no: 1, input: 'stop', wallet }).moment;
    expect([last.isOver, moved(release), balance()]).toEqual([true, 1_000, 4_000 + climbed]);
    expect(houseMinor()).toBe(before - 1_000);
    expect([real.balance(ana), world.ledger.balance(roundId, 'round.held')]).toEqual([mainMinor, 0]);
  });

  it('GAME-05 holds money of several accounts, and gives each its own part back', () => {
    const move = { kind: 'wallet.in', key: 'in', memberId: ana, vendor: 'OMT', amountMinor: 1_500 } as const;
    world.ledger.post({ ...move, reference: 'in', at: 1 });
    const { roundId } = real.place(ana, { round: 'a', ...LADDER, wallet: 'vendor', further: ['main'] });
    const both = () => [world.ledger.balance(ana, 'member.vendor', 'OMT'), real.balance(ana)];
    expect([both(), moved('vendor.escrow'), moved('round.escrow')]).toEqual([[0, 7_000], 1_500, 500]);
    expect(real.runner.cancel(world, roundId)).toBe(true);
    expect([both(), moved('vendor.release'), moved('round.release')]).toEqual([[1_500, 8_500], 1_500, 500]);
  });

  it('GAME-05 that is called off gives back stake, hold and exposure, and is waited for no more', async () => {
    const eva = await real.player(100_000);
    const bet = { family: 'ladder', bet: { unitMinor: TOP_CAP_MINOR / 2, rungs: 2 } };
    const { roundId } = real.place(eva, { round: 'a', ...bet });
    expect([real.runner.cancel(world, roundId), real.runner.cancel(world, roundId)]).toEqual([true, false]);
    expect([real.balance(eva), settled()]).toEqual([100_000, ['CANCELLED']]);
    expect(waited()).toEqual([]);
    expect(real.place(eva, { round: 'b', ...bet }).moment.isOver).toBe(false);
  });

  it('GAME-05 that is void gives back what is open and what is held, and is over', () => {
    const { roundId } = real.place(ana, { round: 'a', ...LADDER });
    real.runner.void(world, roundId);
    expect([real.balance(ana), bets()]).toEqual([10_000, [['SETTLED', 1_000, 1_000, 0]]]);
    expect([moved('round.release'), waited()]).toEqual([2_000, []]);
  });

  it('GAME-08 draws on with each step where the step before it stopped', () => {
    const { roundId } = real.place(ana, { round: 'a', family: 'ladder', bet: { unitMinor: 1_000, rungs: 4 } });
    const seed = fairDraws({ serverSeed: '55'.repeat(32), clientSeed: 'player', nonce: 0 });
    let paidMinor = 0;
    for (const no of [0, 1, 2, 3]) {
      paidMinor += 2_000 * seed.below(2);
      expect(real.step(ana, roundId, { no, input: 'climb' }).moment.payoutMinor).toBe(paidMinor);
    }
    expect([0, 8_000]).not.toContain(paidMinor);
  });

  it('GAME-08 draws for its prize once it is over, behind its own draws', () => {
    const drawn: number[] = [];
    const prize: Prize = { stakePerWinMinor: 7, draw: null, wonMinor: 0, balanceAfterMinor: null };
    const runner = createRunner({
      games: [mines],
      prize: (_world) => (_round, draws) => {
        drawn.push(draws.below(1_000_000));
        return prize;
      },
    });
    const { roundId } = real.place(ana, { round: 'a', ...MINES });
    const step = (no: number, input: unknown) =>
      runner.step(world, { roundId, memberId: ana, nodeId: '010001', wallet: 'main', step: no, input });
    step(0, open(cells().safe));
    expect(drawn).toEqual([]);
    step(1, { do: 'cash-out' });
    const seed = fairDraws({ serverSeed: '55'.repeat(32), clientSeed: 'player', nonce: 0 });
    for (const left of [25, 24, 23]) seed.below(left);
    expect(drawn).toEqual([seed.below(1_000_000)]);
  });

  it('GAME-06 counts nowhere with play money, also when it is settled anew', async () => {
    const { id: eva } = await mintMember(world, { type: 4 });
    const grant = { kind: 'trial.grant', key: 'grant', memberId: eva, amountMinor: 5_000, reference: '' } as const;
    world.ledger.post({ ...grant, at: world.clock.now() });
    const { roundId } = real.place(eva, { round: 'a', ...MINES, wallet: 'trial' });
    const trial = () => world.sqlite.prepare('SELECT status, is_trial FROM bets').raw().all();
    expect(trial()).toEqual([['PENDING', 1]]);
    real.step(eva, roundId, { no: 0, input: { do: 'cash-out' }, wallet: 'trial' });
    real.runner.correct(world, { roundId, results: [paid('field', 1_000, 1_500)] });
    expect([trial(), world.ledger.balance(eva, 'member.trial')]).toEqual([[['SETTLED', 1]], 5_500]);
    expect(played(eva)).toBeUndefined();
  });

  it('GAME-05 divides stakes and payouts between the accounts that paid, in their ratio', async () => {
    const vendorMinor = () => world.ledger.balance(ana, 'member.vendor', 'OMT');
    const move = { kind: 'wallet.in', key: 'in', memberId: ana, vendor: 'OMT', amountMinor: 2_500 } as const;
    world.ledger.post({ ...move, reference: 'in', at: world.clock.now() });
    const bet = { ...MINES, bet: { bombs: 3, stakeMinor: 10_000 } };
    const { roundId } = real.place(ana, { round: 'a', ...bet, further: ['vendor:OMT'] });
    expect([real.balance(ana), vendorMinor()]).toEqual([0, 0]);
    real.step(ana, roundId, { no: 0, input: open(cells().safe) });
    real.step(ana, roundId, { no: 1, input: { do: 'cash-out' } });
    expect([real.balance(ana), vendorMinor()]).toEqual([8_267, 2_755]);
  });
});
