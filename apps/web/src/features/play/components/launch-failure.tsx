import { Link } from '@tanstack/react-router';
import type { ErrorCode } from '@tonalli/contracts/errors';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import { Button } from '@tonalli/ui/button/button';
import { ErrorState } from '@tonalli/ui/error-state/error-state';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { PATHS } from '../../../paths';
import { readFailure } from '../../../trpc/platform-failure';

type Way = 'deposit' | 'games' | 'help';

/** What helps where trying again may not. */
const WAYS: Partial<Record<ErrorCode, Way>> = {
  INSUFFICIENT_FUNDS: 'deposit',
  GAME_NOT_FOUND: 'games',
  GAME_UNAVAILABLE: 'games',
  TRIAL_NOT_OFFERED: 'games',
  ACCOUNT_SUSPENDED: 'help',
  ACCESS_RESTRICTED: 'help',
  OPERATION_NOT_ALLOWED: 'help',
  WALLET_LOCKED: 'help',
};

/** Another start would end the same. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['GAME_NOT_FOUND', 'TRIAL_NOT_OFFERED', 'GAME_ALREADY_OPEN']);

interface LaunchFailureProps {
  /** Null where the platform's answer led to a host that nobody knows. */
  error: unknown;
  type: GameCard['type'];
  onRetry: () => void;
  /** Starts it once more, and ends the other game that is open. */
  onEndOpen: () => void;
  /** On the way to another page. */
  onLeave: () => void;
}

/** Why a game did not open, and the way on (GAME-03). */
export function LaunchFailure({ error, type, onRetry, onEndOpen, onLeave }: LaunchFailureProps) {
  const { t } = useTranslation(['play', 'common']);
  const failureText = useFailureText();
  const { code, requestId, openGameId } = readFailure(error);
  const way = WAYS[code];
  return (
    <ErrorState
      title={t('play:window.failed')}
      description={error ? failureText(error) : undefined}
      reference={requestId ? t('common:reference', { id: requestId }) : undefined}
      retry={FINAL.has(code) ? undefined : { label: t('common:actions.retry'), onRetry }}
      action={
        code === 'GAME_ALREADY_OPEN' ? (
          <OneAtATime openGameId={openGameId} onEndOpen={onEndOpen} onLeave={onLeave} />
        ) : way ? (
          <Button asChild variant={FINAL.has(code) ? 'primary' : 'ghost'}>
            <Link {...linkOf(way, type)} onClick={onLeave}>
              {t(`play:failure.${way}`)}
            </Link>
          </Button>
        ) : null
      }
    />
  );
}

interface OneAtATimeProps extends Pick<LaunchFailureProps, 'onEndOpen' | 'onLeave'> {
  openGameId: string | null;
}

/** Back to the game that is open, or on to this one, which ends it. */
function OneAtATime({ openGameId, onEndOpen, onLeave }: OneAtATimeProps) {
  const { t } = useTranslation('play');
  return (
    <>
      {openGameId !== null && (
        <Button asChild>
          <Link to="/" search={{ game: openGameId }} onClick={onLeave}>
            {t('failure.openGame')}
          </Link>
        </Button>
      )}
      <Button variant="secondary" onClick={onEndOpen}>
        {t('failure.endOpen')}
      </Button>
      <Button asChild variant="ghost">
        <Link to={PATHS.member} search={{ page: 'openBets' }} onClick={onLeave}>
          {t('failure.openBets')}
        </Link>
      </Button>
    </>
  );
}

function linkOf(way: Way, type: GameCard['type']) {
  if (way === 'deposit') return { to: PATHS.member, search: { page: 'depositv2' } } as const;
  if (way === 'help') return { to: PATHS.help } as const;
  return { to: '/$category', params: { category: CATEGORY_SEGMENTS[type] } } as const;
}
