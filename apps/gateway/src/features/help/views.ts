import type { ValueOf } from '@tonalli/contracts/endpoint';
import type {
  DocumentPart,
  DocumentView,
  FeedbackView,
  HelpTopicHead,
  HelpTopicView,
  PaymentMethodsView,
} from '@tonalli/contracts/help/api';
import type {
  Feedback,
  fetchDocument,
  fetchHelpCenter,
  fetchHelpTopic,
  fetchPaymentMethods,
} from '@tonalli/contracts/help/wire';
import { toRichText } from '../../rich-text/to-rich-text';

type WireHead = ValueOf<typeof fetchHelpCenter>['topics'][number];
export const toHead = ({ topicId, ...topic }: WireHead): HelpTopicHead => ({ ...topic, id: topicId });

export const toTopic = ({ content, ...head }: ValueOf<typeof fetchHelpTopic>): HelpTopicView => ({
  ...toHead(head),
  text: toRichText(content),
});

const toPart = ({ partId, title, content }: { partId: string; title: string; content: string }): DocumentPart => ({
  id: partId,
  title,
  text: toRichText(content),
});

export const toDocument = ({ documentId, sections, ...document }: ValueOf<typeof fetchDocument>): DocumentView => ({
  ...document,
  id: documentId,
  sections: sections.map(({ questions, ...section }) => ({ ...toPart(section), questions: questions.map(toPart) })),
});

const toFee = ({ fixed, basisPoints }: { fixed: number; basisPoints: number }) => ({ fixedMinor: fixed, basisPoints });

export const toPaymentMethods = ({
  deposits,
  withdrawal,
}: ValueOf<typeof fetchPaymentMethods>): PaymentMethodsView => ({
  deposits: deposits.map(({ channelId, kind, min, max, fee, expiresMinutes }) => ({
    id: channelId,
    kind,
    minMinor: min,
    maxMinor: max,
    fee: toFee(fee),
    expiresMinutes,
  })),
  withdrawal: {
    minMinor: withdrawal.min,
    maxMinor: withdrawal.max,
    fee: toFee(withdrawal.fee),
    dailyCount: withdrawal.dailyCount,
    turnoverPercent: withdrawal.turnoverPercent,
    receiptMinutes: withdrawal.receiptMinutes,
  },
});

export const toFeedback = ({ feedbackId, ...feedback }: Feedback): FeedbackView => ({ ...feedback, id: feedbackId });
