import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requireTerms } from '../features/bonuses/bonus-terms';
import { openGrant } from '../features/bonuses/open-grant';
import { payJackpot } from '../features/play/jackpot-pool';
import { JACKPOT_RULES } from '../features/play/jackpot-settings';
import { poolAt } from '../features/play/open-pool';
import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { wheel } from './families/wheel-fixture';
import type { DecidedRound, Prize } from './runner-parts';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

const DAY = '2030-01-02';
/** Midnight in Mexico City, which has no summer time any more. */
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const RESULT_AT = DAY_BEGIN + 20_000;
const FUNDS_MINOR = 1_500;
const PLAYERS = 4;
const AT_ONCE = 40;
/** What wins beside its game. */
const PRIZE_OF = 3;

const player = fc.nat({ max: PLAYERS - 1 });
const story = fc.record({
  /** Of bonus money, with what of it has to be wagered; most have none. */
  grants: fc.array(
    fc.record({ player, bonusMinor: fc.integer({ min: 500, max: 20_000 }), times: fc.integer({ min: 1, max: 10 }) }),
    {
      maxLength: 2,
    },
  ),
  bets: fc.array(
    fc.record({
      player,
      /** What its title was played under. */
      maxPerFieldMinor: fc.constantFrom(5_000_000, 4_000_000),
      fields: fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 100, max: 600 }), {
        minKeys: 1,
        maxKeys: 4,
      }),
    }),
    { minLength: 1, maxLength: 14 },
  ),
  field: fc.integer({ min: 1, max: 5 }),
  /** Whose first bet is refused once, so that all are settled one by one. */
  failing: fc.option(player, { freq: 4 }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

/**
 * Of the ledger only the order of postings of different members may differ, and with it their numbers, those of accounts that they
 * open, and what the house holds in between.
 */
const SKIPPED = new Set(['due_jobs', 'sqlite_sequence']);
const NUMBERS = new Set(['id', 'posting_id', 'rowid', 'reward_id']);
const NUMBERED = new Set([
  'accounts',
  'postings',
  'bonus_counted',
  'messages',
  'tournament_rounds',
  'vip_bonuses',
  'rewards',
]);
const ENTRIES = `SELECT e.kind, e.at, e.amount_minor, a.kind account, a.owner_id, a.vendor, p.key,
    iif(a.owner_kind = 'house', NULL, e.balance_after_minor) balance_after_minor
  FROM entries e JOIN accounts a ON a.id = e.account_id JOIN postings p ON p.id = e.posting_id`;

function everything({ world }: RealRunner): Record<string, string[]> {
  const tables = world.sqlite
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .pluck()
    .all()
    .filter((name) => !SKIPPED.has(name));
  const shown = (table: string, row: Record<string, unknown>) =>
    JSON.stringify(Object.entries(row).filter(([column]) => !NUMBERED.has(table) || !NUMBERS.has(column)));
  return Object.fromEntries(
    tables.map((table) => {
      const text = table === 'entries' ? ENTRIES : `SELECT * FROM "${table}"`;
      const rows = world.sqlite.prepare<[], Record<string, unknown>>(text).all();
      return [table, rows.map((row) => shown(table, row)).sort()];
    }),
  );
}

/** Fills a round and plays it until it ends next. Returns what was written by then. */
function full({ grants, bets, field }: Story, real: RealRunner, members: readonly string[]): Buffer {
  const { world } = real;
  const idOf = (nth: number) => members[nth] ?? '';
  for (const [nth, { player: who, bonusMinor, times }] of grants.entries()) {
    const opened = {
      memberId: idOf(who),
      bonusMinor,
      depositMinor: 0,
      sourceKey: `test:${nth}`,
      at: world.clock.now(),
    };
    world.transaction(() => openGrant(world, { ...opened, terms: { ...requireTerms('gift'), times } }));
  }
  // What nobody can pay is not placed.
  for (const [nth, { player: who, fields, maxPerFieldMinor }] of bets.entries())
    codeOf(() =>
      real.place(idOf(who), {
        round: `r${nth}`,
        family: 'wheel',
        bet: { round: `${DAY}-1`, fields },
        config: { maxPerFieldMinor },
      }),
    );
  real.runner.shared.force(world, { rounds: 'wheel/010001', wish: { field } });
  world.clock.set(RESULT_AT - 1);
  return world.sqlite.serialize();
}

const NO_PRIZE: Prize = { stakePerWinMinor: 7, wonMinor: 0, draw: null, balanceAfterMinor: null };

/** Pays all that the pool holds, and starts it anew. */
function prize(world: World, round: Parameters<typeof payJackpot>[1]): Prize {
  poolAt(world, round.at);
  const { amountMinor, balanceAfterMinor } = payJackpot(world, round);
  return { ...NO_PRIZE, wonMinor: amountMinor, draw: { poolMinor: amountMinor, drawn: 1 }, balanceAfterMinor };
}

it('GAME-12 bets that are settled together leave what they leave one by one', async () => {
  // Of a member there are several, each behind the one before it.
  const real = openRunner({ ...wheel, replaces: false, betsPerPlayer: 14 });
  real.world.clock.set(DAY_BEGIN);
  // What is undone in between does not undo what was drawn for the next pool.
  const rules = real.world.settings.get(JACKPOT_RULES);
  real.world.settings.set(JACKPOT_RULES, { ...rules, startMaxMinor: rules.startMinMinor });
  const members: string[] = [];
  for (let count = 0; count < PLAYERS; count += 1) members.push(await real.player(FUNDS_MINOR));
  const begun = real.world.sqlite.serialize();
  fc.assert(
    fc.property(story, (told) => {
      real.reopen(begun);
      const written = full(told, real, members);
      let refused: string | undefined;
      real.drawPrizes((world, { stakeMinor, ...round }) => {
        if (round.memberId === refused) {
          refused = undefined;
          throw new PlatformFailure('ROUND_CLOSED');
        }
        return stakeMinor % PRIZE_OF === 0 ? prize(world, round) : NO_PRIZE;
      });
      const settled = (atOnce: number) => {
        real.reopen(written);
        real.tellAtOnce(atOnce);
        const decided = new Map<string, DecidedRound>();
        real.hearDecided((_world, rounds) => {
          for (const round of rounds) decided.set(round.roundId, round);
        });
        refused = told.failing === null ? undefined : members[told.failing];
        real.world.clock.set(RESULT_AT);
        expect(real.world.ledger.audit().findings).toEqual([]);
        return { ...everything(real), decided: [...decided.values()].map((one) => JSON.stringify(one)).sort() };
      };
      const [together, alone] = [settled(AT_ONCE), settled(1)];
      expect(together).toEqual(alone);
    }),
    { numRuns: 40 },
  );
  real.world.close();
});
