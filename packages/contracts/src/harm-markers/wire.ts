import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money, SignedMoney } from '../money';
import { CHECK_IN_ANSWERS } from './markers';

export const CheckInId = z.string().regex(/^H\d{8,15}$/);

const CheckIn = z.object({
  checkInId: z.string(),
  askedAt: z.iso.datetime(),
  /** Of the seven days of the operator's up to the one that it is about. */
  week: z.object({
    playedMs: z.int().min(0),
    daysPlayed: z.int().min(0).max(7),
    deposited: Money,
    /** What was paid out less what was staked. */
    net: SignedMoney,
  }),
});

const Asked = z.object({ checkIn: CheckIn.nullable() });

export const fetchCheckIn = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getCheckIn',
  summary: 'What the member is to answer before they go on, as their way of playing gave rise to it; null: nothing',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: Asked,
});

export const answerCheckIn = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_answerCheckIn',
  summary: 'Answer a check-in; one that was answered changes nothing more',
  token: 'required',
  extension: true,
  request: z.strictObject({ checkInId: CheckInId, answer: z.enum(CHECK_IN_ANSWERS) }),
  value: Asked,
  errors: ['NOT_FOUND'],
});
