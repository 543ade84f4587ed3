import { Link } from '@tanstack/react-router';
import type { SecurityView } from '@tonalli/contracts/account/api';
import { Button } from '@tonalli/ui/button/button';
import { Landmark, Mail, ShieldEllipsis, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import type { SecurityDialog } from '../security-search';
import { IdentityProtection } from './identity-protection';
import { Protection } from './protection';

interface FurtherProtectionsProps {
  security: SecurityView;
  onOpen: (dialog: SecurityDialog) => void;
}

/** Contacts, authenticator and bank accounts: for recovery and protection (AUTH-17). */
export function FurtherProtections({ security, onOpen }: FurtherProtectionsProps) {
  const { authenticator, passkeys } = security;
  const { t } = useTranslation('account');
  return (
    <>
      <Contacts security={security} onOpen={onOpen} />
      <Protection
        icon={ShieldEllipsis}
        name={t('security.totp.name')}
        on={authenticator}
        pending={!authenticator && passkeys === 0}
        text={authenticator ? t('security.totp.on', { count: security.recoveryCodesLeft }) : t('security.totp.none')}
        action={
          <Button
            size="sm"
            variant={authenticator ? 'secondary' : 'primary'}
            aria-label={t(authenticator ? 'security.totp.removeSpoken' : 'security.totp.addSpoken')}
            onClick={() => onOpen(authenticator ? 'removeAuthenticator' : 'authenticator')}
            className="shrink-0"
          >
            {t(authenticator ? 'security.totp.remove' : 'security.totp.add')}
          </Button>
        }
      />
      <IdentityProtection />
      <Protection
        icon={Landmark}
        name={t('security.bank.name')}
        on={security.bankAccounts > 0}
        pending={false}
        text={
          security.bankAccounts > 0
            ? t('security.bank.count', { count: security.bankAccounts })
            : t('security.bank.none')
        }
        action={
          <Button size="sm" variant="secondary" asChild className="shrink-0">
            <Link to={PATHS.member} search={{ page: 'withdraw' }} aria-label={t('security.bank.openSpoken')}>
              {t('security.bank.open')}
            </Link>
          </Button>
        }
      />
    </>
  );
}

const CONTACTS = [
  ['mobile', Smartphone],
  ['email', Mail],
] as const;

function Contacts({ security, onOpen }: FurtherProtectionsProps) {
  const { t } = useTranslation('account');
  const reachable = security.mobile !== null || security.email !== null;
  return CONTACTS.map(([kind, Icon]) => {
    const contact = security[kind];
    const verified = kind === 'mobile' ? security.mobileVerified : security.emailVerified;
    const shown = contact && (verified ? t('security.verified', { contact }) : contact);
    return (
      <Protection
        key={kind}
        icon={Icon}
        name={t(`security.${kind}.name`)}
        on={contact !== null}
        pending={!reachable}
        text={shown ?? t(`security.${kind}.none`)}
        action={
          <Button
            size="sm"
            variant={reachable ? 'secondary' : 'primary'}
            aria-label={t(contact ? `security.${kind}.changeSpoken` : `security.${kind}.addSpoken`)}
            onClick={() => onOpen(kind)}
            className="shrink-0"
          >
            {t(contact ? 'security.password.change' : 'security.add')}
          </Button>
        }
      />
    );
  });
}
