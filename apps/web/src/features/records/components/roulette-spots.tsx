import type { RouletteView } from '@tonalli/contracts/games/roulette';
import { useTranslation } from 'react-i18next';
import { LaidTable } from './laid-table';

const BY_NAME: ReadonlySet<string> = new Set(['red', 'black', 'odd', 'even']);

/** Every bet of a layout with what it paid. */
export function RouletteSpots({ spots }: { spots: RouletteView['spots'] }) {
  const { t } = useTranslation('records');
  const rows = spots.map(({ spot, kind, numbers, stakeMinor, payoutMinor }) => {
    const range = numbers.length > 4 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join('-');
    const named = kind === 'column' ? numbers.slice(0, 3).join('-') : range;
    const name = BY_NAME.has(kind) ? t(`roulette.kind.${kind}`) : `${t(`roulette.kind.${kind}`)} ${named}`;
    return { key: spot, name, stakeMinor, payoutMinor };
  });
  return <LaidTable rows={rows} />;
}
