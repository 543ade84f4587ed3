import { DOCUMENT_IDS, gameTopicId, HELP_GROUPS } from '@tonalli/contracts/help/names';
import { fetchDocument, fetchHelpCenter, fetchHelpTopic, fetchPaymentMethods } from '@tonalli/contracts/help/wire';
import { FAMILY_IDS } from '@tonalli/lottery/play';
import { describe, expect, it } from 'vitest';
import { BUILT_FAMILIES } from '../../games/built-families';
import { MINIMUM_AGE } from '../../people/people-settings';
import { codeOf } from '../../testing/answer-codes';
import { serveWorlds } from '../../testing/stage';
import { DEPOSIT_CHANNELS, WITHDRAWAL_RULES } from '../cashier';
import { POLICY_PACK } from '../policy';
import { keepTexts } from './help.seed';
import { clearHelp, lengthenHelp } from './index';

const LANGUAGES = ['ES', 'EN'] as const;
const NEEDED = [
  'registering',
  'logging-in',
  'deposits',
  'identity',
  'withdrawals',
  'bonuses',
  'vip',
  'points',
  'raffles',
  'missions',
  'tournaments',
  'games',
  'fairness',
  'lotteries',
  'live-chat',
  'security',
  'own-data',
  'closing-account',
  'responsible-gaming',
  'technical',
  'contact',
];

const stage = await serveWorlds({ seed: 'default' });
const { platform } = stage;

const heads = async (lang: 'ES' | 'EN', search?: string) =>
  (await platform.value(fetchHelpCenter, { lang, device: 'WEB', ...(search !== undefined && { search }) }, stage.here))
    .topics;
const topic = (topicId: string, lang: 'ES' | 'EN') => platform.value(fetchHelpTopic, { topicId, lang }, stage.here);
/** All of them with their texts. */
const topics = async (lang: 'ES' | 'EN') => Promise.all((await heads(lang)).map(({ topicId }) => topic(topicId, lang)));
const document = (documentId: string, lang: 'ES' | 'EN') =>
  platform.value(fetchDocument, { documentId, lang }, stage.here);

/** Where texts lead within the site. */
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe('the help centre', () => {
  it('HELP-01 has the same topics in both languages, in their groups, each with a text of its own', async () => {
    const [spanish, english] = await Promise.all(LANGUAGES.map(topics));
    const written = spanish?.filter(({ group }) => group !== 'rules').map(({ topicId }) => topicId);
    expect(written?.sort()).toEqual([...NEEDED].sort());
    const rules = spanish?.filter(({ group }) => group === 'rules').map(({ topicId }) => topicId);
    const withPages = [...BUILT_FAMILIES].filter((family) => family !== 'lottery');
    const families = [...withPages, ...FAMILY_IDS.map((id) => `lottery-${id}`)];
    expect(rules?.sort()).toEqual(families.map((family) => `game-${family}`).sort());
    expect(spanish?.map(({ topicId }) => topicId)).toEqual(
      expect.arrayContaining([...BUILT_FAMILIES].map(gameTopicId)),
    );
    const placed = (topics: typeof spanish) => topics?.map(({ topicId, group }) => `${group} ${topicId}`).sort();
    expect(placed(english)).toEqual(placed(spanish));
    expect(new Set(spanish?.map(({ group }) => group))).toEqual(new Set(HELP_GROUPS));
    for (const topic of spanish ?? []) {
      const other = english?.find(({ topicId }) => topicId === topic.topicId);
      expect([topic.title, topic.summary, topic.content]).not.toContain('');
      expect(topic.content.length, topic.topicId).toBeGreaterThan(500);
      expect(topic.content).not.toBe(other?.content);
      expect(linksIn(topic.content)).toEqual(linksIn(other?.content ?? ''));
    }
  });

  it.each(['depositChanels', 'constructor'])('HELP-01 takes no text that names %s, which is no fact', (name) => {
    const body = { group: 'money' as const, title: 'a', summary: 'b', content: `<p>{{${name}}}</p>`, keywords: [] };
    const text = { kind: 'topic' as const, id: 'cash', language: 'ES' as const, position: 0, body, updatedAt: 0 };
    expect(() => keepTexts(stage.world, [text])).toThrow(`data/help/topics/cash.es.md: there is no fact ${name}`);
  });

  it('HELP-01 says the limits and fees that hold now', async () => {
    const contentOf = async (id: string) => (await topic(id, 'ES')).content;
    expect(await contentOf('deposits')).toContain(
      '<li><strong>Efectivo en tienda</strong>: de $100 a $10,000, comisión de $12; tienes 48 horas para pagar.</li>',
    );
    expect(await contentOf('withdrawals')).toContain('De <strong>$200</strong> a <strong>$50,000</strong>');
    const { settings } = stage.world;
    const [first, ...others] = settings.get(DEPOSIT_CHANNELS);
    if (!first) throw new Error('there is no channel');
    settings.set(DEPOSIT_CHANNELS, [
      { ...first, minMinor: 12_345, fee: { fixedMinor: 500, basisPoints: 250 }, expiresMinutes: 60 },
      ...others.map((channel) => ({ ...channel, isOpen: false })),
    ]);
    settings.set(WITHDRAWAL_RULES, { ...settings.get(WITHDRAWAL_RULES), receiptMinutes: 90 });
    const deposits = await contentOf('deposits');
    expect(deposits).toContain('de $123.45 a $100,000, comisión de $5 más 2.5%; tienes 1 hora para pagar.');
    expect(deposits).not.toContain('comisión de $12');
    expect(await contentOf('withdrawals')).toContain('90 minutos');
    settings.set(DEPOSIT_CHANNELS, [{ ...first, isOpen: false }]);
    expect(await contentOf('deposits')).toContain('no hay canales de depósito abiertos');
  });

  it('HELP-01 lists topics without their texts, which come one by one, and knows no other', async () => {
    const listed = await heads('ES');
    expect(JSON.stringify(listed)).not.toContain('content');
    const { content, ...head } = await topic('deposits', 'ES');
    expect(listed.find(({ topicId }) => topicId === 'deposits')).toEqual(head);
    expect(content).toContain('<li>');
    for (const [topicId, code] of [
      ['nothing', 'NOT_FOUND'],
      ['../deposits', 'INVALID_REQUEST'],
    ] as const)
      expect(
        await codeOf(await platform.fetch(`${fetchHelpTopic.path}?lang=ES&topicId=${encodeURIComponent(topicId)}`)),
      ).toBe(code);
  });

  it('HELP-01 finds topics by words of their titles, keywords and texts, whatever accents and case', async () => {
    const idsOf = async (search: string) => (await heads('ES', search)).map(({ topicId }) => topicId);
    // The shop where cash is paid is named in the text alone; a lottery by its play.
    expect(await idsOf('efectivo TIENDA comision')).toContain('deposits');
    expect(await idsOf('animal lunar')).toEqual(['game-lottery-six-mark']);
    expect(await idsOf('CLABE nada-de-eso')).toEqual([]);
    // What stands in a tag is no word.
    expect(await idsOf('href')).toEqual([]);
    expect(await idsOf('   ')).toEqual((await heads('ES')).map(({ topicId }) => topicId));
  });

  it('HELP-01 answers a help centre without topics, and one with very long ones', async () => {
    lengthenHelp(stage.world, 4);
    expect((await topics('ES'))[0]?.title.length).toBeGreaterThan(60);
    clearHelp(stage.world);
    expect(await topics('EN')).toEqual([]);
  });

  it.each([
    ['another device', '?lang=ES&device=APP'],
    ['an unknown language', '?lang=FR&device=WEB'],
    ['no language', '?device=WEB'],
    ['a search that is too long', `?lang=ES&device=WEB&search=${'a'.repeat(61)}`],
    ['the language twice', '?lang=ES&lang=EN&device=WEB'],
  ])('HELP-01 refuses %s', async (_what, query) => {
    expect(await codeOf(await platform.fetch(fetchHelpCenter.path + query))).toBe('INVALID_REQUEST');
  });
});

describe('the documents', () => {
  it.each(DOCUMENT_IDS)('HELP-02 %s has the same sections in both languages, and no gap is left in it', async (id) => {
    const [spanish, english] = await Promise.all(LANGUAGES.map((language) => document(id, language)));
    const parts = (text: typeof spanish) =>
      text?.sections.map(({ partId, questions }) => [partId, questions.map((question) => question.partId)]);
    expect(parts(spanish)).toEqual(parts(english));
    expect(spanish?.title).not.toBe(english?.title);
    for (const text of [spanish, english]) {
      expect(JSON.stringify(text)).not.toMatch(/\{\{|\}\}|undefined|<script|style=/);
      const ids = (text?.sections ?? []).flatMap(({ partId }) => partId);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('HELP-02 names the licence, the age and the rights that the law gives', async () => {
    const [terms, privacy] = await Promise.all([document('terms', 'ES'), document('privacy', 'ES')]);
    expect(JSON.stringify(terms)).toContain('TNL/8048/JAZ-2026-017');
    expect(terms.sections).toHaveLength(15);
    stage.world.settings.set(MINIMUM_AGE, 21);
    expect(JSON.stringify(await document('terms', 'EN'))).toContain('21 years old');
    expect(privacy.sections.map(({ title }) => title)).toContain('Tus derechos ARCO');
  });

  it('HELP-02 RG-06 tells the lines that help as the file has them, and invents no telephone number', async () => {
    const lines = [
      'Línea de la Vida</strong>: llama al <strong>800 911 2000</strong>; gratuita y confidencial, las 24 horas, todos los días.',
      'Juego en Calma</strong>: llama al <strong>55 0000 1810</strong>; de lunes a viernes, de 9:00 a 21:00. <a href="https://juegoencalma.example">',
      'Lifeline)</strong>: call <strong>800 911 2000</strong>; free and confidential, 24 hours, every day.',
      'Calm Play Line)</strong>: call <strong>55 0000 1810</strong>; Monday to Friday, 9:00 to 21:00. <a href="https://juegoencalma.example">',
    ];
    for (const [index, language] of LANGUAGES.entries()) {
      const { sections } = await document('responsible-gaming', language);
      const help = sections.find(({ partId }) => partId === 'help')?.content ?? '';
      for (const line of lines.slice(index * 2, index * 2 + 2)) expect(help).toContain(line);
      expect(JSON.stringify(sections).replaceAll(/800 911 2000|55 0000 1810/g, '')).not.toMatch(/\d{3}[ -]?\d{3,}/);
    }
  });

  it('RG-06 RG-04 tells the rules of the place and the day', async () => {
    const partsOf = async (language: 'ES' | 'EN') =>
      JSON.stringify((await document('responsible-gaming', language)).sections);
    expect(await partsOf('ES')).toContain('24 horas, 7 días, 1 mes, 2 meses o 3 meses');
    stage.world.settings.set(POLICY_PACK, 'GB-2026');
    expect(await partsOf('ES')).toContain('24 horas, 7 días, 1 mes o 6 semanas');
    expect(await partsOf('EN')).toContain('6 months, 1 year, or 5 years');
    expect(await partsOf('EN')).toContain('comes every 60 minutes of play, when');
    stage.world.clock.set(Date.parse('2021-10-30T12:00:00Z'));
    expect(await partsOf('EN')).toContain('comes not just now, when');
  });

  it('HELP-02 refuses a document that there is not', async () => {
    const response = await platform.fetch(`${fetchDocument.path}?documentId=nothing&lang=ES`);
    expect(await codeOf(response)).toBe('INVALID_REQUEST');
  });

  it('HELP-02 lists open channels and the rules of withdrawals to everybody', async () => {
    const { settings } = stage.world;
    settings.set(
      DEPOSIT_CHANNELS,
      settings.get(DEPOSIT_CHANNELS).map((channel) => ({ ...channel, isOpen: channel.id !== 'crypto' })),
    );
    const methods = await platform.value(fetchPaymentMethods, {}, stage.here);
    expect(methods.deposits.map(({ channelId }) => channelId)).toEqual(['spei', 'cash', 'card', 'wallet']);
    expect(methods.deposits[1]).toEqual({
      channelId: 'cash',
      kind: 'CASH',
      min: '100.00',
      max: '10000.00',
      fee: { fixed: '12.00', basisPoints: 0 },
      expiresMinutes: 2_880,
    });
    expect(methods.withdrawal).toMatchObject({ min: '200.00', turnoverPercent: 100, receiptMinutes: 1_440 });
  });
});
