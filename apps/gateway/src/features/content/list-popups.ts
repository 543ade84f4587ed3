import type { Audience, Popup } from '@tonalli/contracts/content/api';
import { type Execution, listAnnouncements } from '@tonalli/contracts/content/wire';
import { type Language, toWireLanguage } from '@tonalli/contracts/language';
import { toRichText } from '../../rich-text/to-rich-text';
import type { Context } from '../../trpc/context';

/** A first visit sees the popups for newcomers, then those for members. */
const CODES: Record<Audience, readonly Execution[]> = { visitor: ['B'], member: ['A'], newcomer: ['F', 'A'] };

/** The popups of one audience; what the platform sends for another is left out (HOME-07). */
export async function listPopups(
  ctx: Context,
  { language, audience }: { language: Language; audience: Audience },
): Promise<Popup[]> {
  const answers = await Promise.all(
    CODES[audience].map(async (execution) => {
      const asked = { types: 'PU', platform: 'W', execution, language: toWireLanguage(language) } as const;
      const { popup } = await ctx.call(listAnnouncements, asked);
      return popup.filter((one) => one.execution === execution);
    }),
  );
  return answers.flat().map(({ id, title, content }) => ({ id, title, text: toRichText(content) }));
}
