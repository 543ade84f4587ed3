import { z } from 'zod';
import { DEPOSIT_KINDS } from '../cashier/states';
import { WireFee } from '../cashier/wire-parts';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money } from '../money';
import { AnchorId, DocumentId, HelpGroup } from './parts';
import { HELP_SEARCH_MAX } from './search-words';

/** A topic without its text. */
export const HelpTopicHead = z.object({
  topicId: AnchorId,
  group: HelpGroup,
  title: z.string(),
  summary: z.string(),
  /** Further words by which people look for it. */
  keywords: z.array(z.string()),
  updatedAt: z.iso.datetime(),
});

export const fetchHelpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary:
    'Help topics of a language, in their order, without their texts; those alone in whose words all of a search stand',
  request: z.strictObject({
    lang: WireLanguage,
    device: z.literal('WEB'),
    search: z.string().max(HELP_SEARCH_MAX).optional(),
  }),
  value: z.object({ topics: z.array(HelpTopicHead) }),
});

export const fetchHelpTopic = endpoint({
  method: 'GET',
  path: '/wps/system/helpTopic',
  summary: 'One help topic with its text, and the limits and fees that hold now',
  extension: true,
  request: z.strictObject({ topicId: AnchorId, lang: WireLanguage }),
  value: HelpTopicHead.extend({
    /** HTML as the operator wrote it; no browser is to read it. */
    content: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

const DocumentPart = z.object({
  partId: AnchorId,
  title: z.string(),
  content: z.string(),
});

export const fetchDocument = endpoint({
  method: 'GET',
  path: '/wps/system/document',
  summary: 'One of the standing texts: terms, privacy, responsible gaming, about, payments, questions',
  extension: true,
  request: z.strictObject({ documentId: DocumentId, lang: WireLanguage }),
  value: z.object({
    documentId: DocumentId,
    title: z.string(),
    lead: z.string(),
    updatedAt: z.iso.datetime(),
    /** `questions` is empty but in texts made of questions and answers. */
    sections: z.array(DocumentPart.extend({ questions: z.array(DocumentPart) })),
  }),
  errors: ['NOT_FOUND'],
});

export const fetchPaymentMethods = endpoint({
  method: 'GET',
  path: '/wps/system/paymentMethods',
  summary: 'Ways to pay in and the rules of withdrawals, as the cashier has them now, for everybody to read',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    deposits: z.array(
      z.object({
        channelId: z.string(),
        kind: z.enum(DEPOSIT_KINDS),
        min: Money,
        max: Money,
        fee: WireFee,
        /** For so long an order waits for its payment. */
        expiresMinutes: z.int(),
      }),
    ),
    withdrawal: z.object({
      min: Money,
      max: Money,
      fee: WireFee,
      dailyCount: z.int(),
      /** So much of a deposit has to be bet before it can leave. */
      turnoverPercent: z.int(),
      receiptMinutes: z.int(),
    }),
  }),
});
