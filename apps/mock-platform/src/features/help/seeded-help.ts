import { DOCUMENT_IDS, FEEDBACK_TOPICS, HELP_GROUPS } from '@tonalli/contracts/help/names';
import type { Language } from '@tonalli/contracts/language';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';
import { readArticle, sectionsOf, toHtml } from './read-article';
import type { DocumentBody, TopicBody } from './text-shapes';

const Id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const Day = z.iso.date();

/** The topics and documents in their order; their words stand in an article for each language. */
export const helpIndex = dataFile(
  'help/index.yaml',
  z.strictObject({
    topics: listById(z.strictObject({ id: Id, group: z.enum(HELP_GROUPS), updated: Day })),
    documents: listById(z.strictObject({ id: z.enum(DOCUMENT_IDS), updated: Day })),
  }),
);
type TopicEntry = ReturnType<typeof helpIndex>['topics'][number];
type DocumentEntry = ReturnType<typeof helpIndex>['documents'][number];

const Words = z.string().min(1);
const AboutTopic = z.strictObject({ title: Words, summary: Words, keywords: z.array(Words) });
const AboutDocument = z.strictObject({ title: Words, lead: Words });

export function topicBody({ id, group }: TopicEntry, language: Language): TopicBody {
  const { about, body } = readArticle(`help/topics/${id}.${language}.md`, AboutTopic);
  return { group, ...about, content: toHtml(body) };
}

export function documentBody({ id }: DocumentEntry, language: Language): DocumentBody {
  const article = readArticle(`help/documents/${id}.${language}.md`, AboutDocument);
  return { ...article.about, sections: sectionsOf(article) };
}

const HoursAgo = z.number().min(0);

/** What the demo accounts have written, the oldest first. */
export const seededFeedback = dataFile(
  'help/feedback.yaml',
  z.array(
    z.strictObject({
      username: Words,
      hoursAgo: HoursAgo,
      topic: z.enum(FEEDBACK_TOPICS),
      content: Words,
      picture: z.enum(['receipt', 'screenshot']).optional(),
      reply: z.strictObject({ hoursAgo: HoursAgo, text: Words }).optional(),
    }),
  ),
);
