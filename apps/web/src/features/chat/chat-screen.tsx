import { getRouteApi } from '@tanstack/react-router';
import type { ModelCard as Model } from '@tonalli/contracts/chat/api';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { useRequireMember } from '../../hooks/use-require-member';
import { trpc } from '../../trpc/trpc';
import { ChatWindow } from './components/chat-window';
import { ModelCard } from './components/model-card';

const route = getRouteApi('/chat');
const GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3';
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Models to chat with; the open chat stands in the address, so that a reload comes back to it (GAME-10). */
export default function ChatScreen() {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const navigate = route.useNavigate();
  const { with: openId } = route.useSearch();
  const { status, session } = useSession();
  const requireMember = useRequireMember();
  const everybodys = trpc.chat.models.useQuery({ language }, { enabled: status === 'guest' });
  // With what is unread.
  const own = trpc.chat.ownModels.useQuery({ language }, { enabled: status === 'member' });
  const models = status === 'member' ? own : everybodys;
  const mayChat = status === 'member' && session?.isTrial === false;
  const open = mayChat ? models.data?.find(({ id }) => id === openId) : undefined;
  const show = (id: string | undefined) => void navigate({ search: id ? { with: id } : {}, resetScroll: false });
  const close = () => {
    show(undefined);
    void models.refetch();
  };
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-3 py-6 sm:px-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-2 text-muted">{t('lead')}</p>
      </div>
      <ModelList query={models} onOpen={(id) => requireMember(() => show(id), 'real')} />
      {open ? <ChatWindow key={open.id} model={open} onClose={close} /> : null}
    </div>
  );
}

interface ModelListProps {
  query: { data: Model[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  onOpen: (id: string) => void;
}

function ModelList({ query, onOpen }: ModelListProps) {
  const { t } = useTranslation('chat');
  const { data, error, isFetching, refetch } = query;
  if (!data && error) {
    return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')} className={GRID}>
        {SKELETONS.map((name) => (
          <Skeleton key={name} className="aspect-4/5 w-full rounded-xl" />
        ))}
      </div>
    );
  }
  if (data.length === 0) return <EmptyState title={t('empty')} description={t('emptyText')} />;
  return (
    <ul className={GRID}>
      {data.map((model) => (
        <ModelCard key={model.id} model={model} onOpen={() => onOpen(model.id)} />
      ))}
    </ul>
  );
}
