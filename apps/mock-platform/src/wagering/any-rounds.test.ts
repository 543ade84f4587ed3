import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dice } from '../games/dice/module';
import type { World } from '../world/world';
import { blackjack } from './families/blackjack-fixture';
import { ladder } from './families/ladder-fixture';
import { mines } from './families/mines-fixture';
import { soloRoulette } from './families/roulette-fixture';
import { createMemoryRunner } from './testing/memory-runner';
import { codeOf, openRunner } from './testing/real-runner';

const GAMES = [dice, mines, blackjack, soloRoulette, ladder];
const FUNDS_MINOR = 40_000;

const stakeMinor = fc.constantFrom(0, 1, 999, 5_000, 30_000);
const bet = fc.oneof(
  fc.record({
    family: fc.constant('dice'),
    bet: fc.record({ side: fc.constant('under'), target: fc.constant(5_000), stakeMinor }),
  }),
  fc.record({ family: fc.constant('mines'), bet: fc.record({ bombs: fc.constantFrom(3, 24), stakeMinor }) }),
  fc.record({ family: fc.constant('blackjack'), bet: fc.record({ stakeMinor }) }),
  fc.record({ family: fc.constant('roulette-solo'), bet: fc.record({ red: stakeMinor, 'straight:7': stakeMinor }) }),
  fc.record({ family: fc.constant('ladder'), bet: fc.record({ unitMinor: stakeMinor, rungs: fc.constantFrom(2, 4) }) }),
);
const input = fc.constantFrom<unknown>(
  ...[0, 1, 2, 7, 13].map((cell) => ({ do: 'open', cell })),
  { do: 'cash-out' },
  ...['hit', 'stand', 'double', 'split', 'insure', 'decline', 'climb', 'stop', 'nonsense'],
);
const nth = fc.nat({ max: 5 });
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('place' as const), what: bet }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      nth,
      input,
      no: fc.constantFrom('next', 'next', 'last', 'far'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), nth, what: fc.option(bet) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'exclude' as const }) },
);
/** A round in both runners. */
interface Placed {
  key: string;
  real: string;
  model: string;
  what: { family: string; bet: unknown };
  /** Steps of the player's may be compared: it was open, and nobody but them has ended it. */
  isStepped: boolean;
}

/** Does the same with the platform's runner and with the one in memory, which is the oracle. */
async function openBoth() {
  const real = openRunner(...GAMES);
  const model = createMemoryRunner(...GAMES);
  const ana = await real.player(FUNDS_MINOR);
  model.fund('ana/main', FUNDS_MINOR);
  const placed: Placed[] = [];

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
    ...{ real, ana, placed },
    place(key: string, what: Placed['what']): void {
      const { mine, other } = both(
        () => real.place(ana, { round: key, ...what }),
        () => model.place({ player: 'ana', key, ...what }),
      );
      const [round, [id = '']] = [mine[0], other];
      if (!round || round.isRepeat) return;
      placed.push({ key, real: round.roundId, model: id, what, isStepped: !round.moment.isOver });
      expect(round.view()).toEqual(model.show(id));
    },
    step({ real: roundId, model: id }: Placed, given: unknown, which: 'next' | 'last' | 'far'): void {
      const taken = model.round(id).asked.filter(({ call }) => call === 'step').length;
      const no = { next: taken, last: Math.max(0, taken - 1), far: taken + 2 }[which];
      const { mine, other } = both(
        () => real.step(ana, roundId, { no, input: given }).view(),
        () => model.step(id, given, no),
      );
      expect(mine).toEqual(other);
    },
    end(how: 'wait' | 'exclude'): void {
      for (const round of placed) round.isStepped = false;
      if (how === 'exclude') {
        real.runner.endRoundsOf(real.world, { memberId: ana, why: 'SELF_EXCLUSION' });
        model.exclude('ana');
        return;
      }
      real.world.clock.advance(25 * 3_600_000);
      for (const round of placed) model.finish(round.model);
    },
    expectSame(): void {
      expect(real.balance(ana)).toBe(model.balance('ana/main'));
      expect(exposedMinor(real.world)).toBe(model.exposure('ladder/top'));
    },
  };
}

const exposedMinor = ({ sqlite }: World): number =>
  Number(sqlite.prepare('SELECT coalesce(sum(amount_minor), 0) FROM exposures').pluck().get());

it('GAME-05 QA-09 any bets, steps, repeats, absences and exclusions come out as in memory, to the centavo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
      const both = await openBoth();
      const { world } = both.real;
      for (const [index, one] of commands.entries()) {
        const chosen = 'nth' in one ? both.placed[one.nth % Math.max(1, both.placed.length)] : undefined;
        if (one.do === 'place') both.place(`round-${index}`, one.what);
        if (one.do === 'again' && chosen) both.place(chosen.key, one.what ?? chosen.what);
        if (one.do === 'step' && chosen?.isStepped) both.step(chosen, one.input, one.no);
        if (one.do === 'wait' || one.do === 'exclude') both.end(one.do);
        both.expectSame();
      }
      expect(world.ledger.audit().findings).toEqual([]);
      both.end('wait');
      both.expectSame();
      expect(world.ledger.audit().findings).toEqual([]);
      const rest = 'SELECT (SELECT count(*) FROM exposures) + (SELECT count(*) FROM round_progress WHERE is_over = 0)';
      expect(world.sqlite.prepare(rest).pluck().get()).toBe(0);
      const open = "SELECT count(*) FROM bets WHERE status <> 'SETTLED'";
      expect(world.sqlite.prepare(open).pluck().get()).toBe(0);
      expect(world.clock.pending().filter(({ kind }) => kind === 'round.timeout')).toEqual([]);
      world.close();
    }),
    { numRuns: 25 },
  );
});
