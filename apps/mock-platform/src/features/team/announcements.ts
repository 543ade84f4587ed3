import type { WireLanguage } from '@tonalli/contracts/language';
import { pageCount } from '@tonalli/contracts/paging';
import type {
  fetchAgentAnnouncement as detailEndpoint,
  listAgentAnnouncements as listEndpoint,
} from '@tonalli/contracts/team/wire-announcements';
import { toIso } from '../../clock/system-time';
import { uplineAt } from '../../people/tree';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { type Announcement, announcementsRepository, type Reader } from './announcements.repository';

const EXCERPT_CHARACTERS = 140;

type Words = Pick<Announcement, 'titleEs' | 'titleEn' | 'contentEs' | 'contentEn'>;
const wordsIn = (one: Words, language: WireLanguage): { title: string; content: string } =>
  language === 'ES' ? { title: one.titleEs, content: one.contentEs } : { title: one.titleEn, content: one.contentEn };

function readerOf(world: World, memberId: string): Reader {
  const isOnTop = uplineAt(world, memberId, world.clock.now()) === null;
  return { memberId, audience: isOnTop ? 'top' : 'below' };
}

function excerptOf(content: string): string {
  const line = content
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:])/g, '')
    .trim();
  if (line.length <= EXCERPT_CHARACTERS) return line;
  return `${line.slice(0, line.lastIndexOf(' ', EXCERPT_CHARACTERS)).replace(/[.,;:]$/, '')}…`;
}

/** What the operator announces to agents like the caller (AG-08). */
export const listAgentAnnouncements: Verb<typeof listEndpoint> = ({ ctx: { world, member }, input }) => {
  const { pageNo, pageSize, language } = input;
  const reader = readerOf(world, member.id);
  const store = announcementsRepository(world);
  const totalRows = store.count(reader);
  const rows = store.page(reader, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    content: rows.map((row) => {
      const { title, content } = wordsIn(row, language);
      return { announcementId: row.id, title, excerpt: excerptOf(content), at: toIso(row.at), read: row.isRead };
    }),
    pageNum: pageNo,
    totalPages: pageCount(totalRows, pageSize),
    totalRows,
    unread: store.unread(reader),
  };
};

/** The whole of it; from then on it counts as read. One for others is not found. */
export const fetchAgentAnnouncement: Verb<typeof detailEndpoint> = ({ ctx: { world, member, now }, input }) => {
  const store = announcementsRepository(world);
  const found = store.find(readerOf(world, member.id), input.announcementId);
  if (!found) throw new PlatformFailure('NOT_FOUND');
  store.markRead({ memberId: member.id, announcementId: found.id, at: now });
  return { announcementId: found.id, ...wordsIn(found, input.language), at: toIso(found.at) };
};
