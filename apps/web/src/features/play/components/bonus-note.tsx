import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** While somebody plays, their bets move the bonus without a word of the page's. */
const REFRESH_MS = 10_000;

/** What this game counts for the active bonus, read before a bet is made; nothing without one. */
export function BonusNote({ nodeId }: { nodeId: string }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const { data: bonus } = trpc.bonuses.ofGame.useQuery({ nodeId }, { staleTime: 0, refetchInterval: REFRESH_MS });
  if (!bonus) return null;
  const shown = (minor: number) => formatAmount(minor, { language });
  const { percent, leftMinor, requiredMinor, doneMinor, maxStakeMinor } = bonus;
  const facts = [
    t('game.left', { amount: shown(leftMinor) }),
    t('game.missing', { amount: shown(requiredMinor - doneMinor) }),
    t('game.maxStake', { amount: shown(maxStakeMinor) }),
  ];
  return (
    <p
      role="note"
      className="flex flex-wrap items-baseline justify-center gap-x-4 gap-y-0.5 bg-marigold-soft px-4 py-1.5 text-center text-xs"
    >
      <span className="font-semibold text-marigold-bright">
        {percent === 0 ? t('game.none') : t('game.counts', { percent })}
      </span>
      {percent === 0 ? null : <span className="money text-muted">{facts.join(' · ')}</span>}
    </p>
  );
}
