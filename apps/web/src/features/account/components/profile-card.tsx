import { Link } from '@tanstack/react-router';
import { Badge } from '@tonalli/ui/badge/badge';
import { Card } from '@tonalli/ui/card/card';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ChevronRight, Crown, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { PlatformImage } from '../../../components/platform-image';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { AccountId } from './account-id';
import { AvatarDialog } from './avatar-dialog';
import { NicknameEditor } from './nickname-editor';

/** Avatar, nickname, account id and VIP level, the first two to be changed in place (MEM-02). */
export function ProfileCard() {
  const { t } = useTranslation('account');
  const { data: profile, error, isFetching, refetch } = trpc.account.me.useQuery();
  const { offers } = useBootstrap();
  const [choosing, setChoosing] = useState(false);
  if (!profile && error) {
    return <LoadFailure title={t('profile.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!profile) return <Skeleton className="h-49.5 w-full rounded-xl sm:h-36" />;
  return (
    <Card role="region" aria-label={t('profile.title')} className="flex flex-wrap items-center gap-x-6 gap-y-5">
      <button
        type="button"
        aria-label={t('profile.changeAvatar')}
        onClick={() => setChoosing(true)}
        className="group relative shrink-0 rounded-full"
      >
        <PlatformImage
          path={profile.icon}
          alt=""
          eager
          className="size-20 rounded-full ring-2 ring-marigold/50 transition group-hover:ring-marigold sm:size-24"
        />
        <span className="absolute end-0 bottom-0 grid size-8 place-items-center rounded-full bg-marigold text-on-marigold ring-4 ring-surface">
          <Pencil aria-hidden="true" className="size-4" />
        </span>
      </button>
      <div className="min-w-0 flex-1 basis-52">
        <NicknameEditor nickname={profile.nickname} />
        <AccountId account={profile.account} />
      </div>
      {offers.vip ? <VipLevel level={profile.vipLevel} /> : null}
      {choosing ? <AvatarDialog onClose={() => setChoosing(false)} /> : null}
    </Card>
  );
}

/** The level as a badge, and the way to what it brings. */
function VipLevel({ level }: { level: number }) {
  const { t } = useTranslation('account');
  return (
    <div className="flex flex-col items-start gap-1.5 sm:items-end">
      <Badge tone="marigold" icon={<Crown aria-hidden="true" />}>
        {t('vip', { level })}
      </Badge>
      <Link
        to={PATHS.member}
        search={{ page: 'bonusDetails' }}
        className="inline-flex min-h-8 items-center gap-0.5 font-semibold text-marigold text-sm hover:text-marigold-bright"
      >
        {t('profile.benefits')}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </div>
  );
}
