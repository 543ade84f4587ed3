import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { AsChild } from './as-child';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'jade';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Keeps the button focusable and named, shows a spinner and swallows clicks. */
  loading?: boolean | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  /** Gives the looks to the single child, usually a link. */
  asChild?: boolean | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-marigold text-on-marigold shadow-glow hover:bg-marigold-bright active:bg-marigold-deep',
  secondary: 'bg-raised text-text ring-1 ring-inset ring-line hover:bg-overlay hover:ring-line-strong active:bg-raised',
  ghost: 'text-text hover:bg-overlay active:bg-raised',
  danger: 'bg-danger-strong text-on-danger hover:bg-danger-deep active:bg-danger-deep',
  jade: 'bg-jade text-on-jade hover:bg-jade-bright active:bg-jade',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 rounded-sm px-3 text-sm',
  md: 'min-h-11 gap-2 rounded-md px-5 text-base',
  lg: 'min-h-13 gap-2.5 rounded-md px-7 text-lg',
};

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  block = false,
  asChild = false,
  iconStart,
  iconEnd,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  const press = loading ? swallow : onClick;
  const looks = clsx(
    'relative inline-flex select-none items-center justify-center text-center font-semibold no-underline transition-[background-color,box-shadow,scale] duration-150 active:scale-[0.985]',
    'disabled:cursor-not-allowed disabled:text-faint disabled:shadow-none disabled:active:scale-100 [&_svg]:shrink-0',
    VARIANTS[variant],
    variant === 'ghost' ? 'disabled:bg-transparent' : 'disabled:bg-raised',
    SIZES[size],
    block && 'w-full',
    loading && 'cursor-progress',
    className,
  );
  const content = (own: ReactNode) => (
    <>
      {loading ? <Spinner size="sm" /> : iconStart}
      {own}
      {iconEnd}
    </>
  );
  if (asChild) {
    return <AsChild {...rest} {...busy} child={children} around={content} className={looks} onClick={press} />;
  }
  return (
    <button {...rest} {...busy} type={type ?? 'button'} onClick={press} className={looks}>
      {content(children)}
    </button>
  );
}
