import type { DocumentId, FeedbackTopic } from '@tonalli/contracts/help/names';
import type { WireLanguage } from '@tonalli/contracts/language';
import { repository } from '../../world/world';
import type { DocumentBody, TopicBody } from './text-shapes';

interface StoredText {
  id: string;
  body: string;
  updatedAt: number;
}

export interface FeedbackRow {
  id: number;
  memberId: string;
  topic: FeedbackTopic;
  content: string;
  at: number;
}

const FEEDBACK = 'id, member_id memberId, topic, content, at';

export const helpRepository = repository(({ sqlite }) => {
  const texts = sqlite.prepare<[string, WireLanguage], StoredText>(
    'SELECT id, body, updated_at updatedAt FROM help_texts WHERE kind = ? AND language = ? ORDER BY position',
  );
  const text = sqlite.prepare<[string, string, WireLanguage], StoredText>(
    'SELECT id, body, updated_at updatedAt FROM help_texts WHERE kind = ? AND id = ? AND language = ?',
  );
  const setBody = sqlite.prepare<[{ body: string; id: string; language: WireLanguage }]>(
    "UPDATE help_texts SET body = @body WHERE kind = 'topic' AND id = @id AND language = @language",
  );
  const clearTopics = sqlite.prepare("DELETE FROM help_texts WHERE kind = 'topic'");
  // Only the seed and `setTopic` write bodies, of the shape that each kind has.
  const topicOf = ({ body, ...row }: StoredText) => ({ ...row, body: JSON.parse(body) as TopicBody });
  const documentOf = ({ body, ...row }: StoredText) => ({ ...row, body: JSON.parse(body) as DocumentBody });
  return {
    topics: (language: WireLanguage) => texts.all('topic', language).map(topicOf),
    document(id: DocumentId, language: WireLanguage) {
      const row = text.get('document', id, language);
      return row ? documentOf(row) : null;
    },
    setTopic: (id: string, language: WireLanguage, body: TopicBody): void =>
      void setBody.run({ id, language, body: JSON.stringify(body) }),
    clearTopics: (): void => void clearTopics.run(),
  };
});

export const feedbackRepository = repository(({ sqlite }) => ({
  insert: sqlite.prepare<[Omit<FeedbackRow, 'id'>], { id: number }>(
    'INSERT INTO feedback (member_id, topic, content, at) VALUES (@memberId, @topic, @content, @at) RETURNING id',
  ),
  byId: sqlite.prepare<[number], FeedbackRow>(`SELECT ${FEEDBACK} FROM feedback WHERE id = ?`),
  page: sqlite.prepare<[string, number, number], FeedbackRow>(
    `SELECT ${FEEDBACK} FROM feedback WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
  ),
  count: sqlite.prepare<[string], { rows: number }>('SELECT count(*) rows FROM feedback WHERE member_id = ?'),
  newest: sqlite.prepare<[number], FeedbackRow>(`SELECT ${FEEDBACK} FROM feedback ORDER BY id DESC LIMIT ?`),
  reply: sqlite.prepare<[{ feedbackId: number; text: string; at: number }]>(
    'INSERT INTO feedback_replies (feedback_id, text, at) VALUES (@feedbackId, @text, @at)',
  ),
  replies: sqlite.prepare<[number], { text: string; at: number }>(
    'SELECT text, at FROM feedback_replies WHERE feedback_id = ? ORDER BY id',
  ),
}));
