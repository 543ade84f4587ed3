import type { MenuCategory } from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { toCategories } from './categories';

describe('the categories of the navigation', () => {
  it('NAV-02 shows a category only with a vendor, and passes over one that it does not know', () => {
    expect(
      toCategories([category('FISH'), category('CASINO', 'TNL'), category('RNG', 'TNL')]).map(({ type }) => type),
    ).toEqual(['RNG']);
  });

  it('LOBBY-06 splits e-sports and cockfight vendors out of sports, once, wherever the platform puts them', () => {
    const menu = [category('SPORTS', 'SBX', 'AV', 'SV3'), category('ESPORTS', 'AV', 'TF')];
    const split = Object.fromEntries(
      toCategories(menu).map(({ type, vendors }) => [type, vendors.map(({ code }) => code)]),
    );
    expect(split).toEqual({ SPORTS: ['SBX'], ESPORTS: ['AV', 'TF'], COCKFIGHT: ['SV3'] });
  });
});

function category(gameCategory: string, ...codes: string[]): MenuCategory {
  const vendors = codes.map((code) => ({
    vassalage: code,
    name: `Vendor ${code}`,
    icon: `/${code}.svg`,
    isGame: 'GAME' as const,
    gameCount: 3,
  }));
  return { gameCategory, vendors };
}
