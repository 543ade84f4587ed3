import type { ModelId } from './models';

/** What a round needs to be drawn again: the model, the line stake and where the reels stood, spin by spin. */
export interface SlotDetail {
  k: 'slot';
  m: ModelId;
  l: number;
  s: readonly (readonly number[])[];
  /** The jackpot that the round won, which its payout holds; left out when it won none. */
  j?: number;
}

/** A bet's detail when it is a slot's, or null. */
export function slotDetailOf(detail: { readonly k: string } | undefined): SlotDetail | null {
  // Slots alone keep details under this name.
  return detail?.k === 'slot' ? (detail as SlotDetail) : null;
}
