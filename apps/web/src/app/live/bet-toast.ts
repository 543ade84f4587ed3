import { formatAmount } from '@tonalli/ui/money/format-amount';
import { toast } from '@tonalli/ui/toast/toast-store';
import type { i18n } from 'i18next';
import { languageOf } from '../language-of';
import type { LiveMessage } from './apply-live-message';

const SHOWN_MS = 12_000;
type EndedBet = Extract<LiveMessage, { type: 'bet-ended' }>['bet'];

const endOf = ({ payoutMinor, isReturned }: EndedBet) =>
  isReturned ? 'betEnded.returned' : payoutMinor > 0 ? 'betEnded.paid' : 'betEnded.nothing';

/** A bet that was open came to its end without its player: told once, wherever they are on the site. */
export async function showBetToast(bet: EndedBet, i18next: i18n): Promise<void> {
  await i18next.loadNamespaces('play');
  const amount = formatAmount(bet.payoutMinor, { language: languageOf(i18next) });
  toast.info(i18next.t('betEnded.title', { ns: 'play', game: bet.gameName }), {
    id: `bet-${bet.roundId}`,
    description: i18next.t(endOf(bet), { ns: 'play', amount }),
    durationMs: SHOWN_MS,
  });
}

type CorrectedBet = Extract<LiveMessage, { type: 'bet-corrected' }>['bet'];

function changeOf({ deltaMinor, isOpen }: CorrectedBet) {
  if (deltaMinor !== 0) return deltaMinor > 0 ? 'betCorrected.more' : 'betCorrected.less';
  return isOpen ? 'betCorrected.open' : 'betCorrected.same';
}

/** A bet that was decided comes out otherwise: told once for each correction, wherever its player is on the site. */
export async function showCorrectionToast(bet: CorrectedBet, i18next: i18n): Promise<void> {
  await i18next.loadNamespaces('play');
  const amount = formatAmount(Math.abs(bet.deltaMinor), { language: languageOf(i18next) });
  toast.info(i18next.t('betCorrected.title', { ns: 'play', game: bet.gameName }), {
    id: `corrected-${bet.roundId}`,
    description: i18next.t(changeOf(bet), { ns: 'play', amount }),
    durationMs: SHOWN_MS,
  });
}
