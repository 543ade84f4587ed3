import {
  JACKPOT_MAX_ONE_IN,
  JACKPOT_START_MAX_MINOR,
  JACKPOT_START_MIN_MINOR,
  MAX_JACKPOT_MINOR,
} from '@tonalli/contracts/constants';
import { JackpotKind } from '@tonalli/contracts/content/wire';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

const Start = z.int().min(1).max(MAX_JACKPOT_MINOR);

/** How the pool is fed and won; as a ticker nothing of it moves. */
export const JACKPOT_RULES = defineSetting(
  'jackpot',
  z.object({
    kind: JackpotKind,
    /** What of each real stake goes into the pool, beside what the house puts in. */
    contributionBasisPoints: z.int().min(0).max(10_000),
    /** A round wins with the chance stake / (pool x this), so that of this many centavos staked one comes back, whatever the pool holds. */
    oneIn: z.int().min(1).max(JACKPOT_MAX_ONE_IN).default(200),
    /** What the house puts into a new pool lies between these, both included. */
    startMinMinor: Start.default(JACKPOT_START_MIN_MINOR),
    startMaxMinor: Start.default(JACKPOT_START_MAX_MINOR),
  }),
  {
    kind: 'PROGRESSIVE',
    contributionBasisPoints: 0,
    oneIn: 200,
    startMinMinor: JACKPOT_START_MIN_MINOR,
    startMaxMinor: JACKPOT_START_MAX_MINOR,
  },
);
