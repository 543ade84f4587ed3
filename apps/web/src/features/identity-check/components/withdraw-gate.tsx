import { Link } from '@tanstack/react-router';
import type { IdentityCheckView } from '@tonalli/contracts/identity-check/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { useAsked } from '../hooks/use-asked';

/** In the place of the form of a withdrawal as long as the member's identity is not known and the operator asks for it. */
export function WithdrawGate({ children }: { children: ReactNode }) {
  const { data } = trpc.identityCheck.read.useQuery();
  if (!data || data.requiredBefore === 'nothing' || data.status === 'APPROVED') return children;
  return <Gate check={data} />;
}

function Gate({ check }: { check: IdentityCheckView }) {
  const { t } = useTranslation('identity-check');
  const asked = useAsked(check.asks);
  const { status } = check;
  return (
    <Alert
      tone={status === 'REJECTED' ? 'danger' : status === 'PENDING' ? 'info' : 'warning'}
      title={t(`gate.${status === 'APPROVED' ? 'NONE' : status}.title`)}
      action={
        <Button asChild variant={status === 'PENDING' ? 'secondary' : 'primary'} size="sm">
          <Link to={PATHS.member} search={{ page: 'identity' }}>
            {t(status === 'PENDING' ? 'gate.look' : 'gate.open')}
          </Link>
        </Button>
      }
    >
      <p>{t(`gate.${status === 'APPROVED' ? 'NONE' : status}.text`)}</p>
      {status === 'NONE' ? (
        <ul className="mt-1.5 list-disc ps-5">
          {asked.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
