import { z } from 'zod';
import { NICKNAME_MAX_CHARACTERS, NICKNAME_MIN_CHARACTERS } from '../constants';

/** Letters and digits of any script, with single marks between; no invisible or direction-changing characters. */
export const Nickname = z
  .string()
  .normalize('NFKC')
  .trim()
  .max(4 * NICKNAME_MAX_CHARACTERS)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:\.? |[._'-])[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*\.?$/u)
  .refine((text) => text.length >= NICKNAME_MIN_CHARACTERS && [...text].length <= NICKNAME_MAX_CHARACTERS);
