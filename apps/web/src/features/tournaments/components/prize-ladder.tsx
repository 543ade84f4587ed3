import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface Step {
  from: number;
  to: number;
  prizeMinor: number;
}

/** Places in a row that bring the same are one step. */
function stepsOf(prizesMinor: readonly number[]): Step[] {
  const steps: Step[] = [];
  for (const [index, prizeMinor] of prizesMinor.entries()) {
    const last = steps.at(-1);
    if (last?.prizeMinor === prizeMinor) last.to = index + 1;
    else steps.push({ from: index + 1, to: index + 1, prizeMinor });
  }
  return steps;
}

/** What each place brings. */
export function PrizeLadder({ prizesMinor }: { prizesMinor: readonly number[] }) {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('ladder')}</h3>
      <ol className="grid grid-cols-2 gap-2 text-sm sm:grid-cols-4">
        {stepsOf(prizesMinor).map(({ from, to, prizeMinor }) => (
          <li key={from} className="flex items-baseline justify-between gap-2 rounded-lg bg-raised px-3 py-2">
            <span className="money text-muted">{from === to ? `#${from}` : `#${from}–${to}`}</span>
            <span className="font-semibold">
              <Money amountMinor={prizeMinor} language={language} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
