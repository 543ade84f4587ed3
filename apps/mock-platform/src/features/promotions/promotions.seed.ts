import type { World } from '../../world/world';
import { promised } from './promised';
import { promotions } from './promotions.table';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Promotions of every phase; their periods begin and end at the hour. */
export function seedPromotions(world: World): void {
  const today = Math.floor(world.clock.now() / 3_600_000) * 3_600_000;
  const rows = promised().map((promotion, position) => {
    const { id, category, picture, startsInDays, endsInDays, es, en, action } = promotion;
    return {
      id,
      position,
      category,
      picture,
      titleEs: es.title,
      titleEn: en.title,
      summaryEs: es.summary,
      summaryEn: en.summary,
      contentEs: es.html,
      contentEn: en.html,
      termsEs: es.terms,
      termsEn: en.terms,
      startsAt: today + startsInDays * DAY_MS,
      endsAt: endsInDays === null ? null : today + endsInDays * DAY_MS,
      action: action && {
        labelEs: action.es,
        labelEn: action.en,
        linkType: action.linkType,
        url: action.url,
        membersOnly: action.membersOnly,
      },
    };
  });
  world.db.insert(promotions).values(rows).run();
}
