import { MODEL_STATES } from '@tonalli/contracts/chat/shapes';
import { LANGUAGES } from '@tonalli/contracts/language';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';

const Words = z.strictObject({ es: z.string().min(1), en: z.string().min(1) });

const Model = z.strictObject({
  /** A picture is drawn by it (`art/model-art.ts`). */
  id: z.string().regex(/^[a-z0-9-]{1,32}$/),
  name: z.string().min(1),
  status: z.enum(MODEL_STATES),
  /** In which the model answers; the first where the member's is none of them. */
  languages: z.array(z.enum(LANGUAGES)).min(1),
  about: Words,
});
export type Model = z.infer<typeof Model>;

export const chatModels = dataFile('chat/models.yaml', listById(Model));

export const chatScript = dataFile(
  'chat/script.yaml',
  z.strictObject({
    greeting: Words,
    rows: z.array(Words.extend({ words: z.array(z.string().min(1)).min(1) })),
    otherwise: z.array(Words).min(1),
  }),
);

export const refusedWords = dataFile('chat/refused-words.yaml', z.array(z.string().min(1)));
