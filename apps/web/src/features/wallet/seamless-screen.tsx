import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session';
import { PageHeading } from '../../components/page-heading';
import { GuestWallet } from './components/guest-wallet';
import { MemberWallet } from './components/member-wallet';
import { VendorGroups } from './components/vendor-groups';
import { WalletMovements } from './components/wallet-movements';

const STEPS = ['one', 'two', 'three'] as const;

/** What one wallet for all games means, what is in it and which vendors it covers; open to everybody (GAME-07). */
export default function SeamlessScreen() {
  const { t } = useTranslation('transfer');
  const { session } = useSession();
  const isReal = session !== null && !session.isTrial;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-3 py-6 sm:px-6 sm:py-10">
      <section className="grid items-center gap-6 rounded-xl bg-linear-to-br from-marigold-soft to-surface p-6 ring-1 ring-line ring-inset sm:p-10 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <PageHeading title={t('seamless.title')} className="text-3xl sm:text-4xl" />
          <p className="mt-3 max-w-xl text-lg text-muted">{t('seamless.lead')}</p>
        </div>
        {isReal ? <MemberWallet /> : <GuestWallet trial={session?.isTrial ?? false} />}
      </section>
      <section aria-labelledby="seamless-how" className="flex flex-col gap-4">
        <h2 id="seamless-how" className="text-xl">
          {t('seamless.howTitle')}
        </h2>
        <ol className="grid gap-4 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step} className="rounded-xl bg-surface p-5 ring-1 ring-line ring-inset">
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full bg-marigold font-bold font-display text-on-marigold"
              >
                {index + 1}
              </span>
              <h3 className="mt-3 text-base">{t(`seamless.how.${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`seamless.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <VendorGroups />
      {isReal ? <WalletMovements /> : null}
    </div>
  );
}
