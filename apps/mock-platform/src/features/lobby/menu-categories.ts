import type { WireLanguage } from '@tonalli/contracts/language';
import type { MenuCategory } from '@tonalli/contracts/system/wire';
import type { World } from '../../world/world';
import { vendorLanes } from './list-vendors';

/** The categories of the navigation. Vendors' names are the same in every language. */
export function listMenuCategories(world: World, _language: WireLanguage): MenuCategory[] {
  return vendorLanes(world).map(({ title, cards }) => ({
    gameCategory: title,
    vendors: cards.map(({ vassalage, name, icon, isGame, gameCount }) => ({
      vassalage,
      name,
      icon,
      isGame,
      gameCount,
    })),
  }));
}
