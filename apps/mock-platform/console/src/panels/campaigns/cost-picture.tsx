import { histogram } from '@tonalli/qa/cost-summary';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';

const BINS = 40;
const HEIGHT = 100;
const GAP = 0.15;

/** How many members cost how much. */
export function CostPicture({ costs }: { costs: readonly number[] }) {
  const { t } = useTranslation();
  const bins = histogram(costs, BINS);
  const most = Math.max(...bins.map(({ members }) => members));
  const [first, last] = [bins[0], bins.at(-1)];
  return (
    <figure className="rounded-lg bg-ink-deep p-4">
      <svg
        role="img"
        aria-label={t('campaigns.picture')}
        viewBox={`0 0 ${bins.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full"
      >
        {bins.map(({ fromMinor, members }, bin) => (
          <rect
            key={fromMinor}
            x={bin + GAP / 2}
            width={1 - GAP}
            y={HEIGHT - (members / most) * HEIGHT}
            height={(members / most) * HEIGHT}
            className="fill-marigold"
          >
            <title>{t('campaigns.bar', { count: members, from: formatAmount(fromMinor) })}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="mt-2 flex justify-between gap-4 text-faint text-xs">
        <span>{formatAmount(first?.fromMinor ?? 0)}</span>
        <span>{t('campaigns.axis')}</span>
        <span>{formatAmount((last?.toMinor ?? 1) - 1)}</span>
      </figcaption>
    </figure>
  );
}
