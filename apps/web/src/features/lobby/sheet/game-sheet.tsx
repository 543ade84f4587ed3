import { Link } from '@tanstack/react-router';
import type { GameFamily } from '@tonalli/contracts/games/families';
import { gameTopicId } from '@tonalli/contracts/help/names';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Sheet } from '@tonalli/ui/sheet/sheet';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { BookOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { useNarrow } from '../../../hooks/use-narrow';
import { PATHS } from '../../../paths';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';
import { GameActions } from './game-actions';
import { GameFacts } from './game-facts';
import { SimilarGames } from './similar-games';
import { useCloseSheet } from './use-close-sheet';

/** Everything about one game: from below on a phone, a dialog on a desk (LOBBY-03). */
export default function GameSheet({ gameId }: { gameId: string }) {
  const { t } = useTranslation(['games', 'lobby', 'common']);
  const language = useLanguage();
  const { close } = useCloseSheet('game');
  const query = trpc.lobby.game.useQuery({ language, gameId }, { retry: retryUnlessMissing });
  const { data, error, isFetching, refetch } = query;

  if (data) {
    return (
      <Frame
        key={data.game.id}
        title={data.game.name}
        description={`${data.vendorName} · ${t(`lobby:type.${data.game.type}`)}`}
        footer={<GameActions game={data.game} />}
        onClose={close}
      >
        <div className="flex flex-col gap-6">
          <GameFacts detail={data} />
          {data.family ? <HelpLink family={data.family} /> : null}
          <SimilarGames games={data.similar} />
        </div>
      </Frame>
    );
  }
  if (error && readFailure(error).code === 'GAME_NOT_FOUND') {
    return (
      <Frame title={t('games:sheet.missing')} titleHidden onClose={close}>
        <EmptyState
          title={t('games:sheet.missing')}
          description={t('games:sheet.missingText')}
          illustration="search"
          action={
            <Button asChild>
              <Link to="/$category" params={{ category: CATEGORY_SEGMENTS.RNG }}>
                {t('games:sheet.browse')}
              </Link>
            </Button>
          }
        />
      </Frame>
    );
  }
  if (error) {
    return (
      <Frame title={t('games:sheet.failed')} titleHidden onClose={close}>
        <LoadFailure title={t('games:sheet.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      </Frame>
    );
  }
  return (
    <Frame title={t('games:sheet.loading')} onClose={close}>
      <Skeleton className="aspect-16/9 w-full rounded-lg" />
      <div className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {FACT_BONES.map((bone) => (
          <Skeleton key={bone} className="h-16 rounded-lg" />
        ))}
      </div>
    </Frame>
  );
}

/** To the rules, the pays and the examples of what is played under the title. */
function HelpLink({ family }: { family: GameFamily }) {
  const { t } = useTranslation('games');
  return (
    <Link
      to={PATHS.help}
      hash={gameTopicId(family)}
      className="inline-flex items-center gap-2 self-start font-semibold text-sm"
    >
      <BookOpen aria-hidden="true" className="size-4.5 shrink-0" />
      {t('sheet.help', { family: t(`family.${family}`) })}
    </Link>
  );
}

const FACT_BONES = ['rtp', 'volatility', 'stakes', 'max', 'lines', 'layout'];
const RETRIES = 2;

/** A game that is not there will not be there at the second try either. */
const retryUnlessMissing = (count: number, error: unknown): boolean =>
  count < RETRIES && readFailure(error).code !== 'GAME_NOT_FOUND';

interface FrameProps {
  title: string;
  titleHidden?: boolean;
  description?: string;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ onClose, ...rest }: FrameProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const [open, setOpen] = useState(true);
  const frame = {
    ...rest,
    open,
    closeLabel: t('actions.close'),
    onOpenChange: (next: boolean) => {
      setOpen(next);
      if (!next) onClose();
    },
  };
  return narrow ? <Sheet {...frame} /> : <Dialog {...frame} size="lg" />;
}
