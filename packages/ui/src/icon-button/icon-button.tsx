import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Spoken name, required: the icon alone says nothing. */
  label: string;
  variant?: 'ghost' | 'solid' | 'primary' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const VARIANTS = {
  ghost: 'text-muted hover:bg-overlay hover:text-text',
  solid: 'bg-raised text-text ring-1 ring-inset ring-line hover:bg-overlay',
  primary: 'bg-marigold text-on-marigold hover:bg-marigold-bright',
};
const SIZES = { sm: 'size-9 [&_svg]:size-4', md: 'size-11 [&_svg]:size-5', lg: 'size-13 [&_svg]:size-6' };

export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  className,
  children,
  type,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      className={clsx(
        'relative inline-flex shrink-0 items-center justify-center rounded-full transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    >
      {children}
    </button>
  );
}
