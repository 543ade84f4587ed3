import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CarouselState } from '../hooks/use-carousel';
import type { Carousel } from './attach-carousel';

interface CarouselControlsProps {
  state: Pick<CarouselState, 'current' | 'stopped' | 'toggleStopped'>;
  carousel: Carousel;
  /** What each slide is called, in their order. */
  titles: readonly string[];
  className?: string;
}

/** More dots than these are a number instead. */
const MOST_DOTS = 10;

export default function CarouselControls({ state, carousel, titles, className }: CarouselControlsProps) {
  const { t } = useTranslation('home');
  const { stopped, toggleStopped } = state;
  const current = state.current % titles.length;
  return (
    <div className={clsx('flex items-center gap-0.5 rounded-full bg-ink-deep/85 px-1', className)}>
      <IconButton size="sm" label={t('carousel.previous')} onClick={carousel.previous} className="max-sm:hidden">
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {titles.length > MOST_DOTS ? (
        <span className="money px-2 font-semibold text-sm">
          {current + 1} / {titles.length}
        </span>
      ) : (
        <Dots titles={titles} current={current} onChoose={carousel.goTo} />
      )}
      <IconButton size="sm" label={t('carousel.next')} onClick={carousel.next} className="max-sm:hidden">
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t(stopped ? 'carousel.play' : 'carousel.pause')} onClick={toggleStopped}>
        {stopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
    </div>
  );
}

interface DotsProps {
  titles: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

function Dots({ titles, current, onChoose }: DotsProps) {
  const { t } = useTranslation('home');
  return (
    <ul className="flex">
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <li key={index}>
          <button
            type="button"
            aria-label={t('carousel.goTo', { current: index + 1, total: titles.length, title })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
            className="flex size-7 items-center justify-center rounded-full"
          >
            <span
              className={clsx(
                'size-2 rounded-full transition-[scale,background-color] duration-200',
                index === current ? 'scale-x-200 bg-marigold' : 'bg-muted',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
