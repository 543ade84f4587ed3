import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  tone?: 'surface' | 'raised' | 'sunken' | undefined;
  /** No padding: for tables and pictures. */
  flush?: boolean | undefined;
}

const TONES = {
  surface: 'bg-surface ring-1 ring-line shadow-card',
  raised: 'bg-raised ring-1 ring-line shadow-card',
  sunken: 'bg-ink-deep ring-1 ring-line',
};

export function Card({ tone = 'surface', flush = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx('rounded-xl ring-inset', TONES[tone], flush ? 'overflow-hidden' : 'p-5 sm:p-6', className)}
    />
  );
}
