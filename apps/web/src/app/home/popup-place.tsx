import { DialogPlace } from '@tonalli/ui/dialog/dialog-place';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { areWanted, audienceOf } from '../../features/content/popup-audience';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { useOverlays } from '../overlays/use-overlays';
import { useSession } from '../session/use-session';

/** Announcements that are there already come with the page, not over it once somebody has begun to look (HOME-07). */
export function PopupPlace() {
  const state = useSession();
  const { dialog, game } = useOverlays();
  const language = useLanguage();
  const audience = audienceOf(state);
  const wanted = state.status !== 'resuming' && areWanted(sessionStorage, localStorage, audience);
  const { data } = trpc.content.popups.useQuery({ language, audience }, { enabled: false });
  const [first, ...more] = (wanted && !dialog && !game && data) || [];
  if (!first) return null;
  if (more.length === 0)
    return (
      <DialogPlace size="md">
        <Announcement title={first.title} className="min-h-48" />
      </DialogPlace>
    );
  return (
    <DialogPlace size="lg">
      <div className="grid h-[calc(min(18rem,50dvh)+3rem)] content-start gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-1 max-sm:hidden">
          <Skeleton className="h-11 w-full rounded-md" />
          <Skeleton className="h-11 w-full rounded-md" />
        </div>
        <Announcement title={first.title} />
      </div>
    </DialogPlace>
  );
}

function Announcement({ title, className }: { title: string; className?: string }) {
  return (
    <div className={className}>
      <h3 className="text-balance text-xl [overflow-wrap:anywhere]">{title}</h3>
      <Skeleton className="mt-6 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-3/5" />
    </div>
  );
}
