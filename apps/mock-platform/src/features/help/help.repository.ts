import type { DocumentId } from '@tonalli/contracts/help/names';
import type { WireLanguage } from '@tonalli/contracts/language';
import { and, asc, eq, sql } from 'drizzle-orm';
import { given } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { helpTexts } from './help.table';
import type { DocumentBody, TopicBody } from './text-shapes';

const value = sql.placeholder;
const { id, body, updatedAt } = helpTexts;
const TEXT = { id, body, updatedAt };
const isLanguage = eq(helpTexts.language, value('language'));
const isTopic = eq(helpTexts.kind, 'topic');

export const helpRepository = repository(({ db }) => {
  const topics = db
    .select(TEXT)
    .from(helpTexts)
    .where(and(isTopic, isLanguage))
    .orderBy(asc(helpTexts.position))
    .prepare();
  const document = db
    .select(TEXT)
    .from(helpTexts)
    .where(and(eq(helpTexts.kind, 'document'), eq(id, value('id')), isLanguage))
    .prepare();
  const setTopic = db
    .update(helpTexts)
    .set(given(helpTexts, 'body'))
    .where(and(isTopic, eq(id, value('id')), isLanguage))
    .prepare();
  const clearTopics = db.delete(helpTexts).where(isTopic).prepare();
  return {
    // Only the seed and `setTopic` write bodies, of the shape that each kind has.
    topics: (language: WireLanguage) =>
      topics.all({ language }).map((row) => ({ ...row, body: row.body as TopicBody })),
    document(documentId: DocumentId, language: WireLanguage) {
      const row = document.get({ id: documentId, language });
      // As for topics.
      return row ? { ...row, body: row.body as DocumentBody } : null;
    },
    setTopic: (topicId: string, language: WireLanguage, text: TopicBody): void =>
      void setTopic.run({ id: topicId, language, body: text }),
    clearTopics: (): void => void clearTopics.run(),
  };
});
