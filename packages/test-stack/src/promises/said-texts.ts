import { readFile } from 'node:fs/promises';
import { DOCUMENT_IDS } from '@tonalli/contracts/help/names';
import type { RichText } from '@tonalli/contracts/rich-text';
import { z } from 'zod';
import type { TestBrowser } from '../test-browser';

export type Language = 'es' | 'en';

export interface SaidText {
  /** A document and its part, a topic, or what the web says by itself. */
  where: string;
  words: string;
  /** Where it leads within the site. */
  links: readonly string[];
}

/** What stands by itself, apart from what comes after it. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'h3', 'h4', 'caption', 'th', 'td']);

const wordsOf = (text: RichText): string => text.map(wordsOfPart).join('');

function wordsOfPart(part: RichText[number]): string {
  if (typeof part === 'string') return part;
  if (!('parts' in part)) return ' ';
  return BLOCKS.has(part.tag) ? `${wordsOf(part.parts)} ` : wordsOf(part.parts);
}

const linksOf = (text: RichText): string[] =>
  text.flatMap((part) => {
    if (typeof part === 'string' || !('parts' in part)) return [];
    return [...(part.tag === 'a' && part.to.kind === 'inner' ? [part.to.href] : []), ...linksOf(part.parts)];
  });

const said = (where: string, text: RichText): SaidText => ({
  where,
  words: wordsOf(text).replaceAll(/\s+/g, ' ').trim(),
  links: linksOf(text),
});

const Texts = z.record(z.string(), z.unknown());
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Texts.safeParse(value).data ?? {}).flatMap(stringsIn);

/** What the web says by itself of the help, at its foot, and where one registers. */
async function ownTexts(language: Language): Promise<SaidText[]> {
  const names = ['help', 'shell', 'registration'];
  return Promise.all(
    names.map(async (name) => {
      const file = new URL(`../../../i18n/src/locales/${language}/${name}.json`, import.meta.url);
      return said(`${name}.json`, [stringsIn(JSON.parse(await readFile(file, 'utf8'))).join(' ')]);
    }),
  );
}

/** Everything that the product says to people before they play, in one language. */
export async function everythingSaid({ client }: TestBrowser, language: Language): Promise<SaidText[]> {
  const documents = await Promise.all(DOCUMENT_IDS.map((id) => client.help.document.query({ id, language })));
  const heads = await client.help.topics.query({ language });
  const topics = await Promise.all(heads.map(({ id }) => client.help.topic.query({ id, language })));
  const { notices } = await client.content.announcements.query({ language });
  const audiences = ['visitor', 'member', 'newcomer'] as const;
  const popups = await Promise.all(audiences.map((audience) => client.content.popups.query({ language, audience })));
  return [
    ...documents.flatMap(({ id, lead, sections }) => [
      said(id, [lead]),
      ...sections.flatMap((section) =>
        [section, ...section.questions].map(({ id: part, text }) => said(`${id}#${part}`, text)),
      ),
    ]),
    ...topics.map(({ id, summary, text }) => said(`help#${id}`, [summary, ' ', ...text])),
    ...notices.map(({ id, title, content }) => said(`notice ${id}`, [`${title}. ${content}`])),
    ...popups.flat().map(({ id, title, text }) => said(`popup ${id}`, [title, ' ', ...text])),
    ...(await ownTexts(language)),
  ];
}
