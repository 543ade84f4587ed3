import type { TournamentEntry } from '@tonalli/contracts/tournaments/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** Everything that decides a tournament, in print: scoring, what counts, ties and prizes. */
export function TournamentRules({ tournament }: { tournament: TournamentEntry }) {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  const { bestOf, roundsMax, minStakeMinor, gameTypes, poolMinor } = tournament;
  const money = (amountMinor: number) => formatAmount(amountMinor, { language });
  const rules = [
    bestOf === 1 ? t('rule.scoreOne') : t('rule.score', { bestOf }),
    t('rule.rounds', { max: roundsMax, stake: money(minStakeMinor) }),
    t('rule.games', { games: gameTypes.map((type) => t(`games.${type}`)).join(', ') }),
    t('rule.end'),
    t('rule.tie'),
    t('rule.prizes', { pool: money(poolMinor) }),
    t('rule.break'),
  ];
  return (
    <details className="rounded-xl bg-raised px-4 py-3 text-sm">
      <summary className="cursor-pointer font-semibold">{t('rules')}</summary>
      <ul className="flex list-disc flex-col gap-1 pt-3 pl-5 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
