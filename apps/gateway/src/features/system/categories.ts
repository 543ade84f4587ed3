import { COCKFIGHT_VENDORS, ESPORTS_VENDORS, GameType } from '@tonalli/contracts/lobby/wire';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import type { MenuCategory } from '@tonalli/contracts/system/wire';

type Category = Bootstrap['categories'][number];

/**
 * The menu's categories in order, without those that have no vendor (NAV-02) or are unknown to this version.
 * E-sports and cockfight vendors are taken out of sports (LOBBY-06).
 */
export function toCategories(menu: readonly MenuCategory[]): Category[] {
  const byType = new Map<GameType, Category>();
  for (const { gameCategory, vendors } of menu) {
    const known = GameType.safeParse(gameCategory);
    if (!known.success) continue;
    for (const vendor of vendors) {
      const type = typeOfVendor(known.data, vendor.vassalage);
      const category = byType.get(type) ?? { type, vendors: [] };
      byType.set(type, category);
      if (category.vendors.some(({ code }) => code === vendor.vassalage)) continue;
      category.vendors.push({
        code: vendor.vassalage,
        name: vendor.name,
        icon: vendor.icon,
        opensList: vendor.isGame === 'VASSALAGE',
        gameCount: vendor.gameCount,
      });
    }
  }
  return [...byType.values()];
}

function typeOfVendor(type: GameType, vendor: string): GameType {
  if (type !== 'SPORTS') return type;
  if (ESPORTS_VENDORS.includes(vendor)) return 'ESPORTS';
  return COCKFIGHT_VENDORS.includes(vendor) ? 'COCKFIGHT' : 'SPORTS';
}
