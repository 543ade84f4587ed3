import { CURRENCY } from '@tonalli/contracts/money';
import type { BeadTone } from '@tonalli/contracts/play/table-tiles';
import { clsx } from 'clsx';
import { Users } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { goesOnAt, type ToldTable, timeAt } from './table-watch';
import { useTable } from './use-table';

const TONES: Readonly<Record<BeadTone, string>> = {
  plain: 'bg-overlay text-text',
  red: 'bg-danger-strong text-white',
  black: 'bg-black text-white ring-1 ring-line-strong ring-inset',
  green: 'bg-jade text-on-jade',
  blue: 'bg-info text-ink-deep',
  gold: 'bg-marigold text-on-marigold',
  violet: 'bg-line text-text ring-1 ring-line-strong ring-inset',
};
/** As many as a tile has room for. */
const SHOWN = 6;

type Phase = 'open' | 'closed' | 'next';
const DOTS: Readonly<Record<Phase, string>> = { open: 'bg-jade', closed: 'bg-coral', next: 'bg-marigold' };

const phaseOf = ({ table: { takesBets, isOver } }: ToldTable): Phase =>
  takesBets ? 'open' : isOver ? 'next' : 'closed';

/** A table that waits for its first player waits long: nobody counts that. */
const MOST_SECONDS = 99;

function secondsLeft(told: ToldTable, at: number): number | null {
  const next = phaseOf(told) === 'closed' ? null : goesOnAt(told);
  if (next === null) return null;
  const seconds = Math.max(0, Math.ceil((next - timeAt(told, at)) / 1_000));
  return seconds > MOST_SECONDS ? null : seconds;
}

function useLimits({ table: { minStakeMinor, maxStakeMinor } }: ToldTable): string {
  const language = useLanguage();
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const [least, most] = [minStakeMinor, maxStakeMinor].map((minor) => short.format(minor / CURRENCY.minorPerMajor));
  return `${CURRENCY.symbol}${least}–${CURRENCY.symbol}${most}`;
}

function Standing({ told, at }: { told: ToldTable; at: number }) {
  const { t } = useTranslation('lobby');
  const limits = useLimits(told);
  const phase = phaseOf(told);
  const seconds = secondsLeft(told, at);
  const { past, players } = told.table;
  return (
    <>
      <span className="flex items-center gap-1.5 font-semibold text-text">
        <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', DOTS[phase])} />
        <span className="truncate">{t(`table.${phase}`)}</span>
        {seconds === null ? null : (
          <span className="ms-auto shrink-0 tabular-nums">{t('table.seconds', { left: seconds })}</span>
        )}
      </span>
      {past.length === 0 ? null : (
        <span className="flex h-4.5 flex-wrap gap-1 overflow-hidden">
          <span className="sr-only">{t('table.past', { results: past.map(({ word }) => word).join(', ') })}</span>
          {past.slice(0, SHOWN).map(({ word, tone }, index) => (
            <span
              aria-hidden="true"
              // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity
              key={index}
              className={clsx(
                'min-w-4.5 rounded-full px-1 text-center font-bold leading-4.5 tabular-nums',
                TONES[tone],
              )}
            >
              {word}
            </span>
          ))}
        </span>
      )}
      {/* A finger finds the trial and the details there. */}
      <span className="flex items-center gap-2 text-muted [@media(hover:none)]:hidden">
        <span className="sr-only">{t('table.limits')}</span>
        <span className="truncate tabular-nums">{limits}</span>
        {players > 0 ? (
          <span className="ms-auto flex shrink-0 items-center gap-1 tabular-nums">
            <Users aria-hidden="true" className="size-3" />
            <span className="sr-only">{t('table.players')}</span>
            {players}
          </span>
        ) : null}
      </span>
    </>
  );
}

/** How a table stands, over its picture; nothing while that is not known, so that the tile is what it is without. */
export default function TableStrip({ id }: { id: string }) {
  const tile = useRef<HTMLSpanElement>(null);
  const known = useTable(id, tile);
  return (
    <span ref={tile} className="absolute inset-0 flex items-end">
      {known ? (
        <span className="flex min-w-0 flex-1 flex-col gap-1 bg-linear-to-t from-70% from-ink-deep/90 to-ink-deep/60 px-2 py-1.5 text-2xs [@media(hover:none)]:pb-12">
          <Standing {...known} />
        </span>
      ) : null}
    </span>
  );
}
