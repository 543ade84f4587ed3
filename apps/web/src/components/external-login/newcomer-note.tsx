import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../hooks/draft';
import { externalDraft } from '../../hooks/external-draft';
import { PROVIDER_NAMES } from './provider-mark';

/** Says by which account at another service the new one will be opened, and how to do without. */
export default function NewcomerNote() {
  const { t } = useTranslation('session');
  const { newcomer } = useDraft(externalDraft);
  if (!newcomer) return null;
  const { provider, name, email } = newcomer.identity;
  const service = PROVIDER_NAMES[provider];
  return (
    <Alert tone="info" announce title={t('external.newTitle', { service })}>
      <p className="break-words">{t('external.newText', { who: name ?? email ?? service })}</p>
      <Button size="sm" variant="ghost" className="mt-2 -ml-3" onClick={() => externalDraft.change({ newcomer: null })}>
        {t('external.newLeave')}
      </Button>
    </Alert>
  );
}
