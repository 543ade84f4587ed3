import { describe, expect, it } from 'vitest';
import { groupVendors } from './group-vendors';
import { balanceIn, changeDirection, defaultDirection } from './transfer-direction';

const wallet = (vendor: string, balanceMinor: number, isOpen = true) => ({
  vendor,
  name: vendor,
  balanceMinor,
  isOpen,
});
const balances = { mainMinor: 900, vendors: [wallet('SLR', 250), wallet('BRJ', 0, false)] };

describe('the ways between wallets', () => {
  it('MEM-06 begin from the main wallet to the first that is open, and out of one that is left behind', () => {
    expect(defaultDirection(balances)).toEqual({ from: 'MAIN', to: 'SLR' });
    expect(defaultDirection({ mainMinor: 0, vendors: [wallet('BRJ', 5, false)] })).toEqual({ from: 'BRJ', to: 'MAIN' });
    expect(defaultDirection({ mainMinor: 900, vendors: [] })).toBeNull();
  });

  it('MEM-06 never lead from a wallet to itself', () => {
    const direction = { from: 'MAIN', to: 'SLR' };
    expect(changeDirection(direction, 'to', 'MAIN')).toEqual({ from: 'SLR', to: 'MAIN' });
    expect(changeDirection(direction, 'from', 'SLR')).toEqual({ from: 'SLR', to: 'MAIN' });
    expect(changeDirection(direction, 'to', 'BRJ')).toEqual({ from: 'MAIN', to: 'BRJ' });
    expect(changeDirection(direction, 'from', 'BRJ')).toEqual({ from: 'BRJ', to: 'SLR' });
  });

  it('MEM-06 take from what each wallet holds', () => {
    expect(['MAIN', 'SLR', 'BRJ', 'NONE'].map((id) => balanceIn(balances, id))).toEqual([900, 250, 0, 0]);
  });

  it('GAME-07 name each vendor once, with those that keep their own wallet apart', () => {
    const vendor = (code: string) => ({ code, name: code, icon: '', opensList: false, gameCount: 1 });
    const categories = [
      { type: 'RNG' as const, vendors: [vendor('OMT'), vendor('SLR')] },
      { type: 'FISH' as const, vendors: [vendor('OMT')] },
    ];
    const { covered, own } = groupVendors(categories, ['SLR']);
    expect(covered.map(({ code, type }) => [code, type])).toEqual([['OMT', 'RNG']]);
    expect(own.map(({ code }) => code)).toEqual(['SLR']);
  });
});
