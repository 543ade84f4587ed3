import { JACKPOT_START_MAX_MINOR, JACKPOT_START_MIN_MINOR } from '@tonalli/contracts/constants';
import { grownMinor } from '@tonalli/contracts/content/jackpot-feed';
import type { fetchJackpot as fetchJackpotEndpoint } from '@tonalli/contracts/content/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { JACKPOT_RULES, readJackpot } from '../play';
import { contentRepository, type JackpotState } from './content.repository';

/** Sets the ticker to a start between its bounds, from which it counts on with the clock. */
export function startJackpot(world: World): JackpotState {
  const amountMinor = world.random.int(JACKPOT_START_MIN_MINOR, JACKPOT_START_MAX_MINOR);
  const state = { amountMinor, at: world.clock.now() };
  contentRepository(world).setJackpot(state);
  return state;
}

/** The pool, or the ticker that is shown where the operator has none (HOME-04): no more than a number that grows alike. */
export const fetchJackpot: Verb<typeof fetchJackpotEndpoint> = ({ ctx: { world } }) => {
  if (world.settings.get(JACKPOT_RULES).kind === 'PROGRESSIVE') return readJackpot(world);
  const { amountMinor: startMinor, at: startedAt } =
    contentRepository(world).jackpot() ??
    world.transaction(() => contentRepository(world).jackpot() ?? startJackpot(world));
  const now = world.clock.now();
  return {
    kind: 'TICKER',
    amount: startMinor + grownMinor({ startMinor, startedAt }, now),
    at: toIso(now),
    feed: { start: startMinor, since: toIso(startedAt), isStill: world.clock.state().mode === 'frozen' },
    lastWon: null,
    terms: null,
  };
};
