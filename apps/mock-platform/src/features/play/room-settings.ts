import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** Accounts that may be one player's do not sit at one table of a room where players bank each other. */
export const ROOM_SEPARATION = defineSetting(
  'roomSeparation',
  z.object({
    isOn: z.boolean(),
    /** Addresses of this machine and of private networks tell people apart too; otherwise browsers and public addresses alone. */
    privateAddresses: z.boolean(),
    /** How long it counts from where somebody came. */
    hours: z.int().min(1).max(720),
  }),
  { isOn: true, privateAddresses: false, hours: 24 },
);
