import { MINIMUM_AGE_YEARS } from '@tonalli/contracts/constants';
import { ExternalProvider } from '@tonalli/contracts/session/external';
import { EXTERNAL_PROVIDERS } from '@tonalli/contracts/session/external-names';
import { z } from 'zod';
import { defineSetting } from '../world/settings';

/** In years. */
export const MINIMUM_AGE = defineSetting('minimumAgeYears', z.int().min(MINIMUM_AGE_YEARS).max(99), MINIMUM_AGE_YEARS);

/** Services by whose accounts members can log in, in the order in which they are shown. */
export const EXTERNAL_LOGINS = defineSetting('externalLogins', z.array(ExternalProvider), [...EXTERNAL_PROVIDERS]);

export const FIREBASE_SMS = defineSetting('firebaseSms', z.boolean(), false);
