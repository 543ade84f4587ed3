import type { z } from 'zod';
import type { PlayPolicy as Wire } from './wire';

/** What the jurisdiction's rules are now. Amounts in minor units. */
export type PlayPolicy = z.output<typeof Wire>;
