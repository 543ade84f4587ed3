import { Marked } from 'marked';
import type { z } from 'zod';
import { DataFileError, parseData, readDataText } from '../../kernel/data/data-files';
import type { DocumentBody, Part } from './text-shapes';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
/** `## A title {#its-id}` begins a section of a document, `### ...` a question in it. */
const HEADING = /^(###?) (.+) \{#([a-z][a-z0-9-]*)\}$/;
/** A fact on a line of its own brings its own elements. */
const FACT_ALONE = /<p>(\{\{\w+\}\})<\/p>/g;

const markdown = new Marked({
  gfm: false,
  walkTokens(token) {
    // A line that ends within a paragraph parts two words; only the lines between elements are taken away.
    if (token.type === 'text') token.text = token.text.replaceAll('\n', ' ');
  },
});

export interface Article<About> {
  file: string;
  about: About;
  body: string;
  /** Of the body, in the file. */
  firstLine: number;
}

/** Reads Markdown with lines about it on top, in YAML between two lines of `---`. Throws `DataFileError`. */
export function readArticle<Schema extends z.ZodType>(name: string, about: Schema): Article<z.output<Schema>> {
  const file = `data/${name}`;
  const text = readDataText(name).replaceAll('\r\n', '\n');
  const [whole, front] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined)
    throw new DataFileError(`${file}, line 1: begins with its title and more, between lines of ---`);
  return {
    file,
    // The empty line stands for the first `---`, so that lines are counted as in the file.
    about: parseData({ file, text: `\n${front}`, schema: about }),
    body: text.slice(whole.length),
    firstLine: whole.split('\n').length,
  };
}

export const toHtml = (text: string): string =>
  markdown.parse(text, { async: false }).replaceAll(FACT_ALONE, '$1').trimEnd();

interface Draft {
  partId: string;
  title: string;
  lines: string[];
}
type SectionDraft = Draft & { questions: Draft[] };

/** The sections of a document, and their questions. Throws `DataFileError`. */
export function sectionsOf({ file, body, firstLine }: Article<unknown>): DocumentBody['sections'] {
  const sections: SectionDraft[] = [];
  const known = new Set<string>();
  let lines: string[] | undefined;
  for (const [index, line] of body.split('\n').entries()) {
    const fail = (what: string): never => {
      throw new DataFileError(`${file}, line ${firstLine + index}: ${what}`);
    };
    const [heading, marks, title = '', partId = ''] = HEADING.exec(line) ?? [];
    if (heading === undefined) {
      if (/^## |^### .*\{#/.test(line)) fail('ends with an id of small letters, such as "{#its-id}"');
      if (lines === undefined && line.trim() !== '') fail('stands before the first section, such as "## Title {#id}"');
      lines?.push(line);
      continue;
    }
    if (known.has(partId)) fail(`there is another part with the id ${partId}`);
    known.add(partId);
    lines = [];
    if (marks === '##') sections.push({ partId, title, lines, questions: [] });
    else (sections.at(-1) ?? fail('a question stands in a section')).questions.push({ partId, title, lines });
  }
  if (sections.length === 0) throw new DataFileError(`${file}: has no section, such as "## Title {#id}"`);
  return sections.map(({ questions, ...section }) => ({
    ...toPart(section),
    ...(questions.length > 0 && { questions: questions.map(toPart) }),
  }));
}

const toPart = ({ partId, title, lines }: Draft): Part => {
  return { partId, title, content: toHtml(lines.join('\n')).replaceAll('\n', '') };
};
