import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** The time that the default data end at, from which this world goes on; null: nobody wrote it down. */
export const DATA_END = defineSetting('dataEndAt', z.int().nullable(), null);
