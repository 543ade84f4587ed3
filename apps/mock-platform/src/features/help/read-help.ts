import type * as wire from '@tonalli/contracts/help/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { DEPOSIT_CHANNELS, WITHDRAWAL_RULES } from '../cashier';
import { fillWith } from './facts';
import { gameTopics } from './game-topics';
import { helpRepository } from './help.repository';

/** The topics in their order, with the limits and fees that hold now. */
export const fetchHelpCenter: Verb<typeof wire.fetchHelpCenter> = ({ ctx: { world }, input: { lang } }) => {
  const fill = fillWith(world, lang);
  const topics = helpRepository(world).topics(lang);
  const [latest = 0] = topics.map(({ updatedAt }) => updatedAt).sort((a, b) => b - a);
  // An operator who took every topic away has no help centre.
  const rules = topics.length === 0 ? [] : gameTopics(lang).map(({ id, ...body }) => ({ id, body, updatedAt: latest }));
  return {
    topics: [...topics, ...rules].map(({ id, body, updatedAt }) => ({
      topicId: id,
      group: body.group,
      title: body.title,
      summary: fill(body.summary),
      content: fill(body.content),
      keywords: [...body.keywords],
      updatedAt: toIso(updatedAt),
    })),
  };
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
