import { NEW_ACCOUNTS_MAX } from '@tonalli/contracts/downlines/api';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { Button } from '@tonalli/ui/button/button';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileArea } from '../../../components/file-area';
import { saveFile } from '../../../hooks/save-file';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { writeRate } from '../rate-text';

interface AccountsFileProps {
  /** What was chosen cannot be read. */
  isBad: boolean;
  onChoose: (file: File | undefined) => void;
}

/** Where a file of accounts is dropped or chosen, what its columns are, and one to begin with. */
export function AccountsFile({ isBad, onChoose }: AccountsFileProps) {
  const { t } = useTranslation(['downlines', 'lobby']);
  const language = useLanguage();
  const id = useId();
  const { data } = trpc.downlines.registerCenter.useQuery();
  const given = data?.rates.filter(({ maximumBp }) => maximumBp > 0) ?? [];
  const sample = () => {
    const codes = given.map(({ category }) => `,${category}`).join('');
    const lowest = given.map(({ minimumBp }) => `,${writeRate(minimumBp)}`).join('');
    const rows = [
      `${t('downlines:register.sampleHead')}${codes}`,
      `ana2026,Primera2026,${t('downlines:register.samplePlayer')}${lowest}`,
      `beto2026,Primera2026,${t('downlines:register.sampleAgent')}${lowest}`,
    ];
    // Spreadsheets take what begins with this mark for UTF-8.
    saveFile(`\uFEFF${rows.join('\r\n')}\r\n`, { name: t('downlines:register.sampleName'), type: 'text/csv' });
  };
  return (
    <section
      aria-label={t('downlines:register.file')}
      className="flex max-w-2xl flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6"
    >
      <div className="flex flex-col gap-1 text-sm">
        <p>{t('downlines:register.columns')}</p>
        {given.length > 0 ? <p>{t('downlines:register.rateColumns')}</p> : null}
        {given.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {given.map(({ category, maximumBp }) => (
              <li key={category}>
                {t('downlines:register.category', {
                  code: category,
                  name: t(`lobby:type.${category}`),
                  to: formatBasisPoints(maximumBp, language),
                })}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        iconStart={<Download aria-hidden="true" className="size-4" />}
        onClick={sample}
      >
        {t('downlines:register.sample')}
      </Button>
      <FileArea
        icon={FileSpreadsheet}
        id={id}
        words={{
          drop: t('downlines:register.fileDrop'),
          choose: t('downlines:register.fileChoose'),
          hint: t('downlines:register.fileHint', { max: NEW_ACCOUNTS_MAX }),
          label: t('downlines:register.choose'),
        }}
        accept=".csv,text/csv"
        faulty={isBad}
        onTake={(files) => onChoose(files?.[0])}
      />
      <p id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {isBad ? t('downlines:register.badFile', { max: NEW_ACCOUNTS_MAX }) : null}
      </p>
    </section>
  );
}
