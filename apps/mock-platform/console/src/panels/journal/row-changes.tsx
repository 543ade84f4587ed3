import type { RowChange } from '@tonalli/qa/journal';
import { Badge } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const TONES = { insert: 'jade', update: 'info', delete: 'danger' } as const;

/** The rows that an entry changed: what stood there before, and what stands there after. */
export function RowChanges({ changes }: { changes: readonly RowChange[] | null }) {
  const { t } = useTranslation();
  if (changes === null) return <p className="text-muted text-sm">{t('journal.notWatched')}</p>;
  if (changes.length === 0) return <p className="text-muted text-sm">{t('journal.noChanges')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {changes.map((change, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: one row may change twice, and the list never changes
          key={`${change.table} ${change.key} ${index}`}
          className="overflow-hidden rounded-md ring-1 ring-line ring-inset"
        >
          <ChangedRow change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangedRow({ change: { table, operation, key, before, after } }: { change: RowChange }) {
  const { t } = useTranslation();
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <table className="w-full table-fixed border-collapse text-xs">
      <caption className="bg-raised px-3 py-1.5 text-left">
        <span className="flex items-center gap-2">
          <code className="font-mono font-semibold text-sm">{table}</code>
          <Badge tone={TONES[operation]}>{t(`journal.operation.${operation}`)}</Badge>
          <code className="ms-auto truncate font-mono text-faint">{key}</code>
        </span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('journal.diff.column')}</th>
          {before ? <th scope="col">{t('journal.diff.before')}</th> : null}
          {after ? <th scope="col">{t('journal.diff.after')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column} className="border-line border-t align-top">
            <th scope="row" className="w-1/3 break-all px-3 py-1 text-left font-mono font-normal text-muted">
              {column}
            </th>
            {before ? <Side value={before[column]} looks="bg-danger-soft/60 text-danger" /> : null}
            {after ? <Side value={after[column]} looks="bg-jade-soft/60 text-jade" /> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Side = ({ value, looks }: { value: unknown; looks: string }) => (
  <td className={`break-all px-3 py-1 font-mono ${looks}`}>
    {typeof value === 'string' ? value : JSON.stringify(value)}
  </td>
);
