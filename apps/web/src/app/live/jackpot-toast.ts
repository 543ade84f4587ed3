import type { Winner } from '@tonalli/contracts/content/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { toast } from '@tonalli/ui/toast/toast-store';
import type { i18n } from 'i18next';
import { languageOf } from '../language-of';

const SHOWN_MS = 12_000;

/** Somebody won the jackpot: every tab shows a toast, once for each win. */
export async function showJackpotToast(
  { playerName, amountMinor, gameName, at }: Winner,
  i18next: i18n,
): Promise<void> {
  await i18next.loadNamespaces('play');
  const amount = formatAmount(amountMinor, { language: languageOf(i18next) });
  toast.success(i18next.t('jackpot.won', { ns: 'play', player: playerName, amount }), {
    id: `jackpot-${at}`,
    description: i18next.t('jackpot.wonIn', { ns: 'play', game: gameName }),
    durationMs: SHOWN_MS,
  });
}
