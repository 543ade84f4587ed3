import type { Banner, ShownGame } from '@tonalli/contracts/content/api';
import { type SafeHref, safeHref } from '@tonalli/contracts/safe-href';
import { PATHS } from '../../paths';

export type BannerTarget = SafeHref | { kind: 'game'; game: ShownGame };

const PROMOTION_ID = /^[a-z][a-z0-9-]{0,31}$/;

/** The target of a banner. The operator's input is not trusted: a dangerous URL leads nowhere (HOME-02). */
export function bannerTarget({ linkType, url, game }: Pick<Banner, 'linkType' | 'url' | 'game'>): BannerTarget | null {
  switch (linkType) {
    case 'NONE':
      return null;
    case 'GAME':
      return game && { kind: 'game', game };
    case 'PROMOTION':
      return PROMOTION_ID.test(url) ? { kind: 'inner', href: `${PATHS.promotions}?promo=${url}` } : null;
    default:
      return safeHref(url);
  }
}
