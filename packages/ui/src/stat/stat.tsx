import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** The change in words, and whether it is a good one. */
  delta?: { text: ReactNode; direction: 'up' | 'down'; good: boolean } | undefined;
  icon?: ReactNode;
  className?: string | undefined;
}

export function Stat({ label, value, delta, icon, className }: StatProps) {
  const Arrow = delta?.direction === 'up' ? ArrowUpRight : ArrowDownRight;
  return (
    <dl className={clsx('rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-5', className)}>
      <dt className="flex items-center justify-between gap-2 text-muted text-sm [&_svg]:size-5">
        {label}
        {icon}
      </dt>
      <dd className="money mt-1.5 truncate font-bold font-display text-2xl">{value}</dd>
      {delta ? (
        <dd className={clsx('mt-1 inline-flex items-center gap-1 text-sm', delta.good ? 'text-jade' : 'text-danger')}>
          <Arrow aria-hidden="true" className="size-4" />
          {delta.text}
        </dd>
      ) : null}
    </dl>
  );
}
