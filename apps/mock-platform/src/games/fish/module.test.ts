import { FISH_RELOAD_MS, FISH_TIDE_MS, type FishHit, FishShown, FishView } from '@tonalli/contracts/games/fish';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { fish } from './module';
import { BOSS, caughtBelow, drawHit, kindAt, meanOf, PRIZES } from './odds';
import { placeAt, shoalOf, sweptBy, swims } from './shoal';

const SEED = 4_711;
const UNIT = 100;
const MISS = 999_999;
const NOW_MS = 20_000;
const SHOAL = shoalOf({ seed: SEED, sea: 2 });

/** Of a kind, there then. */
const swimming = (kind: number, at = NOW_MS) => SHOAL.filter((one) => one.kind === kind && swims(one, at));
const someFish = (at = NOW_MS, below = 6) => SHOAL.filter((one) => one.kind < below && swims(one, at));

/** A tide that is twenty seconds old. */
function opened() {
  const runner = createMemoryRunner(fish);
  for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 100_000);
  const round = runner.openShared('fish', { script: [SEED] });
  runner.pass(NOW_MS);
  const sit = (hits: FishHit[], script: number[], { seat = 1, player = 'ana' } = {}) =>
    runner.place({ player, family: 'fish', bet: { round, seat, hits }, from: { script } });
  const shown = () => FishShown.parse(runner.showShared('fish', round));
  const view = (id: string) => FishView.parse(runner.show(id));
  return { runner, round, sit, shown, view };
}

const shot = (id: number, at = NOW_MS, level = 1): FishHit => ({ fish: id, level, at });
const volley = (ids: readonly number[], until = NOW_MS) =>
  ids.map((id, at) => shot(id, until - (ids.length - 1 - at) * 125));

const [first, second, third] = someFish().map(({ id }) => id);
if (first === undefined || second === undefined || third === undefined) throw new Error('nothing swims');
const [one] = SHOAL.filter(({ id }) => id === first);
const kind = one?.kind ?? 0;
const CATCH = caughtBelow(kind) - 1;

describe('shots in a room', () => {
  it('GAME-05 GAME-11 decide each hit by a draw of its own, pay it at once, and charge no more than was hit', () => {
    const { runner, sit, view } = opened();
    const id = sit(volley([first, second]), [CATCH, MISS]);
    const pays = view(id).last[0]?.[2] ?? 0;
    expect(pays).toBeGreaterThan(0);
    expect(view(id)).toMatchObject({
      count: 2,
      last: [
        [first, 1, pays],
        [second, 1, 0],
      ],
      isOver: false,
      hits: [],
    });
    // Two shots, what was won, and one shot that holds the seat.
    expect(runner.balance('ana/main')).toBe(100_000 - 3 * UNIT + pays * UNIT);
    expect(runner.round(id).results).toMatchObject([
      { line: 'batch-1', stakeMinor: 2 * UNIT, payoutMinor: pays * UNIT },
    ]);
    runner.step(id, { do: 'leave' });
    expect(runner.balance('ana/main')).toBe(100_000 - 2 * UNIT + pays * UNIT);
    expect(view(id)).toMatchObject({
      isOver: true,
      hits: [
        [kind, 1, pays, CATCH],
        [expect.any(Number), 1, 0, MISS],
      ],
    });
    expect(runner.replay(id)).toEqual(runner.answered(id));
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 GAME-11 have a draw each of the one stream of their segment, in the order of the shots over all its batches', () => {
    const { runner, round, view } = opened();
    const seeds = { serverSeed: 'cd'.repeat(32), clientSeed: 'one-stream', nonce: 7 };
    const bet = { round, seat: 1, hits: volley([first, second]) };
    const id = runner.place({ player: 'ana', family: 'fish', bet, from: seeds });
    for (let batch = 1; batch <= 3; batch += 1) {
      const at = NOW_MS + batch * 500;
      runner.pass(500);
      const { gone } = FishShown.parse(runner.showShared('fish', round));
      const there = SHOAL.filter(
        (swimmer) => swims(swimmer, at - 125) && swims(swimmer, at) && !gone.includes(swimmer.id),
      );
      runner.step(id, {
        do: 'fire',
        hits: volley(
          there.slice(batch, batch + 2).map((swimmer) => swimmer.id),
          at,
        ),
      });
    }
    runner.step(id, { do: 'leave' });
    const { hits } = view(id);
    expect(hits.length).toBeGreaterThanOrEqual(5);
    const again = fairDraws(seeds);
    expect(hits.map(([kindOf]) => drawHit(kindOf, again))).toEqual(hits.map(([, , pays, drawn]) => ({ pays, drawn })));
  });

  it('GAME-05 GAME-13 that were fired longer ago than calls are on their way meet nothing and cost nothing', () => {
    const { runner, sit, shown } = opened();
    const [late] = SHOAL.filter((swimmer) => swimmer.kind < 6 && swims(swimmer, NOW_MS - 4_001));
    const [timely] = SHOAL.filter((swimmer) => swimmer.kind < 6 && swims(swimmer, NOW_MS - 4_000));
    if (!late || !timely) throw new Error('nothing swam');
    expect(() => sit([shot(late.id, NOW_MS - 4_001)], [MISS])).toThrow('is gone');
    expect([runner.balance('ana/main'), shown().seats]).toEqual([100_000, []]);
    sit([shot(timely.id, NOW_MS - 4_000)], [MISS]);
    expect(runner.balance('ana/main')).toBe(100_000 - 2 * UNIT);
  });

  it('GAME-05 GAME-13 go on in steps, each answered the same when it is asked for again', () => {
    const { runner, sit } = opened();
    const id = sit([shot(first)], [MISS, MISS]);
    runner.pass(500);
    const fire = { do: 'fire', hits: [shot(second, NOW_MS + 500, 10)] };
    const answer = runner.step(id, fire);
    const left = runner.balance('ana/main');
    expect(left).toBe(100_000 - UNIT - UNIT - 10 * UNIT);
    expect(runner.step(id, fire, 0)).toEqual(answer);
    expect(runner.balance('ana/main')).toBe(left);
  });

  it('GAME-05 cost nothing where the fish is gone, and are refused where nothing was met', () => {
    const { runner, sit, view, shown } = opened();
    const id = sit(volley([first, first]), [CATCH]);
    expect(view(id)).toMatchObject({
      count: 1,
      last: [
        [first, 1, expect.any(Number)],
        [first, 1, -1],
      ],
    });
    const before = runner.balance('ana/main');
    runner.pass(1_000);
    expect(() => runner.step(id, { do: 'fire', hits: [shot(first, NOW_MS + 1_000)] })).toThrow('TOO_LATE');
    expect(() => runner.step(id, { do: 'fire', hits: [shot(9_999, NOW_MS + 1_000)] })).toThrow('TOO_LATE');
    expect(() => sit([shot(9_999, NOW_MS)], [], { seat: 2, player: 'eva' })).toThrow('BET_INVALID');
    expect([runner.balance('ana/main'), runner.balance('eva/main')]).toEqual([before, 100_000]);
    expect(shown().from).toBeGreaterThan(0);
  });

  it.each([
    ['faster than the cannon', [shot(first, NOW_MS - 124), shot(second, NOW_MS)]],
    ['before they are fired', [shot(first, NOW_MS + 401)]],
    ['of more than the cannon takes', [shot(first, NOW_MS, 11)]],
    ['of nothing', []],
    ['more than twenty at once', volley(Array.from({ length: 21 }, () => first))],
  ])('GAME-05 are refused %s, charge nothing, and the room goes on', (_name, hits) => {
    const { runner, sit, view } = opened();
    expect(() => sit(hits, [MISS])).toThrow('BET_INVALID');
    const id = sit([shot(third, NOW_MS - 125 * 30)], [MISS, MISS]);
    const before = runner.balance('ana/main');
    expect(() => runner.step(id, { do: 'fire', hits })).toThrow('STEP_INVALID');
    expect(runner.balance('ana/main')).toBe(before);
    runner.step(id, { do: 'fire', hits: [shot(second)] });
    expect(view(id).count).toBe(2);
  });

  it('GAME-05 are refused in a room that does not stand, and behind the end of the tide', () => {
    const { runner, round, sit } = opened();
    const bet = { round: '2030-01-01-7', seat: 1, hits: [shot(first)] };
    expect(() => runner.place({ player: 'ana', family: 'fish', bet, from: { script: [] } })).toThrow();
    const id = sit([shot(first)], [MISS]);
    runner.advance('fish', round);
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(100_000 - UNIT);
    expect(() => runner.step(id, { do: 'fire', hits: [shot(second)] })).toThrow('TOO_LATE');
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 MEM-07 end the segment after a hundred hits', () => {
    const { runner, sit, view } = opened();
    const script = Array.from({ length: 100 }, () => MISS);
    const id = sit([shot(first)], script);
    for (let hits = 1; hits < 100; ) {
      runner.pass(2_500);
      const at = NOW_MS + Math.ceil(hits / 20) * 2_500;
      const ids = Array.from(
        { length: Math.min(20, 100 - hits) },
        () => SHOAL.find((swimmer) => swims(swimmer, at) && swims(swimmer, at - 2_500))?.id ?? 0,
      );
      runner.step(id, { do: 'fire', hits: volley(ids, at) });
      hits = view(id).count;
    }
    expect(view(id)).toMatchObject({ count: 100, isOver: true });
    expect(view(id).hits).toHaveLength(100);
    expect(runner.balance('ana/main')).toBe(100_000 - 100 * UNIT);
  });

  it('GAME-05 sweep small fish along where the prize is that of a table', () => {
    const at = Array.from({ length: FISH_TIDE_MS / 250 }, (_, quarter) => quarter * 250).find(
      (ms) => swimming(16, ms).length > 0,
    );
    if (at === undefined) throw new Error('no crab comes');
    const runner = createMemoryRunner(fish);
    runner.fund('ana/main', 100_000);
    const round = runner.openShared('fish', { script: [SEED] });
    runner.pass(at);
    const [crab] = swimming(16, at);
    const bet = { round, seat: 3, hits: [shot(crab?.id ?? 0, at)] };
    const id = runner.place({ player: 'ana', family: 'fish', bet, from: { script: [0, 9] } });
    const view = FishView.parse(runner.show(id));
    expect(view.last).toEqual([[crab?.id, 1, 100]]);
    expect(view.swept).toEqual(sweptBy(SHOAL, { atMs: at, isGone: (other) => other === crab?.id }));
    expect(view.swept.length).toBeGreaterThan(0);
    // They are gone, as what swept them.
    const later = at + 200;
    const [swept] = view.swept.filter((other) => SHOAL.some((fish) => fish.id === other && swims(fish, later)));
    runner.pass(200);
    expect(() => runner.step(id, { do: 'fire', hits: [shot(swept ?? -1, later)] })).toThrow('is gone');
    expect(swept).toBeDefined();
  });

  it('QA-08 come out as testers wish: a catch, or one that even the boss does not escape', () => {
    const { runner, round } = opened();
    const bet = { round, seat: 1, hits: [shot(first)] };
    for (const catches of ['small', 'boss'] as const) {
      const from = runner.force({ family: 'fish', bet, wish: { catches } });
      const id = runner.place({ player: 'ana', family: 'fish', bet, from });
      runner.step(id, { do: 'leave' });
      const [hit] = FishView.parse(runner.show(id)).hits;
      expect(hit?.[3]).toBeLessThan(caughtBelow(catches === 'boss' ? BOSS : 6));
    }
    expect(() => runner.force({ family: 'fish', bet, wish: { catches: 'all' } })).toThrow('BET_INVALID');
  });
});

describe('what swims in a room', () => {
  it('GAME-11 follows from its seed and its sea alone: the same for all, other with another, with one boss a tide', () => {
    expect(shoalOf({ seed: SEED + 1, sea: 2 })).not.toEqual(SHOAL);
    expect(SHOAL.map(({ id }) => id)).toEqual(SHOAL.map((_, at) => at));
    for (let seed = 0; seed < 40; seed += 1) {
      const shoal = shoalOf({ seed: seed * 7_919, sea: 2 });
      expect(shoal.filter((swimmer) => swimmer.kind === BOSS)).toHaveLength(1);
      for (let at = 0; at < FISH_TIDE_MS - 5_000; at += 5_000) {
        const seen = shoal.filter((swimmer) => swims(swimmer, at));
        expect(seen.length).toBeGreaterThan(3);
        expect(seen.length).toBeLessThan(90);
        for (const swimmer of seen) {
          const { x, y } = placeAt(swimmer, at);
          expect(x >= -0.13 && x <= 1.13 && y >= 0.08 && y <= 0.8).toBe(true);
        }
      }
    }
  });

  it('GAME-11 always has something for four cannons that never rest', () => {
    expect(shareOfIdleShots(2)).toBeLessThan(0.005);
  });

  it('GAME-11 is emptied by them in the first sea, which tides of before go on in', () => {
    expect(shareOfIdleShots(1)).toBeGreaterThan(0.02);
  });

  it('GAME-11 goes on in the sea that a tide began in, the first where none was kept', () => {
    const { runner, round } = opened();
    expect(FishShown.parse(runner.showShared('fish', round)).sea).toBe(2);
    expect(shoalOf(FishShown.parse({ from: 0, seed: SEED, seats: [], gone: [] }))).toEqual(
      shoalOf({ seed: SEED, sea: 1 }),
    );
  });
});

/** Of the shots that four cannons have in a tide, over twenty tides. */
function shareOfIdleShots(sea: 1 | 2): number {
  const shoals = Array.from({ length: 20 }, (_, tide) => shoalOf({ seed: tide * 7_919, sea }));
  const idle = shoals.reduce((sum, shoal) => sum + idleShots(shoal), 0);
  return idle / (shoals.length * 4 * (FISH_TIDE_MS / FISH_RELOAD_MS));
}

/** Shots of a tide that find nothing to aim at: each cannon fires at the dearest there is, which lives as long as it does on average. */
function idleShots(shoal: ReturnType<typeof shoalOf>): number {
  const left = new Map(shoal.map(({ id, kind }) => [id, meanOf(PRIZES[kindAt(kind)]) / 0.96]));
  let idle = 0;
  for (let at = 0; at < FISH_TIDE_MS; at += FISH_RELOAD_MS)
    for (let cannon = 0; cannon < 4; cannon += 1) {
      const there = shoal.filter((one) => swims(one, at) && (left.get(one.id) ?? 0) > 0);
      const [dearest] = there.sort((one, other) => other.kind - one.kind);
      if (dearest) left.set(dearest.id, (left.get(dearest.id) ?? 0) - 1);
      else idle += 1;
    }
  return idle;
}
