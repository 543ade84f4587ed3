import type { FeedbackTopic } from '@tonalli/contracts/help/names';
import type * as wire from '@tonalli/contracts/help/wire';
import { pageCount } from '@tonalli/contracts/paging';
import { toIso } from '../../clock/system-time';
import { imagesOf, keepImages, ownImage } from '../../transport/uploads/keep-images';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { type Feedback, feedbackRepository } from './feedback.repository';

const feedbackIdOf = (id: number): string => `F${String(id).padStart(8, '0')}`;

interface NewFeedback {
  memberId: string;
  topic: FeedbackTopic;
  content: string;
  images: readonly File[];
}

/** Keeps what a member wrote, and its pictures. Answers its id. */
export function keepFeedback(world: World, { images, content, ...written }: NewFeedback): string {
  return world.transaction(() => {
    const at = world.clock.now();
    const id = feedbackRepository(world).insert({ ...written, content: content.trim(), at });
    const reference = feedbackIdOf(id);
    keepImages(world, { memberId: written.memberId, reference, images });
    return reference;
  });
}

/** The operator answers, in words of their own; the member hears of it at once. Throws `NOT_FOUND`. */
export function replyToFeedback(world: World, feedbackId: string, text: string): void {
  world.transaction(() => {
    const row = feedbackRepository(world).find(Number(feedbackId.slice(1)));
    if (!row) throw new PlatformFailure('NOT_FOUND');
    feedbackRepository(world).reply({ feedbackId: row.id, text, at: world.clock.now() });
    sendMessage(world, {
      memberId: row.memberId,
      kind: 'feedbackReply',
      purpose: 'service',
      params: { reference: feedbackId, text },
    });
  });
}

export function toWireFeedback(world: World, { id, topic, content, at }: Feedback) {
  const replies = feedbackRepository(world).replies(id);
  const feedbackId = feedbackIdOf(id);
  return {
    feedbackId,
    topic,
    content,
    images: imagesOf(world, feedbackId),
    status: replies.length > 0 ? ('ANSWERED' as const) : ('RECEIVED' as const),
    at: toIso(at),
    replies: replies.map((reply) => ({ text: reply.text, at: toIso(reply.at) })),
  };
}

/** The newest of everybody's, with whose they are. */
export const newestFeedback = (world: World, limit: number) =>
  feedbackRepository(world)
    .newest(limit)
    .map((row) => ({ memberId: row.memberId, ...toWireFeedback(world, row) }));

export const sendFeedback: Verb<typeof wire.sendFeedback> = ({ ctx: { world, member }, input }) => {
  return { id: keepFeedback(world, { memberId: member.id, ...input }) };
};

export const listFeedback: Verb<typeof wire.listFeedback> = ({ ctx: { world, member }, input }) => {
  const store = feedbackRepository(world);
  const totalRows = store.count(member.id);
  const { pageNo, pageSize } = input;
  const rows = store.page({ memberId: member.id, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    content: rows.map((row) => toWireFeedback(world, row)),
    pageNum: input.pageNo,
    totalPages: pageCount(totalRows, input.pageSize),
    totalRows,
  };
};

export const fetchImage: Verb<typeof wire.fetchImage> = ({ ctx: { world, member }, input }) => {
  const image = ownImage(world, member.id, input.imageId);
  if (!image) throw new PlatformFailure('NOT_FOUND');
  return image;
};
