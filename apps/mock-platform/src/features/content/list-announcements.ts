import type { listAnnouncements as listAnnouncementsEndpoint } from '@tonalli/contracts/content/wire';
import type { WireLanguage } from '@tonalli/contracts/language';
import { bannerPath } from '../../art/paths';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { findGame, toWireGame } from '../lobby';
import { type Announcement, contentRepository } from './content.repository';

const titleIn = (one: Announcement, language: WireLanguage): string => (language === 'ES' ? one.titleEs : one.titleEn);
const contentIn = (one: Announcement, language: WireLanguage): string =>
  language === 'ES' ? one.contentEs : one.contentEn;
const pictureOf = (one: Announcement): string => (one.picture ? bannerPath(one.picture) : '');

/** The game that a banner leads to; null when the catalogue has no such game (any more). */
function gameOf({ linkType, url }: Announcement, { world, language }: { world: World; language: WireLanguage }) {
  const game = linkType === 'GAME' ? findGame(world, url) : null;
  return game && toWireGame(world, game, language);
}

/** Letters that were not asked for stay empty; `H` has nothing of its own. `execution` narrows popups. */
export const listAnnouncements: Verb<typeof listAnnouncementsEndpoint> = ({ ctx, input }) => {
  const { language = ctx.request.language, execution } = input;
  const store = contentRepository(ctx.world);
  const wanted = new Set(input.types.split(','));
  return {
    banners: (wanted.has('B') ? store.announcements('B') : []).flatMap((banner) =>
      banner.groupName === null
        ? []
        : {
            id: banner.id,
            groupName: banner.groupName,
            title: titleIn(banner, language),
            imageUrl: pictureOf(banner),
            url: banner.url,
            linkType: banner.linkType,
            game: gameOf(banner, { world: ctx.world, language }),
          },
    ),
    player: (wanted.has('PL') ? store.announcements('PL') : []).map((notice) => ({
      id: notice.id,
      title: titleIn(notice, language),
      content: contentIn(notice, language),
      at: toIso(notice.at),
    })),
    popup: (wanted.has('PU') ? store.announcements('PU') : []).flatMap((popup) =>
      popup.execution === null || (execution && execution !== popup.execution)
        ? []
        : {
            id: popup.id,
            title: titleIn(popup, language),
            content: contentIn(popup, language),
            execution: popup.execution,
          },
    ),
    promotion: (wanted.has('PR') ? store.announcements('PR') : []).map((promotion) => ({
      id: promotion.id,
      title: titleIn(promotion, language),
      content: contentIn(promotion, language),
      imageUrl: pictureOf(promotion),
    })),
  };
};
