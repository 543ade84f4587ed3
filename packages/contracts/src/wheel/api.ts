import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { Language } from '../language';

export type { WheelSector, WheelSpin } from './wire';

export const WheelInput = z.strictObject({ language: Language });
export const SpinInput = z.strictObject({
  wheelId: z.string().max(32),
  clientSeed: z.string().regex(/^[\x21-\x7e]{1,64}$/),
});
export const SpinsInput = z.strictObject({
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
