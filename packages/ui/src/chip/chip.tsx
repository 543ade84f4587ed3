import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** A filter that is on. */
  pressed?: boolean | undefined;
  icon?: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ pressed, icon, className, children, type, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-pressed={pressed}
      className={clsx(
        'inline-flex min-h-10 shrink-0 select-none items-center gap-1.5 whitespace-nowrap rounded-full bg-raised px-4 font-semibold text-muted text-sm ring-1 ring-line ring-inset transition-colors duration-150 hover:bg-overlay hover:text-text disabled:cursor-not-allowed disabled:opacity-50',
        'aria-pressed:bg-marigold aria-pressed:text-on-marigold aria-pressed:ring-marigold [&_svg]:size-4',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
