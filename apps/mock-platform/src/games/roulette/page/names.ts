import { colourOf, type Spot, timesOf } from '../spots';
import type { Translate } from './texts';

const NAMED = new Set(['red', 'black', 'odd', 'even']);

/** A bet in words: `Caballo 14-17`, `Docena 13 a 24`, `Rojo`. */
export function spotName(t: Translate, { kind, numbers }: Pick<Spot, 'kind' | 'numbers'>): string {
  if (NAMED.has(kind)) return t(kind);
  const [from = 0, to = 0] = [numbers[0], numbers.at(-1)];
  const isWide = kind === 'dozen' || kind === 'low' || kind === 'high' || kind === 'line';
  const range = isWide ? t('range', { from, to }) : numbers.join('-');
  return t('spotOn', { kind: t(kind), numbers: range });
}

const DOZENS = ['dozen:1', 'dozen:2', 'dozen:3'] as const;

/** A dozen as the cloth has it: `1ª 12`. */
export function dozenOnCloth(t: Translate, id: string): string {
  const known = DOZENS.find((dozen) => dozen === id);
  return known === undefined ? '' : t(known);
}

export const spotPays = (t: Translate, spot: Spot): string =>
  t('spotPays', { name: spotName(t, spot), pays: timesOf(spot) - 1 });

export const colourWord = (t: Translate, pocket: number): string => t(`${colourOf(pocket)}Word`);
