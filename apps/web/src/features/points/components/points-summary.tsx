import { clsx } from 'clsx';

interface PointsSummaryProps {
  rows: readonly { name: string; value: string; strong?: boolean }[];
}

/** What will happen to the points, line by line. */
export function PointsSummary({ rows }: PointsSummaryProps) {
  return (
    <dl className="flex flex-col gap-2 rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      {rows.map(({ name, value, strong }) => (
        <div key={name} className="flex items-baseline justify-between gap-3">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className={clsx('money', strong ? 'font-bold text-lg text-marigold-bright' : 'font-semibold')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
