import { Button } from '@tonalli/ui/button/button';
import { Marquee } from '@tonalli/ui/marquee/marquee';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** So many pass by; the rest are in the dialog. */
const PASSING = 9;

/** The latest notices passing by; a press opens the dialog at that one (HOME-03). Always one line high. */
export default function NoticeMarquee() {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const { overlays } = useAppServices();
  const { data, error, isFetching, refetch } = trpc.content.announcements.useQuery({ language });
  const notices = data?.notices.slice(0, PASSING) ?? [];
  if (notices.length === 0) {
    return (
      <p className="flex size-full items-center gap-3 text-muted text-sm">
        <Megaphone aria-hidden="true" className="size-5 shrink-0 text-marigold" />
        {data || error ? t(data ? 'home:notices.empty' : 'home:notices.failed') : null}
        {!data && error ? (
          <Button variant="ghost" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        ) : null}
      </p>
    );
  }
  return (
    <Marquee
      label={t('home:marquee.label')}
      pauseLabel={t('home:marquee.pause')}
      playLabel={t('home:marquee.play')}
      speed="slow"
      icon={<Megaphone />}
      className="h-full"
    >
      {notices.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-haspopup="dialog"
          onClick={() => overlays.open({ kind: 'notices', noticeId: id })}
          className="min-h-9 whitespace-nowrap rounded-sm font-medium text-muted text-sm hover:text-marigold-bright focus-visible:-outline-offset-2"
        >
          {title}
        </button>
      ))}
    </Marquee>
  );
}
