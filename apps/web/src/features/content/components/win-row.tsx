import type { Winner } from '@tonalli/contracts/content/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import { clsx } from 'clsx';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useLanguage } from '../../../hooks/use-language';
import { useOpenGame } from '../../../hooks/use-open-game';
import { useProofAddress } from '../../../hooks/use-proof-address';

interface WinRowProps {
  winner: Winner;
  /** From 1, the largest win. */
  place: number;
}

/** A win with its place, the way to its proof and the way to the game that paid it. */
export function WinRow({ winner, place }: WinRowProps) {
  const { t } = useTranslation(['home', 'lobby']);
  const language = useLanguage();
  const openGame = useOpenGame();
  const { game, gameName, playerName, jackpotMinor } = winner;
  const proof = useProofAddress(winner.verifyUrl);
  return (
    <li className="grid grid-cols-[1.75rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-lg bg-surface p-3 ring-1 ring-line ring-inset sm:grid-cols-[2rem_auto_minmax(0,1fr)_auto_auto] sm:px-4">
      <span
        className={clsx('money text-center font-bold', place <= 3 ? 'text-lg text-marigold' : 'text-faint text-sm')}
      >
        {place}
      </span>
      <PlatformImage path={winner.icon} alt="" className="size-12 rounded-md" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="truncate font-semibold">{playerName}</span>
          {jackpotMinor ? <Badge tone="solid">{t('home:winnersPage.jackpot')}</Badge> : null}
        </span>
        <span className="block truncate text-muted text-sm">{gameName}</span>
        <time dateTime={winner.at} className="block text-faint text-xs">
          {formatDateTime(winner.at, language)}
        </time>
      </span>
      <Money amountMinor={winner.amountMinor} language={language} className="text-end font-bold text-jade" />
      <span className="col-span-full flex flex-wrap justify-end gap-2 sm:col-span-1">
        {proof ? (
          <Button asChild variant="secondary" size="sm">
            <a
              href={proof}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t(jackpotMinor ? 'home:winnersPage.proof.jackpot' : 'home:winnersPage.proof.label', {
                player: playerName,
                game: gameName,
              })}
            >
              <ShieldCheck aria-hidden="true" className="size-4 text-jade" />
              {t('home:winnersPage.proof.open')}
            </a>
          </Button>
        ) : (
          <span className="self-center text-faint text-xs">{t('home:winnersPage.proof.none')}</span>
        )}
        {game ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${t('lobby:tile.play')}: ${gameName}`}
            onClick={() => openGame(game)}
          >
            {t('lobby:tile.play')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
