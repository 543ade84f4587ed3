import { readSent, type Schema } from './schema';
import type { Force } from './shared-rounds';

/** What testers may wish for, and whether a round came out so. */
export const forceBy = <Subject, Wish>(
  schema: Schema<Wish>,
  fits: (subject: Subject, wish: Wish) => boolean,
): Force<Subject> => ({
  read(sent) {
    const wish = readSent(schema, sent, 'BET_INVALID');
    return (subject) => fits(subject, wish);
  },
});
