import { z } from 'zod';
import { GameType } from '../lobby/wire';

export const LaunchInput = z.strictObject({
  gameId: z.string().max(32),
  vendor: z.string().max(32),
  type: GameType,
  device: z.enum(['WEB', 'MOBILE']),
  /** A path of the web app to come back to. */
  backPath: z
    .string()
    .regex(/^\/(?![/\\])/)
    .max(512),
  freeTrial: z.boolean().optional(),
  endOpen: z.boolean().optional(),
});
