import type { Winner } from '@tonalli/contracts/content/api';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useGentleScroll } from '../hooks/use-gentle-scroll';

/** The largest wins, scrolling by themselves until somebody points at them (HOME-05, HOME-08). */
export function WinnersBoard() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { data } = trpc.content.winners.useQuery({ language });
  const scroller = useGentleScroll();
  return (
    <div className="flex h-56 min-h-56 flex-col rounded-xl bg-surface p-4 ring-1 ring-line ring-inset xl:h-auto">
      <h2 id="winners-title" className="mb-2 font-bold text-base">
        {t('winners.title')}
      </h2>
      {data?.length === 0 ? <p className="text-muted text-sm">{t('winners.empty')}</p> : null}
      <div className="relative min-h-0 flex-1">
        <section
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
          tabIndex={0}
          aria-labelledby="winners-title"
          className="no-scrollbar absolute inset-0 overflow-y-auto rounded-sm"
        >
          <ul className="flex flex-col gap-1">
            {data
              ? data.map((winner) => (
                  <WinnerRow key={`${winner.at}${winner.playerName}${winner.gameId}`} winner={winner} />
                ))
              : Array.from({ length: 4 }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
                  <li key={index}>
                    <Skeleton className="h-12 w-full" />
                  </li>
                ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function WinnerRow({ winner }: { winner: Winner }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <li className="flex items-center gap-3 rounded-md p-1.5">
      <PlatformImage path={winner.icon} alt="" className="size-10 shrink-0 rounded-sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-sm">{winner.playerName}</span>
        <span className="block truncate text-faint text-xs">{t('winners.in', { game: winner.gameName })}</span>
      </span>
      <Money amountMinor={winner.amountMinor} language={language} className="font-bold text-jade text-sm" />
    </li>
  );
}
