import type { Lang } from './texts';

/** What the symbols of a theme are called, by the names of their pictures. */
const NAMES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  es: {
    wild: 'Comodín',
    scatter: 'Moneda',
    high1: 'Figura 1',
    high2: 'Figura 2',
    high3: 'Figura 3',
    high4: 'Figura 4',
    low1: 'Corazón',
    low2: 'Diamante',
    low3: 'Trébol',
    low4: 'Pica',
  },
  en: {
    wild: 'Wild',
    scatter: 'Coin',
    high1: 'Figure 1',
    high2: 'Figure 2',
    high3: 'Figure 3',
    high4: 'Figure 4',
    low1: 'Heart',
    low2: 'Diamond',
    low3: 'Club',
    low4: 'Spade',
  },
};

export const symbolName = (lang: Lang, name: string): string => NAMES[lang][name] ?? name;
