import { Link } from '@tanstack/react-router';
import type { IdentityCheckView } from '@tonalli/contracts/identity-check/api';
import { OPEN_IDENTITY_STATES } from '@tonalli/contracts/identity-check/parts';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { useAsked } from '../hooks/use-asked';

/** Names everything that will be asked before a withdrawal, above the form of a deposit: nobody learns of it once their money is in. */
export function DepositNotice({ children }: { children: ReactNode }) {
  const { data } = trpc.identityCheck.read.useQuery();
  const isDue = data && data.requiredBefore !== 'nothing' && OPEN_IDENTITY_STATES.includes(data.status);
  return (
    <>
      {isDue ? <Asked check={data} /> : null}
      {children}
    </>
  );
}

function Asked({ check }: { check: IdentityCheckView }) {
  const { t } = useTranslation('identity-check');
  const asked = useAsked(check.asks);
  return (
    <Alert
      tone="info"
      title={t('notice.title')}
      action={
        <Button asChild variant="secondary" size="sm">
          <Link to={PATHS.member} search={{ page: 'identity' }}>
            {t('notice.open')}
          </Link>
        </Button>
      }
    >
      <p>{t('notice.text')}</p>
      <ul className="mt-1.5 list-disc ps-5">
        {asked.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Alert>
  );
}
