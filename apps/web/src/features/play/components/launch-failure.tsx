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
const FINAL: ReadonlySet<ErrorCode> = new Set(['GAME_NOT_FOUND', 'TRIAL_NOT_OFFERED']);

interface LaunchFailureProps {
  /** Null where the platform's answer led to a host that nobody knows. */
  error: unknown;
  type: GameCard['type'];
  onRetry: () => void;
  /** On the way to another page. */
  onLeave: () => void;
}

/** Why a game did not open, and the way on (GAME-03). */
export function LaunchFailure({ error, type, onRetry, onLeave }: LaunchFailureProps) {
  const { t } = useTranslation(['play', 'common']);
  const failureText = useFailureText();
  const { code, requestId } = readFailure(error);
  const way = WAYS[code];
  return (
    <ErrorState
      title={t('play:window.failed')}
      description={error ? failureText(error) : undefined}
      reference={requestId ? t('common:reference', { id: requestId }) : undefined}
      retry={FINAL.has(code) ? undefined : { label: t('common:actions.retry'), onRetry }}
      action={
        way ? (
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

function linkOf(way: Way, type: GameCard['type']) {
  if (way === 'deposit') return { to: PATHS.member, search: { page: 'depositv2' } } as const;
  if (way === 'help') return { to: PATHS.help } as const;
  return { to: '/$category', params: { category: CATEGORY_SEGMENTS[type] } } as const;
}
