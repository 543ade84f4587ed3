import type { RepresentativeAnswer } from '@tonalli/contracts/system/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';

const TONES = { official: 'success', reported: 'danger', unknown: 'warning' } as const;

/** What the operator says about a contact, and what follows from it. */
export function Verdict({ answer: { verdict, name }, handle }: { answer: RepresentativeAnswer; handle: string }) {
  const { t } = useTranslation('site');
  return (
    <Alert tone={TONES[verdict]} title={t(`verify.${verdict}`)}>
      <p className="wrap-anywhere">{t(`verify.${verdict}Text`, { handle, name: name ?? '' })}</p>
      <p className="mt-1.5">{t('verify.never')}</p>
    </Alert>
  );
}
