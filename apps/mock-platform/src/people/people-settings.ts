import { MINIMUM_AGE_YEARS } from '@tonalli/contracts/constants';
import { GAME_TYPES, GameType } from '@tonalli/contracts/lobby/wire';
import { ExternalProvider } from '@tonalli/contracts/session/external';
import { EXTERNAL_PROVIDERS } from '@tonalli/contracts/session/external-names';
import { z } from 'zod';
import { defineSetting } from '../world/settings';

/** In years. */
export const MINIMUM_AGE = defineSetting('minimumAgeYears', z.int().min(MINIMUM_AGE_YEARS).max(99), MINIMUM_AGE_YEARS);

/** Services by whose accounts members can log in, in the order in which they are shown. */
export const EXTERNAL_LOGINS = defineSetting('externalLogins', z.array(ExternalProvider), [...EXTERNAL_PROVIDERS]);

export const FIREBASE_SMS = defineSetting('firebaseSms', z.boolean(), false);

/** What rates are multiples of: a tenth of a percent, in hundredths of one. */
export const RATE_STEP_BP = 10;

const RateBp = z.int().min(0).max(10_000).multipleOf(RATE_STEP_BP);

/** The most that anybody can be given back of valid bets, in hundredths of a percent; those there are stay as they are. */
export const MAXIMUM_RATES = defineSetting(
  'maximumRates',
  z.record(GameType, RateBp),
  // A prize group of 1960 beside one of 1700 is 13 percent of a lottery's stake.
  { ...allAt(200), LOTT: 1_300, ELOTT: 1_300 },
);

function allAt(rateBp: number): Record<GameType, number> {
  // One entry for each of the list.
  return Object.fromEntries(GAME_TYPES.map((category) => [category, rateBp])) as Record<GameType, number>;
}
