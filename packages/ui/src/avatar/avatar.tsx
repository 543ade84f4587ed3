import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface AvatarProps {
  /** Whose; gives the initials and the spoken name. */
  name: string;
  /** A picture that fills the disc, with alt="". */
  image?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The name stands beside it. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

const SIZES = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-16 text-xl' };

function initials(name: string): string {
  const words = name.trim().split(/[\s._-]+/u);
  const letters =
    words.length > 1 ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0]) : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}

export function Avatar({ name, image, size = 'md', decorative = false, className }: AvatarProps) {
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={clsx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-marigold-soft font-bold text-marigold-bright ring-1 ring-marigold/40 ring-inset',
        SIZES[size],
        className,
      )}
    >
      {image ?? initials(name)}
    </span>
  );
}
