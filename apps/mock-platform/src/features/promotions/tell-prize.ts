import type { WireLanguage } from '@tonalli/contracts/language';
import type { Prize } from '@tonalli/contracts/promotions/wire';
import type { Reward } from '@tonalli/contracts/rewards/reward';
import { formatAmount } from '@tonalli/i18n/format';
import type { CampaignTerms } from './campaign-schema';

function spinsText(count: number, language: WireLanguage): string {
  if (language === 'ES') return count === 1 ? '1 giro de la ruleta' : `${count} giros de la ruleta`;
  return count === 1 ? '1 spin of the wheel' : `${count} spins of the wheel`;
}

function ticketsText(count: number, language: WireLanguage): string {
  if (language === 'ES') return count === 1 ? '1 boleto de la rifa' : `${count} boletos de la rifa`;
  return count === 1 ? '1 raffle ticket' : `${count} raffle tickets`;
}

function freeSpinsText({ count, stakeMinor }: { count: number; stakeMinor: number }, language: WireLanguage): string {
  const stake = formatAmount(stakeMinor, language === 'ES' ? 'es' : 'en');
  if (language === 'ES') return count === 1 ? `1 giro gratis de ${stake}` : `${count} giros gratis de ${stake}`;
  return count === 1 ? `1 free spin of ${stake}` : `${count} free spins of ${stake}`;
}

function multiplierText({ factor, hours }: { factor: number; hours: number }, language: WireLanguage): string {
  if (language === 'ES') return `Puntos ×${factor} por ${hours === 1 ? '1 hora' : `${hours} horas`}`;
  return `Points ×${factor} for ${hours === 1 ? '1 hour' : `${hours} hours`}`;
}

/** A reward as the member reads it. */
export function prizeOf(reward: Reward, language: WireLanguage): Prize {
  if (reward.kind === 'cash') return { kind: 'cash', amount: reward.amountMinor };
  if (reward.kind === 'points') return { kind: 'points', points: reward.points };
  if (reward.kind === 'spins') return { kind: 'other', text: spinsText(reward.count, language) };
  if (reward.kind === 'tickets') return { kind: 'other', text: ticketsText(reward.count, language) };
  if (reward.kind === 'multiplier') return { kind: 'other', text: multiplierText(reward, language) };
  if (reward.kind === 'physical') return { kind: 'other', text: language === 'ES' ? reward.itemEs : reward.itemEn };
  if (reward.kind === 'freeSpins') return { kind: 'other', text: freeSpinsText(reward, language) };
  const amount = formatAmount(reward.amountMinor, language === 'ES' ? 'es' : 'en');
  if (reward.kind === 'freeBet')
    return { kind: 'other', text: language === 'ES' ? `Apuesta gratis de ${amount}` : `Free bet of ${amount}` };
  return { kind: 'other', text: language === 'ES' ? `Bono de ${amount}` : `Bonus of ${amount}` };
}

/** What the terms promise; null where it is said elsewhere. */
export function promisedPrize({ reward, draw }: CampaignTerms, language: WireLanguage): Prize | null {
  if (draw) return { kind: 'draw', prizes: draw.map(({ amountMinor, chances }) => ({ amount: amountMinor, chances })) };
  return reward ? prizeOf(reward, language) : null;
}
