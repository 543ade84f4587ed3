import { folded, hasAll, wordsOf } from '@tonalli/contracts/help/search-words';
import type * as wire from '@tonalli/contracts/help/wire';
import type { WireLanguage } from '@tonalli/contracts/language';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { DEPOSIT_CHANNELS, WITHDRAWAL_RULES } from '../cashier';
import { fillWith } from './facts';
import { gameTopics } from './game-topics';
import { helpRepository } from './help.repository';
import type { TopicBody } from './text-shapes';

interface Topic {
  readonly id: string;
  readonly body: TopicBody;
  readonly updatedAt: number;
}

/** The topics of a language in their order. */
function topicsIn(world: World, lang: WireLanguage): readonly Topic[] {
  const topics = helpRepository(world).topics(lang);
  const [latest = 0] = topics.map(({ updatedAt }) => updatedAt).sort((a, b) => b - a);
  // An operator who took every topic away has no help centre.
  const rules = topics.length === 0 ? [] : gameTopics(lang).map(({ id, ...body }) => ({ id, body, updatedAt: latest }));
  return [...topics, ...rules];
}

type Fill = ReturnType<typeof fillWith>;

const toHead = ({ id, body, updatedAt }: Topic, fill: Fill) => ({
  topicId: id,
  group: body.group,
  title: body.title,
  summary: fill(body.summary),
  keywords: [...body.keywords],
  updatedAt: toIso(updatedAt),
});

const TAG = /<[^>]*>/g;

/** All that a topic says, as it is searched. */
const said = ({ body }: Topic, fill: Fill): string =>
  folded([body.title, ...body.keywords, fill(body.summary), fill(body.content).replaceAll(TAG, '')].join(' '));

export const fetchHelpCenter: Verb<typeof wire.fetchHelpCenter> = ({
  ctx: { world },
  input: { lang, search = '' },
}) => {
  const fill = fillWith(world, lang);
  const words = wordsOf(search);
  const topics = topicsIn(world, lang);
  const found = words.length === 0 ? topics : topics.filter((topic) => hasAll(said(topic, fill), words));
  return { topics: found.map((topic) => toHead(topic, fill)) };
};

/** With the limits and fees that hold now. */
export const fetchHelpTopic: Verb<typeof wire.fetchHelpTopic> = ({ ctx: { world }, input: { topicId, lang } }) => {
  const topic = topicsIn(world, lang).find(({ id }) => id === topicId);
  if (!topic) throw new PlatformFailure('NOT_FOUND');
  const fill = fillWith(world, lang);
  return { ...toHead(topic, fill), content: fill(topic.body.content) };
};

export const fetchDocument: Verb<typeof wire.fetchDocument> = ({ ctx: { world }, input: { documentId, lang } }) => {
  const found = helpRepository(world).document(documentId, lang);
  if (!found) throw new PlatformFailure('NOT_FOUND');
  const fill = fillWith(world, lang);
  const { title, lead, sections } = found.body;
  return {
    documentId,
    title,
    lead: fill(lead),
    updatedAt: toIso(found.updatedAt),
    sections: sections.map(({ questions = [], ...section }) => ({
      ...section,
      content: fill(section.content),
      questions: questions.map((question) => ({ ...question, content: fill(question.content) })),
    })),
  };
};

/** The cashier's own settings: what is closed is not shown. */
export const fetchPaymentMethods: Verb<typeof wire.fetchPaymentMethods> = ({ ctx: { world } }) => {
  const { minMinor, maxMinor, fee, dailyCount, turnoverPercent, receiptMinutes } = world.settings.get(WITHDRAWAL_RULES);
  const toFee = ({ fixedMinor, basisPoints }: typeof fee) => ({ fixed: fixedMinor, basisPoints });
  return {
    deposits: world.settings
      .get(DEPOSIT_CHANNELS)
      .filter(({ isOpen }) => isOpen)
      .map((channel) => ({
        channelId: channel.id,
        kind: channel.kind,
        min: channel.minMinor,
        max: channel.maxMinor,
        fee: toFee(channel.fee),
        expiresMinutes: channel.expiresMinutes,
      })),
    withdrawal: { min: minMinor, max: maxMinor, fee: toFee(fee), dailyCount, turnoverPercent, receiptMinutes },
  };
};
