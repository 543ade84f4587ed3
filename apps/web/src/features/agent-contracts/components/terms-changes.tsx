import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { useTranslation } from 'react-i18next';
import { useTermsRows } from '../hooks/use-terms-rows';
import { changesOf } from '../rules/terms-changes';

interface TermsChangesProps {
  before: ContractTerms;
  after: ContractTerms;
}

/** What other terms change of those that hold, and nothing of what stays. */
export function TermsChanges({ before, after }: TermsChangesProps) {
  const { t } = useTranslation('agent-contracts');
  const rows = useTermsRows();
  const changes = changesOf(rows(before), rows(after));
  if (changes.length === 0) return <p className="text-muted text-sm">{t('changes.none')}</p>;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('changes.caption')}</caption>
      <thead className="text-left text-muted text-xs max-sm:sr-only">
        <tr>
          {(['what', 'before', 'after'] as const).map((column) => (
            <th key={column} scope="col" className="py-2 pe-4 font-semibold">
              {t(`changes.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, label, was, is }) => (
          <tr key={id} className="border-line border-t max-sm:block max-sm:py-2">
            <th scope="row" className="py-2 pe-4 text-left font-semibold max-sm:block max-sm:py-0">
              {label}
            </th>
            <td className="py-2 pe-4 text-muted max-sm:block max-sm:py-0">
              <span className="sm:hidden">{t('changes.before')}: </span>
              {was ?? t('changes.nothing')}
            </td>
            <td className="py-2 font-semibold max-sm:block max-sm:py-0">
              <span className="font-normal sm:hidden">{t('changes.after')}: </span>
              {is ?? t('changes.nothing')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
