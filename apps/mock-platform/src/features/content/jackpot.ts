import {
  JACKPOT_INTERVALS_MS,
  JACKPOT_START_MAX_MINOR,
  JACKPOT_START_MIN_MINOR,
  JACKPOT_STEP_MAX_MINOR,
  JACKPOT_STEP_MIN_MINOR,
} from '@tonalli/contracts/constants';
import type { fetchJackpot as fetchJackpotEndpoint } from '@tonalli/contracts/content/wire';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { systemNow, toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { JACKPOT_RULES, readJackpot } from '../play';
import { contentRepository, type JackpotState } from './content.repository';

const TICK = jobKind('jackpot.tick', z.object({}));
/** Further behind than this, ticks are added up in one go instead of being run one by one. */
const CATCH_UP_AFTER_MS = 60_000;

function scheduleNext(world: World, afterMs: number): void {
  const dueAt = afterMs + world.random.pick(JACKPOT_INTERVALS_MS);
  world.clock.schedule({ kind: TICK, key: TICK.name, dueAt, payload: {} });
}

/** Sets the ticker to a start between its bounds and lets it run. */
export function startJackpot(world: World): JackpotState {
  const at = world.clock.now();
  const state = { amountMinor: world.random.int(JACKPOT_START_MIN_MINOR, JACKPOT_START_MAX_MINOR), at };
  contentRepository(world).setJackpot(state);
  scheduleNext(world, at);
  return state;
}

/** Where the clock stands, also while a job of an earlier time runs. */
function clockHeadMs(world: World): number {
  const state = world.clock.state();
  return state.mode === 'frozen' ? state.atMs : systemNow() + state.offsetMs;
}

const step = (world: World): number => world.random.int(JACKPOT_STEP_MIN_MINOR, JACKPOT_STEP_MAX_MINOR);

/** The ticker counts on beside a pool, so that it can take its place at any time. */
const isTicker = (world: World): boolean => world.settings.get(JACKPOT_RULES).kind === 'TICKER';

export const jackpotTickJob = defineJob(
  TICK,
  (world, { dueAt }) => {
    const before = contentRepository(world).jackpot();
    if (!before) return;
    const headMs = clockHeadMs(world);
    let amountMinor = before.amountMinor + step(world);
    let at = dueAt;
    if (headMs - dueAt > CATCH_UP_AFTER_MS) {
      for (;;) {
        const next = at + world.random.pick(JACKPOT_INTERVALS_MS);
        if (next > headMs) break;
        at = next;
        amountMinor += step(world);
      }
    }
    contentRepository(world).setJackpot({ amountMinor, at });
    if (isTicker(world)) world.events.publish({ type: 'jackpot', amount: amountMinor });
    scheduleNext(world, at);
  },
  { person: false },
);

/** The pool, or the ticker that is shown where the operator has none (HOME-05). */
export const fetchJackpot: Verb<typeof fetchJackpotEndpoint> = ({ ctx: { world } }) => {
  if (!isTicker(world)) return readJackpot(world);
  const { amountMinor, at } =
    contentRepository(world).jackpot() ??
    world.transaction(() => contentRepository(world).jackpot() ?? startJackpot(world));
  return { kind: 'TICKER', amount: amountMinor, at: toIso(at), lastWon: null, terms: null };
};
