import { FishView } from '@tonalli/contracts/games/fish';
import { createControlClient } from '@tonalli/qa/client';
import { describe, expect, it } from 'vitest';
import { betInRoom, newRoundId, requireGame, runner, titleMeant, titleOf } from '../../features/play';
import { GAMES } from '../../games/registry';
import { findMemberByUsername } from '../../people/find-member';
import { servePlatform } from '../../testing/stage';

const STAKE = { stakeMinor: 1_000 };
const HANDS = { own: ['A', '10'], dealer: ['9'] };
const KEEP = { hold: [true, true, true, true, true] };

interface Forced {
  readonly bet: Record<string, unknown>;
  readonly win: Record<string, unknown>;
  readonly lose: Record<string, unknown>;
  /** What is done in a round that was won, and in one that was lost; left out: nothing. */
  readonly steps?: { readonly win: readonly unknown[]; readonly lose: readonly unknown[] };
}

/** How a game for one is won and lost, by its rules and in its words. */
const FOR_ONE: Readonly<Record<string, Forced>> = {
  baccarat: { bet: { spots: { player: 1_000 } }, win: { winner: 'player' }, lose: { winner: 'banker' } },
  blackjack: {
    bet: STAKE,
    win: HANDS,
    lose: { own: ['10', '6'], dealer: ['10', '10'] },
    steps: { win: [], lose: ['stand'] },
  },
  classic: { bet: STAKE, win: { atLeastX100: 200 }, lose: { atMostX100: 0 } },
  cluster: { bet: STAKE, win: { atLeastX100: 200 }, lose: { wins: 0 } },
  coin: {
    bet: { ...STAKE, call: 'heads' },
    win: { flips: ['heads'] },
    lose: { flips: ['tails'] },
    steps: { win: [{ do: 'cash-out' }], lose: [] },
  },
  craps: { bet: { spots: { pass: 1_000 } }, win: { sums: [7] }, lose: { sums: [2] } },
  'deuces-wild': {
    bet: STAKE,
    win: { dealt: 'flush' },
    lose: { dealt: 'nothing' },
    steps: { win: [KEEP], lose: [KEEP] },
  },
  dice: { bet: { ...STAKE, side: 'under', target: 5_000 }, win: { roll: 77 }, lose: { roll: 7_777 } },
  'hi-lo': {
    bet: STAKE,
    win: { cards: ['5', 'J'] },
    lose: { cards: ['5', '2'] },
    steps: { win: ['higher', 'cash-out'], lose: ['higher'] },
  },
  'hold-and-spin': { bet: STAKE, win: { atLeastX100: 200 }, lose: { nothing: true } },
  keno: { bet: { ...STAKE, picks: [3, 33, 63] }, win: { hits: 3 }, lose: { hits: 0 } },
  limbo: { bet: { ...STAKE, targetX100: 200 }, win: { atLeastX100: 200 }, lose: { belowX100: 200 } },
  mines: {
    bet: { ...STAKE, bombs: 3 },
    win: { safe: [12] },
    lose: { bombs: [12] },
    steps: { win: [{ do: 'open', cell: 12 }, { do: 'cash-out' }], lose: [{ do: 'open', cell: 12 }] },
  },
  plinko: { bet: { ...STAKE, rows: 8, risk: 'high' }, win: { slot: 0 }, lose: { slot: 4 } },
  roulette: { bet: { spots: { 'straight:17': 1_000 } }, win: { pocket: 17 }, lose: { pocket: 18 } },
  scratch: { bet: STAKE, win: { atLeastX100: 200 }, lose: { paysX100: 0 } },
  'three-card-poker': {
    bet: { ...STAKE, pairPlus: false },
    win: { qualifies: true, outcome: 'higher' },
    lose: { qualifies: true, outcome: 'lower' },
    steps: { win: ['play'], lose: ['play'] },
  },
  tower: {
    bet: { ...STAKE, level: 'medium' },
    win: { safe: [0] },
    lose: { traps: [0] },
    steps: { win: [{ do: 'climb', tile: 0 }, { do: 'cash-out' }], lose: [{ do: 'climb', tile: 0 }] },
  },
  'video-poker': {
    bet: STAKE,
    win: { dealt: 'flush' },
    lose: { dealt: 'nothing' },
    steps: { win: [KEEP], lose: [KEEP] },
  },
  ways: { bet: STAKE, win: { atLeastX100: 200 }, lose: { atMostX100: 0 } },
  wheel: { bet: { ...STAKE, segments: 10, risk: 'high' }, win: { atLeastX100: 200 }, lose: { segment: 1 } },
};

/** At a table, what it is corrected to where that is not what loses it: below the card that was shown, and no blackjack. */
const CORRECTED: Readonly<Record<string, { forced: Record<string, unknown>; wish: Record<string, unknown> }>> = {
  'live-blackjack': {
    forced: { dealer: ['10', '10'], seats: { 3: ['10', '9'] } },
    wish: { dealer: ['10', '8'] },
  },
};

/** What wins and loses a bet at a table, in the words of its rounds. */
const AT_TABLES: Readonly<Record<string, Omit<Forced, 'steps'>>> = {
  // A flight that ends within the time that is given to it.
  crash: { bet: { ...STAKE, autoX100: 200 }, win: { atLeastX100: 200, belowX100: 1_000 }, lose: { belowX100: 200 } },
  'dragon-tiger': { bet: { spots: { dragon: 1_000 } }, win: { winner: 'dragon' }, lose: { winner: 'tiger' } },
  'live-blackjack': {
    bet: { ...STAKE, seat: 3 },
    win: { dealer: ['9'], seats: { 3: ['A', '10'] } },
    lose: { dealer: ['10', '10'], seats: { 3: ['10', '6'] } },
  },
  'live-roulette': { bet: { spots: { 'straight:17': 1_000 } }, win: { pocket: 17 }, lose: { pocket: 18 } },
  'money-wheel': { bet: { spots: { coral: 1_000 } }, win: { came: 'coral' }, lose: { came: 'jade' } },
  'sic-bo': { bet: { spots: { big: 1_000 } }, win: { total: 11 }, lose: { triple: true } },
  'speed-roulette': { bet: { spots: { red: 1_000 } }, win: { pocket: 1 }, lose: { pocket: 0 } },
  'speed-sic-bo': { bet: { spots: { 'total:9': 1_000 } }, win: { dice: [1, 2, 6] }, lose: { total: 10 } },
  ...Object.fromEntries(
    ['live-baccarat', 'no-commission-baccarat', 'speed-baccarat'].map((family) => [
      family,
      { bet: { spots: { banker: 1_000 } }, win: { winner: 'banker', cards: 4 }, lose: { winner: 'player' } },
    ]),
  ),
};

const platform = await servePlatform({ seed: 'light' });
const world = platform.worlds.create({ frozenAtMs: Date.UTC(2030, 0, 2, 6, 0, 2) });
const { run } = createControlClient({ url: platform.url, world: world.name });
const memberId = findMemberByUsername(world, 'demo')?.id ?? '';

/** Of a round that is over, what it paid beyond its stake, minor units. */
const wonMinor = (roundId: string) =>
  Number(
    world.sqlite
      .prepare("SELECT payout_minor - stake_minor FROM bets WHERE round_id = ? AND status = 'SETTLED'")
      .pluck()
      .get(roundId),
  );
const outcomes = ['win', 'lose'] as const;

/** Bets at a table with what is to come of its round, until it is over. Returns the bet's own round. */
async function playTable(family: string, bet: Forced['bet'], wish: Forced['win']): Promise<string> {
  const nodeId = titleMeant(world, family);
  const rounds = runner.shared.nameOf(world, { family, nodeId });
  const open = () => runner.shared.standing(world, rounds).find(({ takesBets }) => takesBets);
  for (let seconds = 0; seconds < 120 && !open(); seconds += 1) world.clock.advance(1_000);
  const roundId = newRoundId();
  runner.place(world, {
    ...{ memberId, nodeId, wallet: 'main', roundId, bet: { ...bet, round: open()?.key } },
    ...{ at: world.clock.now(), roundKey: null, title: () => titleOf(requireGame(world, nodeId)) },
  });
  await run('forceTable', { nodeId: family, wish });
  world.clock.advance(120_000);
  return roundId;
}

describe('a result that testers force', () => {
  it('QA-08 is one of every family: for one, at tables, of draws and of the slot', () => {
    // Draws, matches and the slot have commands and tests of their own; in rooms it takes two.
    const rooms = ['niu-niu', 'three-card-rooms', 'blind-three-card-rooms'];
    const others = ['fish', 'lottery', ...rooms, 'slot', 'sports'];
    const forced = [...Object.keys(FOR_ONE), ...Object.keys(AT_TABLES), ...others];
    expect(GAMES.map(({ family }) => family).sort()).toEqual(forced.sort());
  });

  it.each(Object.entries(FOR_ONE))('QA-08 GAME-11 of %s wins, and loses, as it is wished', async (family, forced) => {
    const { bet, steps = { win: [], lose: [] } } = forced;
    const nodeId = titleMeant(world, family);
    const title = () => titleOf(requireGame(world, nodeId));
    for (const outcome of outcomes) {
      await run('forceRound', { memberId: 'demo', nodeId: family, bet, wish: forced[outcome] });
      const own = { memberId, nodeId, wallet: 'main', roundId: newRoundId() } as const;
      runner.place(world, { ...own, bet, at: world.clock.now(), roundKey: null, title });
      for (const [step, input] of steps[outcome].entries()) runner.step(world, { ...own, step, input });
      expect(Math.sign(wonMinor(own.roundId)), outcome).toBe(outcome === 'win' ? 1 : -1);
    }
  });

  it('QA-08 GAME-11 of fish is a catch by the first shot, at whatever swims in its room', async () => {
    const nodeId = titleMeant(world, 'fish');
    const random = world.random.fork('first shots');
    for (const catches of ['boss', 'boss'] as const) {
      const { tries } = await run('forceRound', { memberId: 'demo', nodeId: 'fish', bet: {}, wish: { catches } });
      expect(tries).toBeGreaterThan(0);
      const bet = betInRoom(world, { nodeId, stakeMinor: 100 }, random);
      const own = { memberId, nodeId, wallet: 'main', roundId: newRoundId() } as const;
      const title = () => titleOf(requireGame(world, nodeId));
      const { view } = runner.place(world, { ...own, bet, at: world.clock.now(), roundKey: null, title });
      const [[, , pays] = [0, 0, 0]] = FishView.parse(view()).last;
      expect(pays).toBeGreaterThan(0);
      runner.step(world, { ...own, step: 0, input: { do: 'leave' } });
    }
  });

  it.each(Object.entries(AT_TABLES))(
    'QA-08 GAME-11 at the table of %s wins, and loses, as it is wished',
    async (family, forced) => {
      for (const outcome of outcomes) {
        const roundId = await playTable(family, forced.bet, forced[outcome]);
        expect(Math.sign(wonMinor(roundId)), outcome).toBe(outcome === 'win' ? 1 : -1);
      }
    },
  );

  it.each(Object.entries(AT_TABLES))(
    'QA-08 GAME-12 at the table of %s is corrected, its bet settled by the other result, once',
    async (family, { bet, win, lose }) => {
      const { forced, wish } = CORRECTED[family] ?? { forced: lose, wish: win };
      const roundId = await playTable(family, bet, forced);
      const before = [wonMinor(roundId), world.ledger.balance(memberId, 'member.main')] as const;
      const corrected = await run('correctTableRound', { nodeId: family, wish });
      expect(corrected.round).toMatchObject({ isCorrected: true, isForced: true, leftCount: 0 });
      const after = [wonMinor(roundId), world.ledger.balance(memberId, 'member.main')] as const;
      expect([Math.sign(before[0]), Math.sign(after[0])]).toEqual([-1, 1]);
      expect(after[1] - before[1]).toBe(after[0] - before[0]);
      const again = await run('correctTableRound', { nodeId: family, wish, round: corrected.round?.key ?? '' });
      expect(again).toEqual(corrected);
      const other = { nodeId: family, wish: { ...forced }, round: corrected.round?.key ?? '' };
      await expect(run('correctTableRound', other)).rejects.toMatchObject({ code: 'ROUND_CLOSED' });
      expect(world.ledger.audit().findings).toEqual([]);
    },
  );

  it('QA-08 of a flight that is corrected leaves who left it by hand where they did, or has them fall', async () => {
    const leave = async (bustX100: number) => {
      const nodeId = titleMeant(world, 'crash');
      const rounds = runner.shared.nameOf(world, { family: 'crash', nodeId });
      const latest = () => runner.shared.latest(world, rounds);
      for (let seconds = 0; seconds < 600 && !latest()?.takesBets; seconds += 1) world.clock.advance(1_000);
      const own = { memberId, nodeId, wallet: 'main', roundId: newRoundId() } as const;
      const bet = { stakeMinor: 1_000, autoX100: null, round: latest()?.key };
      const title = () => titleOf(requireGame(world, nodeId));
      runner.place(world, { ...own, bet, at: world.clock.now(), roundKey: null, title });
      // Not so high that the flight is still going on below.
      await run('forceTable', { nodeId: 'crash', wish: { atLeastX100: 1_000, belowX100: 2_000 } });
      for (let seconds = 0; seconds < 60 && latest()?.phase !== 'flying'; seconds += 1) world.clock.advance(1_000);
      world.clock.advance(6_000);
      runner.step(world, { ...own, step: 0, input: { do: 'cash-out' } });
      world.clock.advance(120_000);
      const before = wonMinor(own.roundId);
      await run('correctTableRound', { nodeId: 'crash', wish: { bustX100 } });
      return [before, wonMinor(own.roundId)];
    };
    const [won, fallen] = await leave(101);
    expect([Math.sign(won ?? 0), fallen]).toEqual([1, -1_000]);
    const [first, second] = await leave(900);
    expect(second).toBe(first);
  });

  it('QA-08 GAME-12 is corrected for nobody: no bets, no round, no wish', async () => {
    const code = (input: { nodeId: string; wish: Record<string, unknown>; round?: string }) =>
      run('correctTableRound', input).then(
        () => null,
        (error: { code?: string }) => error.code,
      );
    expect(await code({ nodeId: 'dice', wish: { roll: 1 } })).toBe('GAME_UNAVAILABLE');
    expect(await code({ nodeId: 'dragon-tiger', wish: { winner: 'nobody' } })).toBe('BET_INVALID');
    expect(await code({ nodeId: 'dragon-tiger', wish: { winner: 'tie' }, round: '2030-01-02-9999' })).toBe(
      'ROUND_NOT_FOUND',
    );
  });
});
