import { z } from 'zod';
import { defineGame } from '../define-game';
import type { Entry, RoundContext, Turn } from '../game-module';
import { GameRefusal } from '../refusal';
import { paid, voided } from '../settlement';
import { defineRounds, type Phase } from '../shared-rounds';
import { type Stake, sumOf } from '../stake';

const Table = z.object({ digits: z.string().nullable() });
type Issue = Phase<z.infer<typeof Table>>;
const PHASES = ['open', 'closed', 'drawn'] as const;

/** Three digits; the day's issues count from 1, and the next one opens as one closes. */
export const issues = defineRounds({
  name: 'pick-three',
  version: 1,
  config: { schema: z.object({ openMs: z.int(), closedMs: z.int() }), initial: { openMs: 50_000, closedMs: 10_000 } },
  table: Table,
  mostPerDay: 2_000,
  timed: true,
  next(last, { config, at, day }) {
    const number = (last?.number ?? 0) + 1;
    return { number, key: issueName(number, day), opensAt: last ? last.opensAt + config.openMs : at };
  },
  advance(from, { config, draws }): Issue {
    if (!from) return { name: PHASES[0], takesBets: true, lastsMs: config.openMs, table: { digits: null } };
    if (from.name === 'open') return { ...from, name: PHASES[1], takesBets: false, lastsMs: config.closedMs };
    const digits = [draws.below(10), draws.below(10), draws.below(10)].join('');
    return { name: PHASES[2], takesBets: false, lastsMs: null, table: { digits } };
  },
  show: (phase) => phase,
});

export const issueName = (number: number, day = '2030-01-01'): string =>
  `${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`;

const Bet = z.strictObject({
  digits: z.string().regex(/^\d{3}$/),
  unitMinor: z.int().min(1),
  issues: z
    .array(z.strictObject({ issue: z.string(), multiple: z.int().min(1).max(64) }))
    .min(1)
    .max(120),
  stopOnWin: z.boolean(),
});
const State = z.object({
  /** The step that is staked next. */
  next: z.int(),
  skipped: z.array(z.string()),
  stopped: z.boolean(),
});
type Chase = Entry<z.infer<typeof Bet>, z.infer<typeof State>>;
type Deciding = Pick<Chase, 'bet' | 'state' | 'heldMinor'>;

interface Rules {
  oddsX1000: number;
  maxPerNumberMinor: number;
}

const stepsOf = ({ unitMinor, issues: steps }: Chase['bet']) =>
  steps.map(({ issue, multiple }) => ({ issue, stakeMinor: unitMinor * multiple }));
const pays = (stakeMinor: number, { oddsX1000 }: Rules): number => Math.floor((stakeMinor * oddsX1000) / 1_000);

function stakeOf({ digits }: Chase['bet'], step: { issue: string; stakeMinor: number }, rules: Rules): Stake {
  const exposure = { amountMinor: pays(step.stakeMinor, rules), capMinor: rules.maxPerNumberMinor };
  const edgeBp = 10_000 - Math.floor(rules.oddsX1000 / 100);
  return {
    line: step.issue,
    stakeMinor: step.stakeMinor,
    edgeBp,
    held: true,
    exposures: [{ key: `${step.issue}/${digits}`, ...exposure }],
  };
}

interface Desk {
  readonly rules: Rules;
  readonly isOpen: (issue: string) => boolean;
}

/** Stakes the next step, where its issue takes bets by now and there is money held for it. */
function stakeNext({ bet, state, heldMinor }: Deciding, { rules, isOpen }: Desk): Turn<Chase['state']> {
  const step = stepsOf(bet)[state.next];
  if (!step || state.stopped || heldMinor < step.stakeMinor || !isOpen(step.issue)) return { state };
  return { state: { ...state, next: state.next + 1 }, stakes: [stakeOf(bet, step, rules)] };
}

/** An issue's line is decided, or void without digits. The next step follows, or the rest goes back. */
function settle(
  entry: Chase,
  { issue, digits }: { issue: string; digits: string | null },
  desk: Desk,
): Turn<Chase['state']> {
  const { bet, state, open, heldMinor } = entry;
  const stakeMinor = open[issue];
  if (stakeMinor === undefined) return { state };
  if (digits === null) return { ...stakeNext(entry, desk), results: [voided(issue, stakeMinor)] };
  const won = digits === bet.digits;
  const results = [paid(issue, stakeMinor, won ? pays(stakeMinor, desk.rules) : 0)];
  if (won && bet.stopOnWin) return { state: { ...state, stopped: true }, results, releaseMinor: heldMinor };
  return { ...stakeNext(entry, desk), results };
}

/** An issue that the step before it came too late for is left out, and its money goes back. */
function skip({ bet, state, heldMinor }: Chase, issue: string): Turn<Chase['state']> {
  const step = stepsOf(bet)[state.next];
  if (state.stopped || step?.issue !== issue) return { state };
  return {
    state: { ...state, next: state.next + 1, skipped: [...state.skipped, issue] },
    releaseMinor: Math.min(step.stakeMinor, heldMinor),
  };
}

const deskOf = ({ config, phase }: RoundContext<Rules, z.infer<typeof Table>>): Desk => ({
  rules: config,
  isOpen: (issue) => phase(issue)?.takesBets === true,
});

/** One number over many issues: all is held at once, staked issue by issue, and what a win makes needless goes back. */
export const chase = defineGame({
  family: 'pick-three-chase',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: {
    schema: z.object({ oddsX1000: z.int(), maxPerNumberMinor: z.int() }),
    initial: { oddsX1000: 930_000, maxPerNumberMinor: 200_000_000 },
  },
  bet: Bet,
  state: State,
  view: z.object({ next: z.int(), skipped: z.array(z.string()) }),
  rounds: {
    of: issues,
    keys: ({ issues: [first] }) => (first ? [first.issue] : []),
    later: ({ issues: [, ...others] }) => others.map(({ issue }) => issue),
  },
  price(bet, { config }) {
    const [first, ...others] = stepsOf(bet);
    if (others.some(({ issue }, index) => issue <= (bet.issues[index]?.issue ?? '')))
      throw new GameRefusal('BET_INVALID');
    if (others.some(({ stakeMinor }) => stakeMinor > 64 * (first?.stakeMinor ?? 0)))
      throw new GameRefusal('BET_INVALID');
    const steps = stepsOf(bet);
    return {
      stakes: [],
      holdMinor: sumOf(steps, ({ stakeMinor }) => stakeMinor),
      maxPayoutMinor: sumOf(steps, ({ stakeMinor }) => pays(stakeMinor, config)),
    };
  },
  start(bet, context) {
    const heldMinor = sumOf(stepsOf(bet), ({ stakeMinor }) => stakeMinor);
    return stakeNext({ bet, state: { next: 0, skipped: [], stopped: false }, heldMinor }, deskOf(context));
  },
  steps: {
    step: z.literal('stop'),
    apply: ({ state, heldMinor }) => ({ state: { ...state, stopped: true }, releaseMinor: heldMinor }),
  },
  follow(entry, { key, phase }, context) {
    if (phase.lastsMs === null) return settle(entry, { issue: key, digits: phase.table.digits }, deskOf(context));
    if (!phase.takesBets) return skip(entry, key);
    return Object.keys(entry.open).length === 0 ? stakeNext(entry, deskOf(context)) : { state: entry.state };
  },
  cancelled: (entry, issue, context) =>
    entry.open[issue] === undefined ? skip(entry, issue) : settle(entry, { issue, digits: null }, deskOf(context)),
  show: ({ state: { next, skipped } }) => ({ next, skipped }),
  onExclusion: ({ open }, { phase }) =>
    Object.keys(open).every((issue) => phase(issue)?.takesBets) ? 'refund' : 'settle',
});
