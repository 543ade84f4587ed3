import { formatDateTime, formatTime } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { ToldIssue } from './told';

interface ChaseTableProps {
  issues: readonly ToldIssue[];
  multiples: readonly number[];
  /** Of one draw at multiple 1. */
  costMinor: number;
  /** Days lie between draws. */
  isDaily: boolean;
}

/** Each draw of a chase with its multiple, its stake and what all was staked until then. */
export function ChaseTable({ issues, multiples, costMinor, isDaily }: ChaseTableProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  let stakedMinor = 0;
  const sums = multiples.map((multiple) => {
    stakedMinor += multiple * costMinor;
    return stakedMinor;
  });
  const amount = (minor: number) => formatAmount(minor, { language });
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
      tabIndex={0}
      aria-label={t('betting.chase.table')}
      className="max-h-72 overflow-auto rounded-lg bg-ink-deep ring-1 ring-line ring-inset"
    >
      <table className="money w-full text-sm">
        <thead className="sticky top-0 bg-raised text-left text-muted">
          <tr>
            <th className="px-3 py-2 font-medium">{t('betting.chase.issue')}</th>
            <th className="px-2 py-2 text-right sm:px-3 font-medium">{t('betting.chase.times')}</th>
            <th className="px-2 py-2 text-right sm:px-3 font-medium">{t('betting.chase.stake')}</th>
            <th className="px-2 py-2 text-right sm:px-3 font-medium">{t('betting.chase.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {multiples.map((multiple, index) => {
            const issue = issues[index];
            return issue ? (
              <tr key={issue.issue} className="border-line border-t">
                <th className="whitespace-nowrap px-3 py-2 text-left font-medium">
                  {issue.issue}
                  <span className="block font-normal text-faint">
                    {isDaily ? formatDateTime(issue.drawsAt, language) : formatTime(issue.drawsAt, language)}
                  </span>
                </th>
                <td className="px-2 py-2 text-right sm:px-3">×{multiple}</td>
                <td className="px-2 py-2 text-right sm:px-3">{amount(multiple * costMinor)}</td>
                <td className="px-2 py-2 text-right sm:px-3">{amount(sums[index] ?? 0)}</td>
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
    </section>
  );
}
