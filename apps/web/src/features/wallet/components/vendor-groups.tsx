import { Link } from '@tanstack/react-router';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { PlatformImage } from '../../../components/platform-image';
import { vendorTarget } from '../../../game-pages';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { groupVendors, type VendorEntry } from '../group-vendors';

/** Which vendors are played from the main balance, and which from wallets of their own. */
export function VendorGroups() {
  const { t } = useTranslation('transfer');
  const { categories, walletVendors } = useBootstrap();
  const { covered, own } = groupVendors(categories, walletVendors);
  return (
    <>
      {covered.length > 0 ? <Group title={t('seamless.coversTitle')} vendors={covered} /> : null}
      {own.length > 0 ? <Group title={t('seamless.ownTitle')} text={t('seamless.ownText')} vendors={own} /> : null}
    </>
  );
}

function Group({ title, text, vendors }: { title: string; text?: string; vendors: readonly VendorEntry[] }) {
  const { t } = useTranslation('transfer');
  const held = useHeld();
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{title}</h2>
        {text ? <p className="mt-1 text-muted">{text}</p> : null}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {vendors.map(({ code, type, name, icon, gameCount }) => (
          <li key={code} className="flex">
            <Link
              {...vendorTarget(type, code)}
              className="flex min-h-16 w-full items-center gap-3 rounded-xl bg-surface p-3 no-underline ring-1 ring-line ring-inset hover:bg-overlay"
            >
              <PlatformImage path={icon} alt="" fit="contain" className="h-10 w-14 shrink-0" />
              <span className="flex min-w-0 flex-col">
                <span className="line-clamp-2 font-semibold text-sm text-text leading-tight [overflow-wrap:anywhere]">
                  {name}
                </span>
                <span className="text-faint text-xs">{held(code) ?? t('seamless.count', { count: gameCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the member holds with a vendor, in words; null for nothing and nobody. */
function useHeld(): (vendor: string) => string | null {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const { session } = useSession();
  const { data } = trpc.wallet.balance.useQuery(undefined, { enabled: session !== null && !session.isTrial });
  return (vendor) => {
    const balanceMinor = data?.vendors.find((wallet) => wallet.vendor === vendor)?.balanceMinor ?? 0;
    return balanceMinor > 0 ? t('seamless.held', { amount: formatAmount(balanceMinor, { language }) }) : null;
  };
}
