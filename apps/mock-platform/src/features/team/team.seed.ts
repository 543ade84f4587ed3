import { AGENT_AUDIENCES, AnnouncementId } from '@tonalli/contracts/team/wire-announcements';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';
import { findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import { announcementsRepository } from './announcements.repository';

const HOUR_MS = 60 * 60 * 1_000;
const Words = z.strictObject({ title: z.string().min(1), content: z.string().min(1) });

/** What agents are told when the data are made. */
export const announcedToAgents = dataFile(
  'team/announcements.yaml',
  listById(
    z.strictObject({
      id: AnnouncementId,
      audience: z.enum(AGENT_AUDIENCES),
      hoursAgo: z.number().min(0),
      /** The demo agents have opened it. */
      read: z.boolean(),
      es: Words,
      en: Words,
    }),
  ),
);

export function seedAnnouncements(world: World): void {
  const now = world.clock.now();
  const store = announcementsRepository(world);
  const readers = ['agente', 'lucia'].flatMap((username) => findMemberByUsername(world, username)?.id ?? []);
  for (const { id, audience, hoursAgo, read, es, en } of announcedToAgents()) {
    const at = now - hoursAgo * HOUR_MS;
    const words = { titleEs: es.title, titleEn: en.title, contentEs: es.content, contentEn: en.content };
    store.insert({ id, audience, ...words, at });
    if (!read) continue;
    for (const memberId of readers) store.markRead({ memberId, announcementId: id, at: Math.min(now, at + HOUR_MS) });
  }
}
