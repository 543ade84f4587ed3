import { GAME_FAMILIES } from '@tonalli/contracts/games/families';
import { z } from 'zod';

/** Cells of the tables below `data/catalogue/`. */
export const Text = z.string().regex(/^\S+( \S+)*$/, 'empty, or with a blank too many');
export const Family = z.enum(GAME_FAMILIES);
export const YesOrNo = z.enum(['yes', 'no']).transform((cell) => cell === 'yes');

/** What Spanish agreement needs: `m`, `f`, and `mp`, `fp` for the plural. */
export const Gender = z
  .enum(['m', 'f', 'mp', 'fp'])
  .transform((cell) => ({ feminine: cell.startsWith('f'), plural: cell.endsWith('p') }));

/** Words with a blank between them; none in an empty cell. */
export const wordsOf = <Word extends string>(word: z.ZodType<Word, string>) =>
  z
    .string()
    .transform((cell) => cell.split(' ').filter(Boolean))
    .pipe(z.array(word));
