import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** What of rooms is marked for the operator to look into. */
export const ROOM_WATCH = defineSetting(
  'roomWatch',
  z.object({
    /** How far back hands are looked at. */
    days: z.int().min(1).max(60),
    /** Chips are dumped where so much went one way, in so many hands of two, and next to nothing back. */
    dumpedMinor: z.int().min(1),
    hands: z.int().min(2).max(1_000),
  }),
  { days: 7, dumpedMinor: 100_000, hands: 10 },
);

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
