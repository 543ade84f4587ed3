import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

const LEVELS = [1, 2, 3, 4, 5] as const;
const HEIGHTS = { 1: 'h-1.5', 2: 'h-2.5', 3: 'h-3.5', 4: 'h-4.5', 5: 'h-5.5' };

/** How wild a game is, in words and five bars. */
export function VolatilityMeter({ level }: { level: number }) {
  const { t } = useTranslation('games');
  const shown = LEVELS.find((one) => one === level) ?? 3;
  return (
    <span className="flex items-end justify-between gap-3">
      {t(`sheet.volatility${shown}`)}
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {LEVELS.map((one) => (
          <span
            key={one}
            className={clsx('w-1.5 rounded-xs', HEIGHTS[one], one <= level ? 'bg-marigold' : 'bg-line')}
          />
        ))}
      </span>
    </span>
  );
}
