import { DataFileError } from '../../kernel/data/data-files';
import { findMemberByUsername } from '../../people/find-member';
import { drawnPicture } from '../../transport/uploads/drawn-picture';
import type { World } from '../../world/world';
import { unknownFacts } from './facts';
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

/** Throws `DataFileError` where a text names a fact that there is not: the help would fail for whoever reads it. */
export function keepTexts(world: World, texts: readonly NewText[]): void {
  for (const { kind, id, language, body } of texts) {
    const [name] = unknownFacts(world, language, JSON.stringify(body));
    if (name === undefined) continue;
    throw new DataFileError(`data/help/${kind}s/${id}.${language.toLowerCase()}.md: there is no fact ${name}`);
  }
  world.db
    .insert(helpTexts)
    .values([...texts])
    .run();
}

/** The help centre's topics and the standing documents. */
export function seedHelp(world: World): void {
  const { topics, documents } = helpIndex();
  const texts = LANGUAGES.flatMap(([language, own]) => [
    ...topics.map((topic, position): NewText => {
      const [body, updatedAt] = [topicBody(topic, own), writtenAt(world, topic.updated)];
      return { kind: 'topic', id: topic.id, language, position, body, updatedAt };
    }),
    ...documents.map((document, position): NewText => {
      const [body, updatedAt] = [documentBody(document, own), writtenAt(world, document.updated)];
      return { kind: 'document', id: document.id, language, position, body, updatedAt };
    }),
  ]);
  keepTexts(world, texts);
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
