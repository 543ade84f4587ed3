import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';

export interface MarqueeProps {
  /** Names the region. */
  label: string;
  pauseLabel: string;
  playLabel: string;
  speed?: 'slow' | 'normal' | 'fast' | undefined;
  icon?: ReactNode;
  /** The items; drawn twice, the second time for the eye only. */
  children: ReactNode;
  className?: string | undefined;
}

const SPEEDS = {
  slow: '[--marquee-duration:80s]',
  normal: '[--marquee-duration:45s]',
  fast: '[--marquee-duration:25s]',
};

/** Passing news. Stands still under the pointer, on focus, on request, and for readers who prefer stillness. */
export function Marquee({ label, pauseLabel, playLabel, speed = 'normal', icon, children, className }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  return (
    <section aria-label={label} className={clsx('flex min-w-0 items-center gap-2', className)}>
      {icon ? (
        <span aria-hidden="true" className="shrink-0 text-marigold [&_svg]:size-5">
          {icon}
        </span>
      ) : null}
      <div className="group mask-x-from-[calc(100%-2rem)] min-w-0 flex-1 overflow-hidden motion-reduce:overflow-x-auto">
        <div
          className={clsx(
            'flex w-max animate-marquee group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:animate-none',
            SPEEDS[speed],
            paused && '[animation-play-state:paused]',
          )}
        >
          <div className="flex shrink-0 items-center gap-10 pe-10">{children}</div>
          <div aria-hidden="true" inert className="flex shrink-0 items-center gap-10 pe-10 motion-reduce:hidden">
            {children}
          </div>
        </div>
      </div>
      <IconButton
        label={paused ? playLabel : pauseLabel}
        size="sm"
        className="motion-reduce:hidden"
        onClick={() => setPaused(!paused)}
      >
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
    </section>
  );
}
