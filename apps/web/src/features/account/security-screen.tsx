import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { PageHeading } from '../../components/page-heading';
import { RevealInOrder } from '../../components/reveal-in-order';
import { useMemberSearch } from '../../hooks/use-member-search';
import { trpc } from '../../trpc/trpc';
import { LinkedIdentities } from './components/linked-identities';
import { LoginHistory } from './components/login-history';
import { OwnLimitsLink } from './components/own-limits-link';
import { Passkeys } from './components/passkeys';
import { PasswordDialog } from './components/password-dialog';
import { PaymentPasswordDialog } from './components/payment-password-dialog';
import { ProfileCard } from './components/profile-card';
import { RegisteredIps } from './components/registered-ips';
import { ReturnedProof } from './components/returned-proof';
import { SecurityCard } from './components/security-card';
import { SessionList } from './components/session-list';
import { parseSecuritySearch } from './security-search';

const ContactDialog = lazyPart(() => import('./components/contact-dialog'));
const TotpDialog = lazyPart(() => import('./components/totp-dialog'));
const RemoveTotpDialog = lazyPart(() => import('./components/remove-totp-dialog'));

/** Who the member is, what protects the account, and where it is open (AUTH-11, AUTH-17, MEM-02). */
export default function SecurityScreen() {
  const { t } = useTranslation('account');
  const { search, show } = useMemberSearch(parseSecuritySearch);
  const { data: security } = trpc.account.security.useQuery();
  const close = () => show({ open: undefined });
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('page.securityCenter')} />
      <ProfileCard />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RevealInOrder className="gap-5">
          <SecurityCard onOpen={(open) => show({ open })} />
          {security ? <Passkeys hasPassword={security.hasPassword} /> : null}
          {security ? <LinkedIdentities hasPassword={security.hasPassword} /> : null}
        </RevealInOrder>
        <RevealInOrder className="gap-5">
          <SessionList />
          <RegisteredIps />
          <OwnLimitsLink />
        </RevealInOrder>
      </div>
      <LoginHistory />
      {security && !security.hasPassword ? <ReturnedProof /> : null}
      <Suspense fallback={null}>
        {security && (search.open === 'mobile' || search.open === 'email') ? (
          <ContactDialog kind={search.open} hasPassword={security.hasPassword} onClose={close} />
        ) : null}
        {security && search.open === 'authenticator' ? (
          <TotpDialog hasPassword={security.hasPassword} onClose={close} />
        ) : null}
        {search.open === 'removeAuthenticator' ? <RemoveTotpDialog onClose={close} /> : null}
      </Suspense>
      {security && search.open === 'password' ? (
        <PasswordDialog hasPassword={security.hasPassword} onClose={close} />
      ) : null}
      {security && search.open === 'paymentPassword' ? (
        <PaymentPasswordDialog security={security} onClose={close} />
      ) : null}
    </div>
  );
}
