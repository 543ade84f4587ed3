import { MAX_STAKE_PER_WIN_MINOR } from '@tonalli/contracts/constants';
import { JackpotKind } from '@tonalli/contracts/content/wire';
import { MAX_AMOUNT_MINOR } from '@tonalli/contracts/money';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** How the pool is fed and won; as a ticker nothing of it moves. */
export const JACKPOT_RULES = defineSetting(
  'jackpot',
  z.object({
    kind: JackpotKind,
    /** What of each real stake goes into the pool. */
    contributionBasisPoints: z.int().min(0).max(10_000),
    /** A round wins with the chance stake / this. */
    stakePerWinMinor: z.int().min(1).max(MAX_STAKE_PER_WIN_MINOR),
    /** What the house puts into a new pool. */
    seedMinor: z.int().min(1).max(MAX_AMOUNT_MINOR),
  }),
  {
    kind: 'PROGRESSIVE',
    contributionBasisPoints: 50,
    stakePerWinMinor: 4_000_000_000,
    seedMinor: 25_000_000,
  },
);
