import type { TowerLevel } from '@tonalli/contracts/games/tower';
import type { Lang } from '../../page/texts';

export const LEVEL_NAMES: Readonly<Record<Lang, Readonly<Record<TowerLevel, string>>>> = {
  es: { easy: 'Fácil', medium: 'Media', hard: 'Difícil', expert: 'Experta', master: 'Maestra' },
  en: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert', master: 'Master' },
};
