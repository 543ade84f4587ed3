import { clsx } from 'clsx';
import { useId } from 'react';
import { MARK_GLYPH, MARK_SUN } from './mark-path';

export interface LogoMarkProps {
  /** Spoken name; without it the mark is decoration beside other text. */
  label?: string | undefined;
  /** One colour, that of the text around it. */
  mono?: boolean | undefined;
  /** Size by class; any from 16 px up. */
  className?: string | undefined;
}

export function LogoMark({ label, mono = false, className = 'size-10' }: LogoMarkProps) {
  const id = useId();
  const fill = mono ? 'currentColor' : `url(#${id})`;
  return (
    <svg
      viewBox="0 0 64 64"
      className={clsx('shrink-0', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {mono ? null : (
        <linearGradient id={id} x1="10" y1="4" x2="54" y2="60" gradientUnits="userSpaceOnUse">
          <stop stopColor="#ffd15c" />
          <stop offset="0.5" stopColor="#ffa51f" />
          <stop offset="1" stopColor="#ff6f4d" />
        </linearGradient>
      )}
      <path d={MARK_SUN} fill={fill} />
      <path d={MARK_GLYPH} fill={fill} />
    </svg>
  );
}

export interface LogoProps {
  mono?: boolean | undefined;
  /** Height of the whole by class; the word follows. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

const SIZES = {
  sm: { mark: 'size-7', word: 'text-xl', gap: 'gap-1.5' },
  md: { mark: 'size-9', word: 'text-2xl', gap: 'gap-2' },
  lg: { mark: 'size-16', word: 'text-5xl', gap: 'gap-3' },
};

/** Mark and wordmark; reads as "Tonalli". */
export function Logo({ mono = false, size = 'md', className }: LogoProps) {
  const sizes = SIZES[size];
  return (
    <span className={clsx('inline-flex items-center', sizes.gap, className)}>
      <LogoMark mono={mono} className={sizes.mark} />
      <span
        className={clsx('font-display font-extrabold leading-none tracking-tight', sizes.word, !mono && 'text-text')}
      >
        Tonalli
      </span>
    </span>
  );
}
