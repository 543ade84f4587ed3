import type { World } from '../../world/world';
import { hottestGame } from '../lobby';
import { announcements } from './content.table';
import { startJackpot } from './jackpot';
import { BANNERS, MOST_PLAYED } from './texts/banners';
import { NOTICES } from './texts/notices';
import { POPUPS } from './texts/popups';
import { PROMOTIONS } from './texts/promotions';

const HOUR_MS = 3_600_000;

/** Both languages of a text, as the table's columns. */
const both = (text: { es: readonly [string, string]; en: readonly [string, string] }) => ({
  titleEs: text.es[0],
  titleEn: text.en[0],
  contentEs: text.es[1],
  contentEn: text.en[1],
});

/** Announcements, and the jackpot's start. */
export function seedContent(world: World): void {
  const now = world.clock.now();
  const rows: (typeof announcements.$inferInsert)[] = [
    ...BANNERS.map(({ id, group, picture, es, en, linkType, url }, position) => {
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
    ...NOTICES.map((notice, position) => {
      return { id: notice.id, kind: 'PL' as const, position, ...both(notice), at: now - notice.hoursAgo * HOUR_MS };
    }),
    ...POPUPS.map((popup, position) => {
      return { id: popup.id, kind: 'PU' as const, position, ...both(popup), execution: popup.execution, at: now };
    }),
    ...PROMOTIONS.map((promotion, position) => {
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
