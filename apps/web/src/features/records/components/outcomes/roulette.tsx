import { RouletteView } from '@tonalli/contracts/games/roulette';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { RouletteSpots } from '../roulette-spots';

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const colourOf = (pocket: number): 'green' | 'red' | 'black' => {
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
};

/** The pocket that came, and every bet with what it paid. */
export default function RouletteOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = RouletteView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { pocket, spots } = read.data;
  const colour = colourOf(pocket);
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <div className="flex items-center gap-4">
        <span
          className={clsx(
            'grid size-16 shrink-0 place-items-center rounded-full font-bold text-3xl text-white ring-2 ring-white/30',
            { green: 'bg-[#0b7a48]', red: 'bg-[#b3182c]', black: 'bg-[#16181f]' }[colour],
          )}
        >
          {pocket}
        </span>
        <p className="font-semibold">{t(`roulette.fell.${colour}`, { pocket })}</p>
      </div>
      <RouletteSpots spots={spots} />
    </section>
  );
}
