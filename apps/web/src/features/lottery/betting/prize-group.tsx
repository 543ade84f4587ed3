import type { PrizeGroups } from '@tonalli/contracts/lottery/api';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useBetting } from './betting-context';

/** Ten-thousandths of the stake that one group less gives back. */
const BP_PER_GROUP = 5;

/** The rebate of a group, in ten-thousandths of the stake. */
export const rebateBp = ({ most }: PrizeGroups, group: number): number => (most - group) * BP_PER_GROUP;

/** Odds against a rebate: what both give back together is the same everywhere. */
export function PrizeGroup({ groups }: { groups: PrizeGroups }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { group, dispatch } = useBetting();
  const id = useId();
  if (groups.most <= groups.least) return null;
  const chosen = group ?? groups.most;
  const share = (basisPoints: number) => formatBasisPoints(basisPoints, language);
  const words = t('betting.group.value', {
    share: share(chosen * BP_PER_GROUP),
    rebate: share(rebateBp(groups, chosen)),
  });
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {t('betting.group.name')}
        </label>
        <span className="money text-muted">{chosen}</span>
      </div>
      <input
        id={id}
        type="range"
        min={groups.least}
        max={groups.most}
        step={1}
        value={chosen}
        aria-valuetext={words}
        onChange={(event) => dispatch({ do: 'group', prizeGroup: Number(event.currentTarget.value) })}
        className="h-11 w-full cursor-pointer accent-marigold"
      />
      <p className="money text-muted text-sm">{words}</p>
    </div>
  );
}
