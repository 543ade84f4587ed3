import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money } from '../money';

const Span = z.int().min(0);
const Sums = { staked: Money, paid: Money };
export const CheckIdText = z.string().regex(/^[0-9a-z]{1,12}-\d{1,6}$/);
export const IntervalMin = z.int().min(1).max(1_440);

const PlayTime = z.object({
  /** From the first round in real money to half an hour after the last; 0 while nobody plays. */
  period: z.object({ elapsedMs: Span, ...Sums }),
  /** Of the operator's day. */
  today: z.object({ playedMs: Span, ...Sums }),
  /** Null: none comes. 0: it is due. */
  check: z.object({ id: z.string(), dueInMs: Span }).nullable(),
  /** Null: there are no checks. */
  everyMin: IntervalMin.nullable(),
  choicesMin: z.array(IntervalMin),
});

export const fetchPlayTime = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayTime',
  summary: "The member's time of play, stakes and payouts, of this period and today, and the next reality check",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: PlayTime,
});

export const chooseCheckInterval = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setRealityCheck',
  summary: 'After how many minutes of play a reality check comes; a longer interval holds from the next check on',
  token: 'required',
  extension: true,
  request: z.strictObject({ everyMin: IntervalMin }),
  value: PlayTime,
});

export const answerRealityCheck = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_answerRealityCheck',
  summary: 'Go on after a reality check; one that was answered changes nothing more',
  token: 'required',
  extension: true,
  request: z.strictObject({ id: CheckIdText }),
  value: PlayTime,
  errors: ['NOT_FOUND'],
});
