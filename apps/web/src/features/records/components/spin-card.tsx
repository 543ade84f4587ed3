import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { type ReelCell, ReelsPicture } from './reels-picture';

interface Props {
  title: string;
  payoutMinor: number;
  /** Names of symbols, by reel from left to right and from top to bottom. */
  reels: readonly (readonly string[])[];
  pictures: Readonly<Record<string, string>>;
  isLit: (symbol: string, at: ReelCell) => boolean;
  wins: readonly { key: string; text: string; payoutMinor: number }[];
  scatters: number;
}

/** One spin of a round: what it paid, what the reels showed, and what won. */
export function SpinCard({ title, payoutMinor, reels, pictures, isLit, wins, scatters }: Props) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  return (
    <article className="h-full rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <h3 className="mb-3 flex items-center justify-between gap-2 font-sans text-sm">
        {title}
        <Money amountMinor={payoutMinor} language={language} className={payoutMinor > 0 ? 'text-jade' : 'text-faint'} />
      </h3>
      <ReelsPicture reels={reels} pictures={pictures} isLit={isLit} />
      <ul className="mt-3 flex flex-col gap-1 text-sm">
        {wins.map((win) => (
          <li key={win.key} className="flex justify-between gap-2">
            <span className="text-muted">{win.text}</span>
            <Money amountMinor={win.payoutMinor} language={language} className="text-jade" />
          </li>
        ))}
        {scatters > 0 ? <li className="text-muted">{t('detail.scatters', { count: scatters })}</li> : null}
        {wins.length === 0 && payoutMinor === 0 ? <li className="text-faint">{t('detail.noWin')}</li> : null}
      </ul>
    </article>
  );
}
