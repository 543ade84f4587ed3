import { SCRATCH_SYMBOLS, ScratchView } from '@tonalli/contracts/games/scratch';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../../components/platform-image';
import type { OutcomeProps } from '../round-outcome';

/** The card without its foil: what lay below each field, what it stands for, and the three that won. */
export default function ScratchOutcome({ view, symbols }: OutcomeProps) {
  const { t } = useTranslation('records');
  const read = ScratchView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { fields, winner, multiplierX100, paysX100 } = read.data;
  const multiplier = multiplierX100 / 100;
  const paysOf = (symbol: (typeof fields)[number]) => `× ${(paysX100[SCRATCH_SYMBOLS.indexOf(symbol)] ?? 0) / 100}`;
  const facts = [
    [t('scratch.winner'), winner === null ? t('scratch.none') : t('scratch.three', { multiplier })],
    [t('scratch.multiplier'), `× ${multiplier}`],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <ol aria-label={t('scratch.fields')} className="mx-auto grid max-w-72 grid-cols-3 gap-1.5">
        {fields.map((symbol, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: fields stand in their order
            key={place}
            className={clsx(
              'grid justify-items-center gap-1 rounded-md p-2 font-semibold text-sm ring-1 ring-inset',
              symbol === winner ? 'bg-marigold-soft text-marigold ring-marigold' : 'bg-raised text-muted ring-line',
            )}
          >
            <PlatformImage path={symbols[symbol] ?? ''} alt="" fit="contain" fallback={<span />} className="size-12" />
            {paysOf(symbol)}
          </li>
        ))}
      </ol>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
