import type { Jackpot } from '@tonalli/contracts/content/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Info } from 'lucide-react';
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
    <>
      <p className="truncate font-medium text-sm leading-6">
        {lastWon
          ? t('jackpot.won', { player: lastWon.playerName, amount: formatAmount(lastWon.amountMinor, { language }) })
          : t('jackpot.neverWon')}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="absolute end-3 top-2.5 flex min-h-8 items-center gap-1.5 rounded-full px-2 font-semibold text-sm hover:underline focus-visible:outline-on-marigold"
      >
        <Info aria-hidden="true" className="size-4" />
        {t('jackpot.how')}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <JackpotDialog terms={terms} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
