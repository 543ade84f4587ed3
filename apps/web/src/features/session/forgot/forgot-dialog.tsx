import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useDraft } from '../../../hooks/draft';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { LinkButton } from '../components/link-button';
import { loginDraft } from '../login-draft';
import { ForgotByEmail } from './by-email';
import { ForgotByPhone } from './by-phone';
import { forgotDraft, forgotWays } from './forgot-draft';

interface ForgotDialogProps {
  /** The operator's banners for this dialog. */
  banner: ReactNode;
  onClose: () => void;
}

/** A forgotten password, by mail or by phone as the operator offers it (AUTH-10). */
export default function ForgotDialog({ banner, onClose }: ForgotDialogProps) {
  const { t } = useTranslation(['session', 'common']);
  const { overlays } = useAppServices();
  const { modules } = useBootstrap();
  const { way: chosen } = useDraft(forgotDraft);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ways = forgotWays(modules);
  const way = ways.find((candidate) => candidate === chosen) ?? ways[0];
  useEffect(() => () => forgotDraft.change({ code: '', newPassword: '' }), []);
  const toLogin = () => loginDraft.change({ view: 'login' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('session:forgot.title')}
      description={sentTo === null ? t('session:forgot.intro') : undefined}
      closeLabel={t('common:actions.close')}
    >
      {sentTo === null ? (
        <div className="flex flex-col gap-4">
          {banner}
          {ways.length > 1 && way ? (
            <SegmentedControl
              block
              label={t('session:forgot.tabs.label')}
              options={ways.map((value) => ({ value, label: t(`session:forgot.tabs.${value}`) }))}
              value={way}
              onValueChange={(next) => forgotDraft.change({ way: next })}
            />
          ) : null}
          {way === 'email' ? <ForgotByEmail onSent={setSentTo} /> : null}
          {way === 'phone' ? <ForgotByPhone /> : null}
          {way === undefined ? <Alert tone="info">{t('session:forgot.unavailable')}</Alert> : null}
          <p className="flex flex-wrap justify-center gap-x-5 text-sm">
            <LinkButton onClick={toLogin}>{t('session:forgot.toLogin')}</LinkButton>
            <LinkButton
              onClick={() => {
                toLogin();
                overlays.switchTo({ kind: 'register' });
              }}
            >
              {t('session:login.toRegister')}
            </LinkButton>
          </p>
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <Alert tone="success" title={t('session:forgot.in_been_out')} announce>
            {t('session:forgot.sentText', { email: sentTo })}
          </Alert>
          <Button size="lg" block data-autofocus="" onClick={onClose}>
            {t('session:forgot.ok')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
