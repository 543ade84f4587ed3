import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { Protection } from './protection';

/** Whether the operator knows who the member is, and the way to show it. */
export function IdentityProtection() {
  const { t } = useTranslation('account');
  const { data } = trpc.identityCheck.read.useQuery();
  const status = data?.status ?? 'NONE';
  const isOpen = status !== 'APPROVED' && status !== 'PENDING';
  return (
    <Protection
      icon={IdCard}
      name={t('security.identity.name')}
      on={status === 'APPROVED'}
      pending={data !== undefined && isOpen && data.requiredBefore !== 'nothing'}
      text={data ? t(`security.identity.${status}`) : ' '}
      action={
        <Button size="sm" variant="secondary" asChild className="shrink-0">
          <Link to={PATHS.member} search={{ page: 'identity' }} aria-label={t('security.identity.openSpoken')}>
            {t(isOpen ? 'security.identity.begin' : 'security.identity.open')}
          </Link>
        </Button>
      }
    />
  );
}
