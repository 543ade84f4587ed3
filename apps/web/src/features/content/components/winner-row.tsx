import type { Winner } from '@tonalli/contracts/content/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useLanguage } from '../../../hooks/use-language';
import { useOpenGame } from '../../../hooks/use-open-game';

const ROW = 'flex min-h-13 w-full items-center gap-3 rounded-md p-1.5 text-start';

/** A win, and the way to the game that paid it. */
export function WinnerRow({ winner }: { winner: Winner }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const openGame = useOpenGame();
  const { game, playerName: player, gameName } = winner;
  const amount = formatAmount(winner.amountMinor, { language });
  const content = (
    <>
      <PlatformImage path={winner.icon} alt="" className="size-10 shrink-0 rounded-sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-sm">{player}</span>
        <span className="block truncate text-faint text-xs">{t('winners.in', { game: gameName })}</span>
      </span>
      <Money amountMinor={winner.amountMinor} language={language} className="font-bold text-jade text-sm" />
    </>
  );
  if (!game) return <li className={ROW}>{content}</li>;
  return (
    <li>
      <button
        type="button"
        aria-label={t('winners.play', { player, amount, game: gameName })}
        onClick={() => openGame(game)}
        className={`${ROW} hover:bg-overlay focus-visible:-outline-offset-2`}
      >
        {content}
      </button>
    </li>
  );
}
