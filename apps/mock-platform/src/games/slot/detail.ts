import type { BetDetail } from '../../wagering/bets.table';
import type { ModelId } from './models';

/** What a round needs to be drawn again: the model, the line stake and where the reels stood, spin by spin. */
export interface SlotDetail extends BetDetail {
  k: 'slot';
  m: ModelId;
  l: number;
  s: readonly (readonly number[])[];
}

/** A bet's detail when it is a slot's, or null. */
export function slotDetailOf(detail: { readonly k: string } | undefined): SlotDetail | null {
  // Slots alone keep details under this name.
  return detail?.k === 'slot' ? (detail as SlotDetail) : null;
}
