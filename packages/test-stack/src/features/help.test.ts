import { PICTURE } from '@tonalli/contracts/access-row';
import { fetchHelpCenter, fetchHelpTopic } from '@tonalli/contracts/help/wire';
import type { RichText } from '@tonalli/contracts/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../authorisation/resources';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';
import { codeOf } from '../test-browser';
import { createWireClient } from '../wire-client';

const stack = await useStack();
let world: StackWorld;
beforeAll(async () => {
  world = await stack.world();
});

const wordsOf = (text: RichText): string =>
  text.map((part) => (typeof part === 'string' ? part : 'parts' in part ? wordsOf(part.parts) : '')).join('');
const wordsIn = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', '\u00a0');
/** A text of rich parts as its words alone. */
const plain = <Part extends { text: RichText }>({ text, ...same }: Part) => ({ ...same, words: wordsOf(text) });

describe('help', () => {
  it('HELP-01 hands topics on with their words', async () => {
    const { help } = world.visitor().client;
    const topics = await help.topics.query({ language: 'en' });
    // More than the record of calls keeps of an answer.
    const wire = createWireClient(stack.platform.url, world.name);
    const value = fetchHelpCenter.value.parse((await wire.call(fetchHelpCenter, { lang: 'EN', device: 'WEB' })).value);
    expect(topics).toEqual(value.topics.map(({ topicId, ...same }) => ({ ...same, id: topicId })));
    expect(topics.length).toBeGreaterThan(3);
    const asked = { topicId: 'withdrawals', lang: 'EN' } as const;
    const sent = fetchHelpTopic.value.parse((await wire.call(fetchHelpTopic, asked)).value);
    const { topicId, content, ...same } = sent;
    const topic = await help.topic.query({ id: 'withdrawals', language: 'en' });
    expect(plain(topic)).toEqual({ ...same, id: topicId, words: wordsIn(content) });
  });

  it('HELP-01 finds topics by the words of their texts, and says which do not exist', async () => {
    const { help } = world.visitor().client;
    const { id, text } = await help.topic.query({ id: 'deposits', language: 'es' });
    // A word that stands in the text alone, as it is typed without accents.
    const [word = ''] = /\p{L}{9,}/u.exec(wordsOf(text)) ?? [];
    const found = await help.search.query({
      text: word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
      language: 'es',
    });
    expect((await lastRecordedCall(stack, world, 'fetchHelpCenter')).request).toMatchObject({
      lang: 'ES',
      device: 'WEB',
    });
    expect(found).toContain(id);
    expect(await help.search.query({ text: `${word} zzzz`, language: 'es' })).toEqual([]);
    expect(await codeOf(help.topic.query({ id: 'nothing', language: 'es' }))).toBe('NOT_FOUND');
  });

  it.each(['terms', 'faq'] as const)('HELP-02 hands %s on with the words of sections and questions', async (id) => {
    const { sections, ...document } = await world.visitor().client.help.document.query({ id, language: 'es' });
    const { request, value } = await lastRecordedCall(stack, world, 'fetchDocument');
    expect(request).toEqual({ documentId: id, lang: 'ES' });
    const { documentId, sections: sent, ...same } = value;
    expect(document).toEqual({ ...same, id: documentId });
    type Part = Pick<(typeof sent)[number], 'partId' | 'title' | 'content'>;
    const part = ({ partId, title, content }: Part) => ({ id: partId, title, words: wordsIn(content) });
    expect(
      sections.map(({ questions, ...section }) => ({ ...plain(section), questions: questions.map(plain) })),
    ).toEqual(sent.map(({ questions, ...section }) => ({ ...part(section), questions: questions.map(part) })));
    expect(sections.some(({ questions }) => questions.length > 0)).toBe(id === 'faq');
  });

  it('HELP-03 tells ways to pay with limits and fees in minor units', async () => {
    const methods = await world.visitor().client.help.paymentMethods.query();
    const { deposits, withdrawal } = (await lastRecordedCall(stack, world, 'fetchPaymentMethods')).value;
    const fee = ({ fixed, basisPoints }: { fixed: string; basisPoints: number }) => {
      return { fixedMinor: minor(fixed), basisPoints };
    };
    const { min, max, ...rules } = withdrawal;
    expect(methods).toEqual({
      deposits: deposits.map((one) => ({
        id: one.channelId,
        kind: one.kind,
        minMinor: minor(one.min),
        maxMinor: minor(one.max),
        fee: fee(one.fee),
        expiresMinutes: one.expiresMinutes,
      })),
      withdrawal: { ...rules, minMinor: minor(min), maxMinor: minor(max), fee: fee(withdrawal.fee) },
    });
    expect(deposits.length).toBeGreaterThan(2);
  });

  it('MEM-15 takes feedback with a picture, and shows both to who sent them', async () => {
    const { help } = (await world.member()).client;
    const form = formOf({ content: '¡Hola! 👋', topic: 'SITE', images: [PICTURE] });
    const { id } = await help.sendFeedback.mutate(form, { context: { idempotencyKey: 'key-1' } });
    const { headers, value } = await lastRecordedCall(stack, world, 'sendFeedback');
    expect([id, headers['idempotency-key']]).toEqual([value.id, 'key-1']);
    const { rows, ...pages } = await help.feedback.query({ page: 1, pageSize: 10 });
    expect(pages).toEqual({ page: 1, totalPages: 1, totalRows: 1 });
    expect(rows).toMatchObject([{ id, topic: 'SITE', content: '¡Hola! 👋', images: [expect.any(String)] }]);
    const image = await help.image.query({ id: rows[0]?.images[0] ?? '' });
    expect(image).toEqual((await lastRecordedCall(stack, world, 'fetchImage')).value);
    expect(image).toMatchObject({ width: 1, height: 1 });
  });
});
