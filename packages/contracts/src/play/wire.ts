import { z } from 'zod';
import { endpoint } from '../endpoint';
import { GameType } from '../lobby/wire';

export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  summary: 'Start a game: a launch URL with a single-use, short-lived token bound to member and game',
  answer: 'sealed',
  token: 'required',
  request: z.strictObject({
    nodeId: z.string().max(32),
    vendor: z.string().max(32),
    gameType: GameType,
    device: z.enum(['WEB', 'MOBILE']),
    backUrl: z.url().max(2_048),
    /** Play money. A trial account always plays with it. */
    freeTrial: z.boolean().optional(),
    /** Where one game is played at a time: the sessions of any other end first. Their open rounds wait. */
    endOpen: z.boolean().optional(),
  }),
  value: z.object({ url: z.url() }),
  errors: [
    'GAME_NOT_FOUND',
    'GAME_UNAVAILABLE',
    'TRIAL_NOT_OFFERED',
    'TRIAL_ACCOUNT',
    'OPERATION_NOT_ALLOWED',
    'GAME_ALREADY_OPEN',
  ],
});
