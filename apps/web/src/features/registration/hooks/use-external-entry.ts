import type { SessionView } from '@tonalli/contracts/session/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useDraft } from '../../../hooks/draft';
import { externalDraft } from '../../../hooks/external-draft';
import { changeField, registerDraft } from '../register-draft';

/** Who wants to register by an account that is known already is simply in; for somebody new its address is filled in. */
export function useExternalEntry() {
  const { t } = useTranslation('session');
  const { session } = useAppServices();
  const { newcomer } = useDraft(externalDraft);
  const email = newcomer?.identity.email;
  useEffect(() => {
    if (email && !registerDraft.get().fields.email) changeField('email', email);
  }, [email]);
  return {
    onEntered(view: SessionView) {
      session.start(view);
      toast.success(t('login.done', { name: view.nickname || view.username }));
    },
  };
}
