import type { ValueOf } from '../endpoint';
import { answerCheckIn, type fetchCheckIn } from './wire';

/** What a member is to answer before they go on. Amounts in minor units. */
export type CheckIn = NonNullable<ValueOf<typeof fetchCheckIn>['checkIn']>;

export const CheckInInput = answerCheckIn.request;
