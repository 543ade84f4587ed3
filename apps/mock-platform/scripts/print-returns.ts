import { GAMES } from '../src/games/registry';
import type { AnyGameModule } from '../src/wagering/define-game';
import { printTable } from './print-table';

/** As many ids of titles as a catalogue has: settings follow from them. */
const TITLES = 10_000;

const COLUMNS = ['family', 'setting', 'return %', 'greatest win', 'stakes'] as const;

/** Every setting that some title of the family is played under. */
function settingsOf({ settingOf }: AnyGameModule): unknown[] {
  const ids = Array.from({ length: TITLES }, (_, id) => String(id).padStart(6, '0'));
  return [...new Set(ids.map(settingOf))];
}

const nameOf = (setting: unknown): string => {
  const named = setting as { model?: string; table?: string };
  return named.model ?? named.table ?? '';
};

const pesos = (minor: number): string => (minor / 100).toFixed(2);

function rowsOf(game: AnyGameModule): string[][] {
  return settingsOf(game)
    .map((setting) => {
      const stated = game.stated?.(setting);
      if (!stated) return [game.family, nameOf(setting), '', '', ''];
      const stakes = `${pesos(stated.minStake)} to ${pesos(stated.maxStake)}`;
      return [game.family, nameOf(setting), stated.rtpPercent ?? '', `x ${stated.maxWinStakes ?? ''}`, stakes];
    })
    .sort(([, one = ''], [, other = '']) => one.localeCompare(other));
}

printTable([[...COLUMNS], ...GAMES.flatMap(rowsOf)]);
