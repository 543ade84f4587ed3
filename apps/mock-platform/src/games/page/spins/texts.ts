import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { symbolName } from '../symbol-names';
import type { Lang } from '../texts';

/** What every game of spinning reels says; a family spreads them among its own. */
export const SPIN_ES = {
  play: 'Girar',
  playing: 'Girando…',
  ready: 'Elige tu apuesta y gira',
  rolls: 'Últimos giros',
  reelsShow: 'Los carriles muestran: {symbols}',
  winsOf: '{count} premios: {amount}',
  bonus: 'Bono',
};

export const SPIN_EN: Record<keyof typeof SPIN_ES, string> = {
  play: 'Spin',
  playing: 'Spinning…',
  ready: 'Choose your stake and spin',
  rolls: 'Latest spins',
  reelsShow: 'The reels show: {symbols}',
  winsOf: '{count} wins: {amount}',
  bonus: 'Bonus',
};

export type SpinKey = keyof typeof SPIN_ES;

const KNOWN: ReadonlyMap<string, string> = new Map(Object.entries(SYMBOL_NAMES));

/** What a letter on the reels is called. */
export const letterName = (t: (key: 'bonus') => string, lang: Lang, letter: string): string =>
  letter === 'S' ? t('bonus') : symbolName(lang, KNOWN.get(letter) ?? letter);
