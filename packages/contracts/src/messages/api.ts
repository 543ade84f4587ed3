import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { Language } from '../language';
import { MessageFilter, MessageId, MessageIds, type MessageKind, ReadMessages } from './wire';

export { MESSAGE_IDS_MAX } from './wire';

export interface MessageRow {
  id: string;
  kind: MessageKind;
  title: string;
  excerpt: string;
  at: string;
  read: boolean;
}

export interface MessageDetail {
  id: string;
  kind: MessageKind;
  title: string;
  /** Plain text; an empty line parts paragraphs. */
  body: string;
  at: string;
  /** A path of this app. */
  link: string | null;
}

export const ListMessagesInput = z.strictObject({
  language: Language,
  filter: MessageFilter,
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
export const MessageDetailInput = z.strictObject({ id: MessageId, language: Language });
export const ReadMessagesInput = ReadMessages;
export const ChosenMessagesInput = z.strictObject({ ids: MessageIds });
