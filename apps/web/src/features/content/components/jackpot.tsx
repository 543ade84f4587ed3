import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** The jackpot as the platform counts it, live (HOME-08). */
export function Jackpot() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { data } = trpc.content.jackpot.useQuery();
  return (
    <section
      aria-label={t('jackpot.title')}
      className="relative flex flex-col justify-center overflow-hidden rounded-xl bg-linear-to-br from-marigold via-marigold-deep to-coral p-5 text-on-marigold"
    >
      <p className="font-bold text-sm uppercase tracking-widest">{t('jackpot.title')}</p>
      {data ? (
        <Money
          amountMinor={data.amountMinor}
          language={language}
          animate
          className="mt-1 block font-display font-extrabold text-3xl tracking-tight xl:text-[1.7rem]"
        />
      ) : (
        <Skeleton className="mt-2 h-9 w-56" />
      )}
    </section>
  );
}
