import { LiveBlackjackShown, LiveBlackjackView } from '@tonalli/contracts/games/live-blackjack';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { liveBlackjack } from './module';

const DAY = '2030-01-02';
const KEY = `${DAY}-1`;
const NAME = 'live-blackjack/010001';

let real: RealRunner;
let ana: string;
let ben: string;
beforeEach(async () => {
  real = openRunner(liveBlackjack);
  // Midnight in Mexico City, which has no summer time any more.
  real.world.clock.set(Date.UTC(2030, 0, 2, 6));
  ana = await real.player(100_000);
  ben = await real.player(100_000);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const sit = (memberId: string, seat: number, round = KEY) =>
  real.place(memberId, { round: `${round}-${seat}`, family: 'live-blackjack', bet: { round, seat, stakeMinor: 1_000 } })
    .roundId;
const standing = () => real.runner.shared.standing(real.world, NAME)[0];
const shown = () => LiveBlackjackShown.parse(standing()?.shown);
const result = (number = 1) => real.runner.shared.resultOf(real.world, { rounds: NAME, day: DAY, number });
const after = (ms: number) => real.world.clock.advance(ms);

/** Lets time pass until the seat is asked for something, or the round is over. */
function asked(seat: number): LiveBlackjackView['stage'] {
  for (let ms = 0; ms < 60_000 && !result(); ms += 100) {
    const stage = shown().seats.find((one) => one.seat === seat)?.stage;
    if (stage === 'play' || stage === 'insurance') return stage;
    after(100);
  }
  return 'over';
}

describe('a table by its clock', () => {
  it('GAME-12 waits for the first seat, deals 12 seconds after it, and is ready for the next round 4 seconds after the end', () => {
    after(100_000);
    sit(ana, 4);
    after(11_999);
    sit(ben, 1);
    expect([standing()?.takesBets, shown().seats.map(({ seat }) => seat)]).toEqual([true, [1, 4]]);
    after(1);
    expect([standing()?.takesBets, shown().dealer]).toEqual([false, []]);
    after(1_000);
    expect(shown()).toMatchObject({ dealer: [expect.any(Number)], seats: [{ hands: [{}] }, { hands: [{}] }] });
    after(120_000);
    expect(result()?.shown).toMatchObject({ seats: [{ stage: 'over' }, { stage: 'over' }] });
    expect([standing()?.key, standing()?.takesBets]).toEqual([`${DAY}-2`, true]);
  });

  it('GAME-12 deals 3 seconds after its last seat is taken', async () => {
    const cleo = await real.player(100_000);
    const players = [ana, ana, ana, ben, ben, ben, cleo];
    for (const [at, player] of players.entries()) sit(player, at + 1);
    after(2_999);
    expect(standing()?.takesBets).toBe(true);
    after(1);
    expect(standing()?.takesBets).toBe(false);
  });

  it('GAME-12 GAME-13 waits for nobody once all have decided, and for 15 seconds at most for who does not', () => {
    const [one] = [sit(ana, 2), sit(ben, 3)];
    const times: number[] = [];
    let no = 0;
    for (let stage = asked(2); stage !== 'over'; stage = asked(2)) {
      const began = real.world.clock.now();
      real.step(ana, one, { no, input: stage === 'insurance' ? 'decline' : 'stand' });
      no += 1;
      while (!result() && shown().seats.some((seat) => seat.stage === stage)) after(100);
      times.push(real.world.clock.now() - began);
    }
    expect(Math.max(0, ...times)).toBeLessThanOrEqual(15_100);
    after(60_000);
    expect(result()).not.toBeNull();
  });

  it('GAME-13 refuses a taken seat, a foreign one and a closed table, and charges nothing', () => {
    const one = sit(ana, 2);
    expect(codeOf(() => sit(ben, 2))).toBe('SEAT_TAKEN');
    sit(ben, 3);
    after(12_000);
    expect(codeOf(() => real.step(ben, one, { no: 0, input: 'hit' }))).toBe('ROUND_NOT_FOUND');
    expect(codeOf(() => real.step(ana, one, { no: 0, input: 'hit' }))).toBe('STEP_INVALID');
    expect(codeOf(() => sit(ben, 5))).toBe('ROUND_CLOSED');
    expect([real.balance(ana), real.balance(ben)]).toEqual([99_000, 99_000]);
    after(120_000);
  });

  it('GAME-12 pays what it shows, after a restart in the middle too', () => {
    const one = sit(ana, 6);
    after(13_000);
    real.reopen();
    const stage = asked(6);
    if (stage !== 'over') real.step(ana, one, { no: 0, input: stage === 'insurance' ? 'decline' : 'stand' });
    real.reopen();
    after(120_000);
    const [seat] = LiveBlackjackShown.parse(result()?.shown).seats;
    const back = seat?.hands.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0) ?? 0;
    expect(real.balance(ana)).toBe(99_000 + back);
    expect(LiveBlackjackView.parse(real.runner.show(real.world, one)?.view)).toMatchObject({
      ...{ round: KEY, seat: 6, stage: 'over' },
      hands: seat?.hands,
    });
  });

  it('GAME-12 has no row and no job while nobody sits, and answers at once after weeks', () => {
    after(45 * 86_400_000);
    expect(standing()).toMatchObject({ takesBets: true, shown: { seats: [], dealer: [] } });
    expect(real.world.clock.pending().filter(({ kind }) => kind.startsWith('shared.'))).toEqual([]);
  });
});
