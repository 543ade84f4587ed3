import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { failureCode } from '../../../trpc/failure-code';
import { trpc } from '../../../trpc/trpc';
import { useRefusalText } from '../hooks/use-refusal-text';

/** A friend's link carries their account, under which nobody is named. */
const FRIENDS_ACCOUNT = /^\d{8}$/;

interface InvitedByProps {
  /** Of the link that the visitor came by. */
  code: string;
  /** Goes on without the invitation. */
  onDrop: () => void;
}

/** Whose invitation the visitor follows, before they register with it (AG-03); or that it is no longer open. */
export function InvitedBy({ code, onDrop }: InvitedByProps) {
  const { t } = useTranslation('registration');
  const refusalText = useRefusalText();
  const { data, error } = trpc.registration.checkAffiliate.useQuery(
    { code },
    { enabled: !FRIENDS_ACCOUNT.test(code), retry: false, staleTime: 60_000 },
  );
  // Any other code that leads nowhere is no obstacle to a registration.
  if (error && failureCode(error) === 'INVITE_CLOSED') {
    return (
      <Alert
        tone="warning"
        announce
        action={
          <Button variant="secondary" size="sm" onClick={onDrop}>
            {t('withoutInvitation')}
          </Button>
        }
      >
        {refusalText(error)}
      </Alert>
    );
  }
  const by = data?.invitedBy;
  return by ? <Alert tone="info">{t('invitedBy', { name: by })}</Alert> : null;
}
