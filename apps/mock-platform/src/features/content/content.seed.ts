import type { World } from '../../world/world';
import { hottestGame } from '../lobby';
import { announced, MOST_PLAYED } from './announced';
import { announcements } from './content.table';
import { startJackpot } from './jackpot';

const HOUR_MS = 3_600_000;

interface Words {
  title: string;
  content: string;
}

/** Both languages of a text, as the table's columns. */
const both = ({ es, en }: { es: Words; en: Words }) => ({
  titleEs: es.title,
  titleEn: en.title,
  contentEs: es.content,
  contentEn: en.content,
});

/** Announcements, and the jackpot's start. */
export function seedContent(world: World): void {
  const now = world.clock.now();
  const rows: (typeof announcements.$inferInsert)[] = [
    ...announced.banners().map(({ id, group, picture, es, en, linkType, url }, position) => {
      return {
        id,
        kind: 'B' as const,
        position,
        titleEs: es,
        titleEn: en,
        groupName: group,
        picture,
        url: url === MOST_PLAYED ? (hottestGame(world)?.nodeId ?? '') : url,
        linkType,
        at: now,
      };
    }),
    ...announced.notices().map((notice, position) => {
      return { id: notice.id, kind: 'PL' as const, position, ...both(notice), at: now - notice.hoursAgo * HOUR_MS };
    }),
    ...announced.popups().map((popup, position) => {
      return { id: popup.id, kind: 'PU' as const, position, ...both(popup), execution: popup.execution, at: now };
    }),
    ...announced.promotions().map((promotion, position) => {
      return {
        id: promotion.id,
        kind: 'PR' as const,
        position,
        ...both(promotion),
        picture: promotion.picture,
        at: now,
      };
    }),
  ];
  world.db.insert(announcements).values(rows).run();
  startJackpot(world);
}
