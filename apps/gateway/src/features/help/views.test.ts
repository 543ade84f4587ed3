import { expect, it } from 'vitest';
import { toDocument, toTopic } from './views';

const AT = '2026-03-01T12:00:00.000Z';
const HOSTILE = '<p onclick="alert(1)">Hola<script>alert(1)</script></p>';
const WORDS = [{ tag: 'p', parts: ['Hola'] }];

it('HELP-01 a topic is handed on with its words, and nothing in it that acts', () => {
  const named = { group: 'money' as const, title: 'T', summary: 'S', keywords: ['k'], updatedAt: AT };
  expect(toTopic({ ...named, topicId: 'deposits', content: HOSTILE })).toEqual({
    ...named,
    id: 'deposits',
    text: WORDS,
  });
});

it('HELP-02 a document is handed on with the words of sections and questions, and nothing in them that acts', () => {
  const part = (partId: string) => ({ partId, title: partId, content: HOSTILE });
  const sections = [{ ...part('money'), questions: [part('age')] }];
  expect(toDocument({ documentId: 'terms', title: 'T', lead: 'L', updatedAt: AT, sections })).toEqual({
    id: 'terms',
    title: 'T',
    lead: 'L',
    updatedAt: AT,
    sections: [{ id: 'money', title: 'money', text: WORDS, questions: [{ id: 'age', title: 'age', text: WORDS }] }],
  });
});
