import { Avatar } from '@tonalli/ui/avatar/avatar';
import { Badge } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { PlatformImage } from '../../../components/platform-image';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { trpc } from '../../../trpc/trpc';
import night from '../art/member-card.svg';

/** Who is logged in, before a night of their own. On phones its picture is the first thing that the page draws (decision 016). */
export function MemberCard() {
  const { t } = useTranslation(['account', 'common']);
  const { session } = useSession();
  const { offers } = useBootstrap();
  const { data: profile } = trpc.account.me.useQuery(undefined, { enabled: session !== null });
  const name = profile?.nickname || session?.nickname || session?.username || '';
  return (
    <div className="relative isolate flex min-h-22 flex-wrap items-center gap-3 overflow-hidden rounded-xl bg-surface p-4 ring-1 ring-line ring-inset xl:pt-24">
      <img
        src={night}
        alt=""
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 -z-10 size-full rounded-xl object-cover object-[70%] outline-1 outline-line -outline-offset-1 sm:max-xl:object-contain sm:max-xl:object-right xl:h-20 xl:rounded-b-none"
      />
      <Avatar
        name={name}
        decorative
        image={profile ? <PlatformImage path={profile.icon} alt="" eager className="size-full" /> : undefined}
      />
      <div className="min-w-0 flex-1 basis-20">
        <p className="truncate font-bold">{name}</p>
        <p className="truncate text-muted text-sm">{profile?.account ?? session?.account}</p>
      </div>
      {session?.isTrial ? <Badge tone="info">{t('common:playMoney')}</Badge> : null}
      {profile && offers.vip && !session?.isTrial ? (
        <Badge tone="marigold">{t('account:vip', { level: profile.vipLevel })}</Badge>
      ) : null}
    </div>
  );
}
