import { z } from 'zod';
import { defineGame } from '../define-game';
import type { Entry, Turn } from '../game-module';
import { GameRefusal } from '../refusal';
import { paid, voided } from '../settlement';
import { defineRounds } from '../shared-rounds';
import { sumOf } from '../stake';
import { numbered } from './numbered-fixture';

const CHANCES = 1_000_000;
const RTP_BP = 9_600;
/** What a caught fish pays, in stakes. */
export const SPECIES = { sardine: 2, tuna: 8, shark: 60, whale: 500 } as const;
type Species = keyof typeof SPECIES;

/** Caught when the draw of a million is below this: the same return for every fish and every cannon. */
export const caughtBelow = (species: Species): number => Math.floor((RTP_BP * CHANCES) / (10_000 * SPECIES[species]));

const Fish = z.object({
  id: z.int(),
  species: z.enum(['sardine', 'tuna', 'shark', 'whale']),
  fromMs: z.int(),
  untilMs: z.int(),
});
const Table = z.object({ fish: z.array(Fish) });
const Bet = z.strictObject({
  room: z.string(),
  hits: z
    .array(z.strictObject({ fish: z.int(), cannonMinor: z.int().min(1) }))
    .min(1)
    .max(20),
});
const State = z.object({
  hits: z.array(z.object({ line: z.string(), fish: z.int(), caught: z.boolean().nullable() })),
});
type Batch = Entry<z.infer<typeof Bet>, z.infer<typeof State>>;

const SCHOOL: readonly Species[] = ['sardine', 'sardine', 'sardine', 'tuna', 'tuna', 'shark', 'whale'];
const TICK_MS = 250;
const TICKS = 240;

/** What swims in a room for a minute, the same for all in it; what somebody caught is gone at the next tick. */
export const rooms = defineRounds({
  name: 'fish-room-1',
  version: 1,
  isInPlay: true,
  config: { schema: z.object({}), initial: {} },
  table: Table,
  mostPerDay: 1_500,
  timed: true,
  next: (last, { at, day }) => ({
    ...numbered('shoal', last, day),
    opensAt: last ? last.opensAt + TICKS * TICK_MS : at,
  }),
  advance(
    from,
    {
      at,
      draws,
      entrants,
    }: { at: number; draws: { below: (bound: number) => number }; entrants: () => readonly Batch[] },
  ) {
    if (!from) {
      const fish = Array.from({ length: 20 }, (_, id) => {
        const fromMs = at + draws.below(10_000);
        return { id, species: SCHOOL[draws.below(SCHOOL.length)] ?? 'sardine', fromMs, untilMs: fromMs + 50_000 };
      });
      return { name: '0', takesBets: true, lastsMs: TICK_MS, table: { fish } };
    }
    const caught = new Set(
      entrants().flatMap(({ state }) => state.hits.flatMap(({ fish, caught }) => (caught ? [fish] : []))),
    );
    const table = { fish: from.table.fish.filter(({ id }) => !caught.has(id)) };
    const tick = Number(from.name) + 1;
    return { name: String(tick), takesBets: tick < TICKS, lastsMs: tick < TICKS ? TICK_MS : null, table };
  },
  show: (phase) => phase,
});

type Shoal = z.infer<typeof Table> | undefined;

/** The hits that meet a fish which swims there now; the others cost nothing. */
function hitsOf(bet: Batch['bet'], shoal: Shoal, at: number) {
  return bet.hits.flatMap((hit, index) => {
    const fish = shoal?.fish.find(({ id, fromMs, untilMs }) => id === hit.fish && fromMs <= at && at < untilMs);
    return fish ? [{ ...hit, line: `hit-${index}`, species: fish.species }] : [];
  });
}

/** Hits of a quarter of a second in one call, each a bet by itself. */
export const fish = defineGame({
  family: 'fish',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: z.object({}), initial: {} },
  bet: Bet,
  state: State,
  view: State,
  rounds: { of: rooms, keys: ({ room }) => [room] },
  recordedTogether: { maxMs: 60_000, maxLines: 200 },
  price(bet, { at, phase }) {
    const hits = hitsOf(bet, phase(bet.room)?.table, at);
    if (hits.length === 0) throw new GameRefusal('BET_INVALID', 'nothing was hit');
    return {
      stakes: hits.map(({ line, cannonMinor }) => ({ line, stakeMinor: cannonMinor, edgeBp: 10_000 - RTP_BP })),
      maxPayoutMinor: sumOf(hits, ({ cannonMinor, species }) => cannonMinor * SPECIES[species]),
    };
  },
  start(bet, { at, draws, phase }) {
    const gone = new Set<number>();
    const turns = hitsOf(bet, phase(bet.room)?.table, at).map(({ line, fish: id, species, cannonMinor }) => {
      if (gone.has(id)) return { hit: { line, fish: id, caught: null }, result: voided(line, cannonMinor) };
      const caught = draws.below(CHANCES) < caughtBelow(species);
      if (caught) gone.add(id);
      return {
        hit: { line, fish: id, caught },
        result: paid(line, cannonMinor, caught ? cannonMinor * SPECIES[species] : 0),
      };
    });
    const turn: Turn<Batch['state']> = {
      state: { hits: turns.map(({ hit }) => hit) },
      results: turns.map(({ result }) => result),
    };
    return turn;
  },
  show: ({ state }) => state,
  onExclusion: () => 'finish',
});
