import { Link } from '@tanstack/react-router';
import type { TournamentEntry } from '@tonalli/contracts/tournaments/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';

const TONES = { WAITING: 'success', CLAIMED: 'success', LAPSED: 'info' } as const;

/** What the member won in a tournament that is over, and what became of it. */
export function OwnPrize({ own }: { own: TournamentEntry['own'] }) {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  if (!own?.prizeState) return null;
  const { place, prizeMinor, prizeState } = own;
  return (
    <Alert
      tone={TONES[prizeState]}
      title={t('won.title', { amount: formatAmount(prizeMinor, { language }), place: place ?? 1 })}
    >
      {t(`won.${prizeState}`)}{' '}
      {prizeState === 'WAITING' ? (
        <Link to={PATHS.member} search={{ page: 'rewardCenter' }} className="font-semibold text-marigold underline">
          {t('own.open')}
        </Link>
      ) : null}
    </Alert>
  );
}
