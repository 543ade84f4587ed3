import type { WireLanguage } from '@tonalli/contracts/language';
import type { Prize } from '@tonalli/contracts/promotions/wire';
import type { Reward } from '@tonalli/contracts/rewards/reward';
import { formatAmount } from '@tonalli/i18n/format';
import type { CampaignTerms } from './campaign-schema';

type Other = Exclude<Reward, { kind: 'cash' | 'points' }>;

const inPesos = (amountMinor: number): string => formatAmount(amountMinor, 'es');

function wordsOf(reward: Other, language: WireLanguage): string {
  const isSpanish = language === 'ES';
  switch (reward.kind) {
    case 'bonus':
      return isSpanish ? `Bono de ${inPesos(reward.amountMinor)}` : `Bonus of ${inPesos(reward.amountMinor)}`;
    case 'freeSpins':
      return isSpanish ? `${reward.count} giros gratis` : `${reward.count} free spins`;
    case 'freeBet':
      return isSpanish
        ? `Apuesta gratis de ${inPesos(reward.amountMinor)}`
        : `Free bet of ${inPesos(reward.amountMinor)}`;
    case 'tickets':
      return isSpanish ? `Boletos: ${reward.count}` : `Tickets: ${reward.count}`;
    case 'physical':
      return isSpanish ? reward.itemEs : reward.itemEn;
    case 'multiplier':
      return isSpanish
        ? `Puntos ×${reward.timesBp / 10_000} por ${reward.hours} h`
        : `Points ×${reward.timesBp / 10_000} for ${reward.hours} h`;
  }
}

/** A reward as the member reads it. */
export function prizeOf(reward: Reward, language: WireLanguage): Prize {
  if (reward.kind === 'cash') return { kind: 'cash', amount: reward.amountMinor };
  if (reward.kind === 'points') return { kind: 'points', points: reward.points };
  return { kind: 'other', text: wordsOf(reward, language) };
}

/** What the terms promise; null where it is said elsewhere. */
export function promisedPrize({ reward, draw }: CampaignTerms, language: WireLanguage): Prize | null {
  if (draw) return { kind: 'draw', prizes: draw.map(({ amountMinor, chances }) => ({ amount: amountMinor, chances })) };
  return reward ? prizeOf(reward, language) : null;
}
