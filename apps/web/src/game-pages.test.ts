import { describe, expect, it } from 'vitest';
import { categoryTarget, lotteryOf, soleVendor, vendorTarget } from './game-pages';
import { bootstrap } from './testing/fake-gateway';

const vendor = (code: string) => ({ code, name: code, icon: '', opensList: false, gameCount: 1 });

describe('where a game is played', () => {
  it.each([
    ['TCG_LOTTO_VN', 'ELOTT', 'vnLottery'],
    ['TCG_LOTTO_VN', 'RNG', 'vnLottery'],
    ['TCG_SEA', 'ELOTT', 'seaLottery'],
    ['TCG_SEA', 'LOTT', 'seaLottery'],
    ['ESF', 'LOTT', 'lottery'],
    ['ESF', 'ELOTT', 'lottery'],
    ['OMT', 'RNG', null],
    ['AUR', 'LIVE', null],
    ['MAR', 'FISH', null],
    ['BRJ', 'PVP', null],
    ['GES', 'SPORTS', null],
    ['AV', 'ESPORTS', null],
    ['SV3', 'COCKFIGHT', null],
  ] as const)('GAME-01 %s with %s is played on %s', (code, type, page) => {
    expect(lotteryOf({ vendor: code, type })).toBe(page);
  });

  it.each([
    ['RNG', 'OMT', { params: { category: 'rng' }, search: { vassalage: 'OMT' } }],
    ['LIVE', 'AUR', { params: { category: 'live' }, search: { vassalage: 'AUR' } }],
    ['LOTT', 'ESF', { params: { category: 'lottery' }, search: { vassalage: 'ESF' } }],
    ['ELOTT', 'TCG_SEA', { params: { category: 'seaLottery' }, search: {} }],
    ['ELOTT', 'TCG_LOTTO_VN', { params: { category: 'vnLottery' }, search: {} }],
  ] as const)('GAME-01 NAV-03 choosing the vendor of %s that is %s leads to its page', (type, code, target) => {
    expect(vendorTarget(type, code)).toEqual({ to: '/$category', ...target });
  });

  it('NAV-03 a category leads to its page, to its only vendor, or to the SEA lottery where that vendor is', () => {
    const categories = [
      ...bootstrap.categories,
      { type: 'LOTT' as const, vendors: [vendor('ESF'), vendor('TCG_SEA')] },
      { type: 'SPORTS' as const, vendors: [vendor('GES')] },
    ];
    expect(categoryTarget('RNG', categories).params.category).toBe('rng');
    expect(categoryTarget('LOTT', categories).params.category).toBe('seaLottery');
    expect(categoryTarget('SPORTS', categories)).toMatchObject({ search: { vassalage: 'GES' } });
    expect(soleVendor({ type: 'PVP', vendors: [vendor('BRJ')] })).toBeUndefined();
  });
});
