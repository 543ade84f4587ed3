import { FINANCIAL_ANSWERS } from '@tonalli/contracts/finances/states';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** What the simulated register of public records answers about everybody. */
export const FINANCIAL_RECORDS = defineSetting('financialRecords', z.enum(FINANCIAL_ANSWERS), 'clear');
