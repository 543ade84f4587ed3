import { z } from 'zod';
import type { Fee } from '../cashier/fee';
import type { DepositKind } from '../cashier/states';
import { MAX_PAGE_SIZE } from '../constants';
import { Language } from '../language';
import type { RichText } from '../rich-text';
import type { UploadType } from '../upload-limits';
import { ImageId, Images, uploadForm } from '../uploads';
import type * as names from './names';
import { AnchorId, DocumentId, FeedbackText, FeedbackTopic } from './parts';
import { HELP_SEARCH_MAX } from './search-words';

export interface HelpTopicHead {
  id: string;
  group: names.HelpGroup;
  title: string;
  summary: string;
  keywords: string[];
  updatedAt: string;
}

export interface HelpTopicView extends HelpTopicHead {
  text: RichText;
}

export interface DocumentPart {
  /** Stands in the address behind a `#`. */
  id: string;
  title: string;
  text: RichText;
}

export interface DocumentView {
  id: names.DocumentId;
  title: string;
  lead: string;
  updatedAt: string;
  sections: (DocumentPart & { questions: DocumentPart[] })[];
}

export interface PaymentMethodsView {
  deposits: { id: string; kind: DepositKind; minMinor: number; maxMinor: number; fee: Fee; expiresMinutes: number }[];
  withdrawal: {
    minMinor: number;
    maxMinor: number;
    fee: Fee;
    dailyCount: number;
    turnoverPercent: number;
    receiptMinutes: number;
  };
}

export interface FeedbackView {
  id: string;
  topic: names.FeedbackTopic;
  content: string;
  /** Ids for `help.image`. */
  images: string[];
  status: names.FeedbackStatus;
  at: string;
  replies: { text: string; at: string }[];
}

export interface ImageView {
  type: UploadType;
  width: number;
  height: number;
  /** base64. */
  data: string;
}

export const HelpCenterInput = z.strictObject({ language: Language });
export const HelpTopicInput = z.strictObject({ id: AnchorId, language: Language });
export const HelpSearchInput = z.strictObject({
  text: z.string().trim().min(1).max(HELP_SEARCH_MAX),
  language: Language,
});
export const DocumentInput = z.strictObject({ id: DocumentId, language: Language });
export const FeedbackListInput = z.strictObject({
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
/** A form: `content`, `topic`, and `images` as its files. */
export const SendFeedbackInput = uploadForm(
  z.strictObject({ content: FeedbackText, topic: FeedbackTopic, images: Images }),
);
export const ImageInput = z.strictObject({ id: ImageId });
