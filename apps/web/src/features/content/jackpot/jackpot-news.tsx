import type { Jackpot } from '@tonalli/contracts/content/api';
import { formatAmount } from '@tonalli/i18n/format';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useLanguage } from '../../../hooks/use-language';

const JackpotDialog = lazyPart(() => import('./jackpot-dialog'));

/** Who won it last, and the way to how it is fed and won. */
export default function JackpotNews({ jackpot }: { jackpot: Jackpot }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { lastWon, terms } = jackpot;
  if (!terms) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p className="min-w-0 truncate font-medium">
        {lastWon
          ? t('jackpot.won', { player: lastWon.playerName, amount: formatAmount(lastWon.amountMinor, language) })
          : t('jackpot.neverWon')}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-8 font-bold underline"
      >
        {t('jackpot.how')}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <JackpotDialog terms={terms} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
