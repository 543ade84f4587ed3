import type { LimitReached } from '@tonalli/contracts/limits/periods';
import { describe, expect, it } from 'vitest';
import { refusalOf, type Words } from './refusal-words';
import { type Lang, moneyWriter, pageTexts } from './texts';

const words = (lang: Lang): Words => ({ t: pageTexts(lang, { es: {}, en: {} }), money: moneyWriter(lang), lang });
const ANEW = { period: 'daily', startsAnewAt: '2026-11-24T06:00:00Z' } as const;
const TODAY = { ...ANEW, limitMinor: 50_000 };
const reached = (lang: Lang, limit: LimitReached) => refusalOf(words(lang), { code: 'LIMIT_REACHED', told: { limit } });
const factsOf = (limit: LimitReached) => Object.fromEntries(reached('es', limit)?.facts ?? []);

describe('a limit of the player’s own in the way', () => {
  it('RG-01 says which, what is used and left of it, and when it starts anew', () => {
    const shown = reached('es', { kind: 'loss', ...TODAY, usedMinor: 45_000 });
    expect(shown).toMatchObject({ mayLower: true, isOwn: true });
    expect(shown?.text).toBe('Tu límite de pérdida por día no deja lugar para esta apuesta.');
    const { 'Empieza de nuevo': anew, ...amounts } = Object.fromEntries(shown?.facts ?? []);
    expect(amounts).toEqual({ Límite: '$500.00', Usado: '$450.00', 'Te queda': '$50.00' });
    expect(anew).toMatch(/24 nov 2026.*12:00/);
  });

  it('RG-01 says it in English too, of a week of stakes', () => {
    const shown = reached('en', { kind: 'stake', ...TODAY, period: 'weekly', usedMinor: 50_000 });
    expect(shown?.text).toBe('Your stake limit per week leaves no room for this stake.');
    expect(shown?.facts.map(([name]) => name)).toEqual(['Limit', 'Used', 'Left', 'Starts anew']);
    expect(shown?.mayLower).toBe(false);
  });

  it('RG-01 of a single stake there is nothing used, and a lower one may be played', () => {
    const each: LimitReached = {
      kind: 'singleStake',
      period: 'each',
      limitMinor: 500,
      usedMinor: 0,
      startsAnewAt: null,
    };
    expect(factsOf(each)).toEqual({ Límite: '$5.00' });
    expect(reached('es', each)).toMatchObject({
      text: 'Tu límite por jugada no deja lugar para esta apuesta.',
      mayLower: true,
    });
  });

  it('RG-01 of the last 24 hours there is room again by and by, and more than the limit is nothing left', () => {
    const rolling: LimitReached = {
      kind: 'loss',
      period: 'rolling',
      limitMinor: 50_000,
      usedMinor: 60_000,
      startsAnewAt: null,
    };
    expect(factsOf(rolling)).toMatchObject({ 'Te queda': '$0.00', 'Vuelve a haber lugar': 'se recorre hora con hora' });
    expect(reached('es', rolling)?.mayLower).toBe(false);
  });

  it('RG-01 of time no stake is low enough', () => {
    const time: LimitReached = { kind: 'time', ...ANEW, limitMinutes: 60, usedMinutes: 60 };
    expect(reached('es', time)).toMatchObject({
      text: 'Ya jugaste los minutos de tu límite de tiempo por día.',
      mayLower: false,
    });
    expect(factsOf(time)).toMatchObject({ Límite: '60 min', Usado: '60 min', 'Te queda': '0 min' });
  });
});

describe('the greatest stake of the rules', () => {
  it('RG-04 is named, and nothing is offered but a lower one', () => {
    const shown = refusalOf(words('es'), { code: 'STAKE_ABOVE_POLICY', told: { maxStakeMinor: 12_000 } });
    expect(shown?.text).toBe('Lo más que puedes apostar aquí en una jugada es $120.00.');
    expect(shown).toMatchObject({ mayLower: true, isOwn: false, facts: [] });
  });

  it('RG-04 is left to the platform’s own words where it does not name it, as are all other failures', () => {
    for (const code of ['STAKE_ABOVE_POLICY', 'LIMIT_REACHED', 'INSUFFICIENT_FUNDS'])
      expect(refusalOf(words('es'), { code, told: {} })).toBeNull();
  });
});
