import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyGameModule } from './define-game';
import { chase } from './families/chase-fixture';
import { crash } from './families/crash-fixture';
import { fish } from './families/fish-fixture';
import { oddsX1000, Table as Score } from './families/match-fixture';
import { niuNiu } from './families/niu-niu-fixture';
import { parlay } from './families/parlay-fixture';
import { wheel } from './families/wheel-fixture';
import { sharedRoundsRepository } from './shared-rounds.repository';
import { asleepBinding, seedsOf as boundSeeds } from './shared-seeds';
import { createMemoryRunner } from './testing/memory-runner';
import { createTimeline } from './testing/model-timeline';
import { codeOf, openRunner } from './testing/real-runner';
import { roundsAt } from './title-rounds';

const DAY = '2030-01-02';
/** Midnight in Mexico City, which has no summer time any more. */
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const FUNDS_MINOR = 60_000;
const PLAYERS = ['ana', 'eva'] as const;
type Player = (typeof PLAYERS)[number];

interface Asked {
  readonly key: string;
  readonly number: number;
  readonly closedAt: number | null;
}

/** A round in both runners. */
interface Placed {
  readonly player: Player;
  readonly key: string;
  readonly real: string;
  readonly model: string;
  readonly what: { family: string; bet: unknown };
}

/** What was offered for a bet. */
interface Shown {
  readonly of: Placed;
  readonly id: number;
  readonly offerMinor: number;
  readonly openMinor: number;
  readonly untilMs: number;
}

/** Does the same with the platform's runner and with the one in memory, which is the oracle and in which no round sleeps. */
async function openBoth(games: readonly AnyGameModule[], families: Readonly<Record<string, boolean>>) {
  const real = openRunner(...games);
  const model = createMemoryRunner(...games);
  real.world.clock.set(DAY_BEGIN);
  const members: Record<Player, string> = { ana: await real.player(FUNDS_MINOR), eva: await real.player(FUNDS_MINOR) };
  for (const player of PLAYERS) model.fund(`${player}/main`, FUNDS_MINOR);
  model.pass(DAY_BEGIN - model.now());
  const roundsOf = (family: string) => {
    const rounds = games.find((game) => game.family === family)?.rounds;
    if (!rounds) throw new Error(`${family} has no rounds`);
    return roundsAt(rounds, rounds.perTitle ? '010001' : null);
  };
  const seedsOf = (family: string, { key, number, closedAt }: Asked) => {
    const rounds = roundsOf(family);
    const binding = sharedRoundsRepository(real.world).byKey(rounds.name, key);
    const asleep = asleepBinding(real.world, rounds, closedAt);
    return boundSeeds(real.world, rounds, { day: DAY, number, key, ...(binding ?? asleep) });
  };
  const timeline = createTimeline(model, { families, day: DAY, seedsOf });
  timeline.passTo(DAY_BEGIN);
  const forced: number[] = [];
  const placed: Placed[] = [];
  const shown: Shown[] = [];

  const both = <Mine, Other>(mine: () => Mine, other: () => Other): { mine: Mine[]; other: Other[] } => {
    const answers: { mine: Mine[]; other: Other[] } = { mine: [], other: [] };
    const codes = [
      codeOf(() => answers.mine.push(mine())),
      codeOf(() => answers.other.push(other()))?.replace(/^REUSED$/, 'IDEMPOTENCY_KEY_REUSED') ?? null,
    ];
    expect(codes[0]).toBe(codes[1]);
    return answers;
  };

  return {
    ...{ real, model, members, placed, shown, timeline },
    place(player: Player, key: string, what: Placed['what']): void {
      const { mine, other } = both(
        () => real.place(members[player], { round: key, ...what }),
        () => model.place({ player, key, ...what }),
      );
      const [round, [id = '']] = [mine[0], other];
      if (!round || round.isRepeat) return;
      placed.push({ player, key, real: round.roundId, model: id, what });
      expect(round.view()).toEqual(model.show(id));
      expect(round.moment.isOver).toBe(model.isOver(id));
    },
    step({ player, real: roundId, model: id }: Placed, input: unknown, which: 'next' | 'last' | 'far'): void {
      // A round that is over takes none, which the runner in memory leaves to the game.
      if (model.isOver(id) && which !== 'last') return;
      const taken = model.round(id).asked.filter(({ call }) => call === 'step').length;
      const no = { next: taken, last: Math.max(0, taken - 1), far: taken + 2 }[which];
      if (model.isOver(id) && no >= taken) return;
      const { mine, other } = both(
        () => real.step(members[player], roundId, { no, input }).view(),
        () => model.step(id, input, no),
      );
      expect(mine).toEqual(other);
    },
    quote(of: Placed): void {
      const quote = model.isOver(of.model) ? null : model.quote(of.model);
      const offer = real.quote(members[of.player], of.real);
      expect(offer === null).toBe(quote === null);
      if (!quote || !offer) return;
      const ends = model.round(of.model).keys.flatMap((key) => timeline.endsAt(key) ?? []);
      const untilMs = Math.min(model.now() + quote.validMs, ...ends.map((end) => end - 1));
      const openMinor = Object.values(model.open(of.model)).reduce((sum, minor) => sum + minor, 0);
      expect(offer).toEqual({ id: offer.id, offerMinor: quote.offerMinor, openMinor, validUntil: untilMs });
      shown.push({ of, id: offer.id, offerMinor: quote.offerMinor, openMinor, untilMs });
    },
    /** Sells so many hundredths of what was open. */
    cashOut({ of, id, offerMinor, openMinor, untilMs }: Shown, key: string, percent: number): void {
      const partMinor = Math.floor((openMinor * percent) / 100);
      const sell = () => real.cashOut(members[of.player], of.real, { key, offer: id, partMinor });
      const open = Object.values(model.open(of.model)).reduce((sum, minor) => sum + minor, 0);
      const isLate = model.isOver(of.model) || model.now() > untilMs;
      const isChanged = model.quote(of.model)?.offerMinor !== offerMinor || open !== openMinor;
      if (isLate) expect(codeOf(sell)).toBe('TOO_LATE');
      else if (isChanged) expect(codeOf(sell)).toBe('ODDS_CHANGED');
      else if (partMinor < 1 || partMinor > openMinor) expect(codeOf(sell)).toBe('STAKE_INVALID');
      else {
        model.cashOut(of.model, { offerMinor, untilMs, partMinor });
        const first = sell();
        const again = sell();
        expect([first.isRepeat, again.isRepeat, again.moment]).toEqual([false, true, first.moment]);
      }
    },
    pass(ms: number): void {
      real.world.clock.advance(ms);
      timeline.passTo(real.world.clock.now());
    },
    /** A chase of five issues takes less than five minutes. */
    passToEnd(): void {
      for (let minutes = 0; minutes < 10 && placed.some(({ model: id }) => !model.isOver(id)); minutes += 1)
        this.pass(60_000);
    },
    withdraw({ player, real: roundId, model: id }: Placed): void {
      both(
        () => real.withdraw(members[player], roundId),
        () => model.withdraw(id),
      );
    },
    exclude(player: Player): void {
      real.runner.endRoundsOf(real.world, { memberId: members[player], why: 'SELF_EXCLUSION' });
      model.exclude(player);
    },
    cancel(family: string, key: string): void {
      const isIn = placed.some(({ what, model: id }) => what.family === family && model.round(id).keys.includes(key));
      if (!isIn) return;
      real.runner.shared.cancel(real.world, { rounds: roundsOf(family).name, key });
      real.world.clock.drainAll();
      timeline.cancel(family, key);
    },
    /** The next wheel that closes shows this field, in both. */
    force(field: number): void {
      real.runner.shared.force(real.world, { rounds: roundsOf('wheel').name, wish: { field } });
      forced.push(field);
    },
    expectSame(): void {
      const balances = PLAYERS.map((player) => real.balance(members[player]));
      expect(balances).toEqual(PLAYERS.map((player) => model.balance(`${player}/main`)));
      for (const { player, real: roundId, model: id } of placed) {
        const open = real.runner.open(real.world, { memberId: members[player], nodeId: '010001' });
        const mine = open.find((one) => one.roundId === roundId);
        expect(mine === undefined).toBe(model.isOver(id));
        if (mine) expect(mine.view()).toEqual(model.show(id));
      }
    },
    expectEnd(): void {
      const { world } = real;
      expect(world.ledger.audit().findings).toEqual([]);
      const rest = `SELECT (SELECT count(*) FROM exposures) + (SELECT count(*) FROM round_progress WHERE is_over = 0)
        + (SELECT count(*) FROM shared_entries WHERE is_open = 1)`;
      expect(world.sqlite.prepare(rest).pluck().get()).toBe(0);
      expect(world.sqlite.prepare("SELECT count(*) FROM bets WHERE status = 'PENDING'").pluck().get()).toBe(0);
      expect(world.clock.failed()).toEqual([]);
      const forcedRounds = world.sqlite
        .prepare<[], { wish: number; field: number | null }>(
          "SELECT wish ->> 'field' wish, phase ->> '$.table.field' field FROM shared_rounds WHERE salt IS NOT NULL",
        )
        .all();
      for (const { wish, field } of forcedRounds) {
        // One that was cancelled has come to nothing.
        if (field !== null) expect([wish, forced]).toEqual([field, expect.arrayContaining([field])]);
      }
    },
  };
}

type Both = Awaited<ReturnType<typeof openBoth>>;

const player = fc.constantFrom(...PLAYERS);
const nth = fc.nat({ max: 7 });
const stakeMinor = fc.constantFrom(1, 333, 1_000, 1_000, 0, 25_000);
/** What is bet, with shared rounds by their place among those that are on their way. */
const what = fc.oneof(
  fc.record({
    family: fc.constant('crash' as const),
    stakeMinor,
    autoX100: fc.option(fc.integer({ min: 101, max: 400 })),
  }),
  fc.record({
    family: fc.constant('pick-three-chase' as const),
    unitMinor: fc.constantFrom(1, 50, 2_000),
    many: fc.integer({ min: 1, max: 5 }),
    from: fc.nat({ max: 1 }),
    digits: fc.integer({ min: 0, max: 999 }).map((digits) => String(digits).padStart(3, '0')),
    stopOnWin: fc.boolean(),
  }),
  fc.record({
    family: fc.constant('parlay' as const),
    stakeMinor,
    legs: fc.array(
      fc.record({
        nth: fc.nat({ max: 3 }),
        market: fc.constantFrom('home' as const, 'away' as const, 'over' as const, 'under' as const),
        lineQuarters: fc.integer({ min: -3, max: 8 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({ family: fc.constant('niu-niu' as const), bid: fc.integer({ min: 0, max: 4 }) }),
  fc.record({
    family: fc.constant('wheel' as const),
    fields: fc.dictionary(fc.constantFrom('0', '4', '7'), stakeMinor, { minKeys: 1, maxKeys: 3 }),
  }),
);
type What = typeof what extends fc.Arbitrary<infer Value> ? Value : never;

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

function betOf({ model, timeline }: Both, wanted: What): Placed['what'] {
  const { family, ...rest } = wanted;
  const running = timeline.running(family);
  const round = running.at(-1) ?? 'none';
  if (wanted.family === 'crash')
    return { family, bet: { round, stakeMinor: wanted.stakeMinor, autoX100: wanted.autoX100 } };
  if (wanted.family === 'wheel') return { family, bet: { round, ...rest } };
  if (wanted.family === 'niu-niu') return { family, bet: { table: round, ...rest } };
  if (wanted.family === 'pick-three-chase') {
    const { digits, unitMinor, stopOnWin } = wanted;
    const [day = '', first = ''] = (running[wanted.from] ?? round).split('-');
    const issues = Array.from({ length: wanted.many }, (_, index) => ({
      issue: `${day}-${String(Number(first) + index).padStart(4, '0')}`,
      multiple: 1 + index,
    }));
    return { family, bet: { digits, unitMinor, stopOnWin, issues } };
  }
  const legs = wanted.legs.map(({ nth: index, ...selection }) => {
    const match = pick(running, index);
    if (match === undefined) return { match: 'none', ...selection, oddsX1000: 1_500 };
    const odds = oddsX1000(selection, Score.parse(model.phase('parlay', match).table));
    return { match, ...selection, oddsX1000: odds ?? 1_500 };
  });
  return { family, bet: { stakeMinor: wanted.stakeMinor, legs } };
}

const command = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('place' as const), player, what }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      nth,
      input: fc.constantFrom<unknown>('cash-out', 'cash-out', 'stop', { multiple: 3 }, 'nonsense'),
      no: fc.constantFrom('next' as const, 'next' as const, 'last' as const, 'far' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 1, 700, 3_000, 3_000, 9_999, 9_999, 50_000, 180_000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('quote' as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('sell' as const), nth, percent: fc.constantFrom(0, 30, 50, 100, 101) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), nth }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('withdraw' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('exclude' as const), player }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('force' as const), field: fc.nat({ max: 9 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      nth,
      family: fc.constantFrom('crash', 'pick-three-chase', 'parlay', 'niu-niu', 'wheel'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
);

it('GAME-05 LOTT-07 QA-09 any bets in shared rounds come out as in memory, whatever time, steps, cash-outs, layouts replaced and taken back, wishes, cancellations, exclusions and restarts lie between', async () => {
  const families = { crash: false, 'pick-three-chase': true, parlay: true, 'niu-niu': false, wheel: true };
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 12, maxLength: 30, size: 'max' }), async (commands) => {
      const both = await openBoth([crash, chase, parlay, niuNiu, wheel], families);
      for (const [index, one] of commands.entries()) {
        const chosen = 'nth' in one ? pick(both.placed, one.nth) : undefined;
        if (one.do === 'place') both.place(one.player, `round-${index}`, betOf(both, one.what));
        if (one.do === 'again' && chosen) both.place(chosen.player, chosen.key, chosen.what);
        if (one.do === 'step' && chosen) both.step(chosen, one.input, one.no);
        if (one.do === 'quote' && chosen) both.quote(chosen);
        if (one.do === 'withdraw' && chosen) both.withdraw(chosen);
        const offered = one.do === 'sell' ? both.shown.at(-1 - (one.nth % 2)) : undefined;
        if (one.do === 'sell' && offered) both.cashOut(offered, `sale-${index}`, one.percent);
        if (one.do === 'pass') both.pass(one.ms);
        if (one.do === 'exclude') both.exclude(one.player);
        if (one.do === 'force') both.force(one.field);
        if (one.do === 'cancel') {
          const key = pick(both.timeline.running(one.family), one.nth);
          if (key !== undefined) both.cancel(one.family, key);
        }
        if (one.do === 'restart') both.real.reopen();
        both.expectSame();
      }
      both.passToEnd();
      both.expectSame();
      both.expectEnd();
      both.real.world.close();
    }),
    { numRuns: 12 },
  );
});

const shot = fc.record({ fish: fc.nat({ max: 19 }), cannonMinor: fc.constantFrom(1, 100, 2_000) });
const inRoom = fc.oneof(
  fc.record({ do: fc.constant('shoot' as const), player, hits: fc.array(shot, { minLength: 1, maxLength: 20 }) }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(0, 100, 250, 1_000, 7_000) }),
  fc.constant({ do: 'restart' as const }),
);

it('GAME-05 QA-09 any shots into a room hit what swims in memory, and what is caught is gone for all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(inRoom, { minLength: 8, maxLength: 20, size: 'max' }), async (commands) => {
      const both = await openBoth([fish], { fish: true });
      for (const [index, one] of commands.entries()) {
        const [room = 'none'] = both.timeline.running('fish');
        if (one.do === 'shoot') both.place('ana', `round-${index}`, { family: 'fish', bet: { room, hits: one.hits } });
        if (one.do === 'pass') both.pass(one.ms);
        if (one.do === 'restart') both.real.reopen();
        both.expectSame();
        const [standing] = both.real.runner.shared.standing(both.real.world, 'fish-room-1');
        expect(standing?.shown).toMatchObject({ table: (both.model.phase('fish', room) as { table: unknown }).table });
      }
      both.expectEnd();
      both.real.world.close();
    }),
    { numRuns: 5 },
  );
});
