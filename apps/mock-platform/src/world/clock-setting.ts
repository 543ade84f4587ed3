import { z } from 'zod';
import type { ClockState } from '../clock/world-clock';
import { defineSetting } from './settings';

export const CLOCK_STATE = defineSetting<ClockState>(
  'clock',
  z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('live'), offsetMs: z.int() }),
    z.object({ mode: z.literal('frozen'), atMs: z.int() }),
  ]),
  { mode: 'live', offsetMs: 0 },
);
