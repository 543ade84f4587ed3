import { findMemberByUsername } from '../../people/find-member';
import { drawnPicture } from '../../transport/uploads/drawn-picture';
import type { World } from '../../world/world';
import { keepFeedback, replyToFeedback } from './feedback';
import { helpTexts } from './help.table';
import { DOCUMENTS } from './texts/documents';
import { SEEDED_FEEDBACK } from './texts/seeded-feedback';
import { TOPICS } from './texts/topics';

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
  const rows: NewText[] = LANGUAGES.flatMap(([language, own]) => [
    ...TOPICS.map((topic, position): NewText => {
      const body = { group: topic.group, ...topic[own] };
      return { kind: 'topic', id: topic.id, language, position, body, updatedAt: writtenAt(world, topic.updated) };
    }),
    ...DOCUMENTS.map((document, position): NewText => {
      const { id, updated } = document;
      return { kind: 'document', id, language, position, body: document[own], updatedAt: writtenAt(world, updated) };
    }),
  ]);
  world.db.insert(helpTexts).values(rows).run();
}

/** What the demo accounts have written, with the answers that came. Call before the messages, which count these as read. */
export function seedFeedback(world: World): void {
  const now = world.clock.now();
  const steps = SEEDED_FEEDBACK.flatMap((one) => {
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
