import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';

/** Slips whose correction their member could not pay. */
export function Uncollected() {
  const { t } = useTranslation();
  const left = useControlQuery('listUncollected', {});
  return (
    <div className="mt-5">
      <h3 className="mb-2 font-semibold text-sm">{t('simulator.uncollected')}</h3>
      <QueryResult of={left} bone="h-14">
        {(slips) =>
          slips.length === 0 ? (
            <EmptyState icon={Trophy}>{t('simulator.noUncollected')}</EmptyState>
          ) : (
            <ul className="-my-2 divide-y divide-line">
              {slips.map(({ slipId, username, amount }) => (
                <li key={slipId} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-sm">
                  <span>
                    {username} <span className="money text-faint text-xs">{slipId}</span>
                  </span>
                  <span className="money">${amount}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="listUncollected" input={{}} />
    </div>
  );
}
