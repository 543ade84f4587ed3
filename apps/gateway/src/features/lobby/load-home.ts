import {
  HOME_CATEGORY_VENDOR_LIMIT,
  HOME_HOT_LIMIT,
  IS_PLATFORM,
  PLATFORM_DESKTOP,
  PLATFORMS_ALL,
} from '@tonalli/contracts/constants';
import { type Language, toWireLanguage } from '@tonalli/contracts/language';
import type { HomeLobby } from '@tonalli/contracts/lobby/api';
import { listHotGames, listVendors } from '@tonalli/contracts/lobby/wire';
import type { Context } from '../../trpc/context';
import { toGameCard } from './game-card';

/** The home lobby's public sections (HOME-06); a category without a vendor is left out. */
export async function loadHome(ctx: Context, language: Language): Promise<HomeLobby> {
  const wireLanguage = toWireLanguage(language);
  const [hot, vendors] = await Promise.all([
    ctx.call(listHotGames, {
      merchantCode: ctx.services.merchant.code,
      isPlatform: IS_PLATFORM,
      platform: PLATFORMS_ALL,
      language: wireLanguage,
    }),
    ctx.call(listVendors, { platform: PLATFORM_DESKTOP, language: wireLanguage }),
  ]);
  return {
    hot: hot.list.slice(0, HOME_HOT_LIMIT).map(toGameCard),
    categories: vendors.data.lanes
      .filter(({ cards }) => cards.length > 0)
      .map(({ title, cards }) => ({
        type: title,
        vendorCount: cards.length,
        vendors: cards.slice(0, HOME_CATEGORY_VENDOR_LIMIT).map((card) => ({
          code: card.vassalage,
          name: card.name,
          icon: card.icon,
          gameCount: card.gameCount,
          opensList: card.isGame === 'VASSALAGE',
          hot: card.isHot === 1,
        })),
      })),
  };
}
