import { z } from 'zod';
import type { ValueOf } from '../endpoint';
import { CheckIdText, type fetchPlayTime, IntervalMin } from './wire';

/** Amounts in minor units. */
export type PlayTime = ValueOf<typeof fetchPlayTime>;

export const IntervalInput = z.strictObject({ everyMin: IntervalMin });
export const CheckInput = z.strictObject({ id: CheckIdText });
