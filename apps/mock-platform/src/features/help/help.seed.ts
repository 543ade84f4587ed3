import { findMemberByUsername } from '../../people/find-member';
import { drawnPicture } from '../../transport/uploads/drawn-picture';
import type { World } from '../../world/world';
import { keepFeedback, replyToFeedback } from './feedback';
import { helpTexts } from './help.table';
import { documentBody, helpIndex, seededFeedback, topicBody } from './seeded-help';

const HOUR_MS = 3_600_000;
const LANGUAGES = [
  ['ES', 'es'],
  ['EN', 'en'],
] as const;

/** Noon of the operator's day, whatever the zone it is read in; in a world that stands before it, the world's own time. */
const writtenAt = ({ clock }: World, day: string): number => Math.min(Date.parse(`${day}T18:00:00Z`), clock.now());

type NewText = typeof helpTexts.$inferInsert;

/** The help centre's topics and the standing documents. */
export function seedHelp(world: World): void {
  const { topics, documents } = helpIndex();
  const rows: NewText[] = LANGUAGES.flatMap(([language, own]) => [
    ...topics.map((topic, position): NewText => {
      const [body, updatedAt] = [topicBody(topic, own), writtenAt(world, topic.updated)];
      return { kind: 'topic', id: topic.id, language, position, body, updatedAt };
    }),
    ...documents.map((document, position): NewText => {
      const [body, updatedAt] = [documentBody(document, own), writtenAt(world, document.updated)];
      return { kind: 'document', id: document.id, language, position, body, updatedAt };
    }),
  ]);
  world.db.insert(helpTexts).values(rows).run();
}

/** What the demo accounts have written, with the answers that came. Call before the messages, which count these as read. */
export function seedFeedback(world: World): void {
  const now = world.clock.now();
  const steps = seededFeedback().flatMap((one) => {
    const memberId = findMemberByUsername(world, one.username)?.id;
    return memberId === undefined ? [] : [{ ...one, memberId }];
  });
  for (const { memberId, hoursAgo, topic, content, picture, reply } of steps) {
    world.clock.set(now - hoursAgo * HOUR_MS);
    const images = picture ? [drawnPicture(`${picture}.png`, picture)] : [];
    const id = keepFeedback(world, { memberId, topic, content, images });
    if (!reply) continue;
    world.clock.set(now - reply.hoursAgo * HOUR_MS);
    replyToFeedback(world, id, reply.text);
  }
  world.clock.set(now);
}
