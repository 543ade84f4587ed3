import { POLICY_IDS } from '@tonalli/contracts/policy/choices';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** Whose rules of play and protection hold in a world. */
export const POLICY_PACK = defineSetting('policyPack', z.enum(POLICY_IDS), 'MX-TONALLI');
