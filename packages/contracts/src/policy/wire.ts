import { z } from 'zod';
import { endpoint } from '../endpoint';
import { PositiveMoney } from '../money';
import { POLICY_IDS } from './choices';
import { PolicyValues } from './values';

const { shape } = PolicyValues;
const Bands = z.array(z.object({ fromAge: z.int(), max: PositiveMoney }));

/** What pages of games and of the operator mirror. The platform enforces it all the same. */
export const PlayPolicy = z.object({
  id: z.enum(POLICY_IDS),
  titles: z.object({ es: z.string(), en: z.string() }),
  minAge: shape.minAge,
  minCycleMs: shape.minCycleMs,
  autoplay: shape.autoplay,
  quickPlay: shape.quickPlay,
  parallelGames: shape.parallelGames,
  maxStake: z.object({ slot: Bands, table: Bands, instant: Bands, fish: Bands }),
  ldwCelebrate: shape.ldwCelebrate,
  showNet: shape.showNet,
  realityCheckEveryMin: shape.realityCheckEveryMin,
  realityCheckChoicesMin: shape.realityCheckChoicesMin,
  limitKinds: shape.limitKinds,
  limitMandatory: shape.limitMandatory,
  raiseDelayH: shape.raiseDelayH,
  raiseNeedsConfirm: shape.raiseNeedsConfirm,
  confirmWindowH: shape.confirmWindowH,
  promptAtFirstDeposit: shape.promptAtFirstDeposit,
  timeoutChoices: shape.timeoutChoices,
  exclusionChoices: shape.exclusionChoices,
  /** When the next rule begins or ends; null: none that is known. */
  until: z.iso.datetime().nullable(),
});

export const fetchPlayPolicy = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayPolicy',
  summary: 'What the rules of the jurisdiction are now: pace, stakes, reality checks, limits and breaks',
  extension: true,
  request: z.strictObject({}),
  value: PlayPolicy,
});
