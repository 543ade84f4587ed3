import { hash } from 'node:crypto';
import { SLOT_ENGINES } from '@tonalli/contracts/games/families';
import { z } from 'zod';
import { readTable } from '../../../kernel/data/data-table';
import { wordsOf } from './columns';
import { ThemeId } from './themes';

type SlotEngine = (typeof SLOT_ENGINES)[number];

/** A line of `engines.csv`: so large a share of the titles that have one of the words or themes; of all, where it names none. */
export const EngineLine = z.strictObject({
  engine: z.enum(SLOT_ENGINES),
  words: wordsOf(z.string().regex(/^[A-Z][a-z]+$/, 'not a word of an English title')),
  themes: wordsOf(ThemeId),
  share: z
    .string()
    .regex(/^(0\.\d+|1)$/, 'not a share')
    .transform(Number),
});
export type EngineLine = z.infer<typeof EngineLine>;

interface SlotTitle {
  readonly nodeId: string;
  readonly nameEn: string;
  readonly theme: string;
}

export type EngineChoice = (title: SlotTitle) => SlotEngine;

const fits = ({ words, themes }: EngineLine, title: SlotTitle): boolean =>
  words.length + themes.length === 0 ||
  themes.includes(title.theme) ||
  title.nameEn.split(' ').some((word) => words.includes(word));

/** From 0 to 1, fixed by the title's id, and another one for each line of an engine. */
const chanceOf = (salt: string, nodeId: string): number =>
  Number.parseInt(hash('sha256', `${salt} ${nodeId}`).slice(0, 8), 16) / 2 ** 32;

/**
 * What plays a title: the first line that it fits and whose share it falls into. Nothing is drawn for it, so that a line
 * more changes no other titles than those that it takes. Throws unless the last line takes all that is left.
 */
export function createEngineChoice(lines: readonly EngineLine[]): EngineChoice {
  const last = lines.at(-1);
  if (!last || last.words.length + last.themes.length > 0 || last.share < 1) {
    throw new TypeError('the last line of the engines has to take every title that is left');
  }
  const others = lines.slice(0, -1).map((line, index) => {
    const before = lines.slice(0, index).filter(({ engine }) => engine === line.engine).length;
    return { line, salt: `${line.engine} ${before + 1}` };
  });
  return (title) =>
    others.find(({ line, salt }) => fits(line, title) && chanceOf(salt, title.nodeId) < line.share)?.line.engine ??
    last.engine;
}

export const ENGINE_LINES: readonly EngineLine[] = readTable('catalogue/engines.csv', EngineLine);
export const engineOf = createEngineChoice(ENGINE_LINES);
