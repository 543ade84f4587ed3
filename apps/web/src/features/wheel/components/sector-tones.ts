import type { WheelSector } from '@tonalli/contracts/wheel/api';

/** Colours of sectors by what they give: fill, text on it, and the same as a swatch. */
const TONES = {
  nothing: ['fill-overlay', 'fill-muted', 'bg-overlay'],
  points: ['fill-marigold-soft', 'fill-marigold-bright', 'bg-marigold-soft'],
  morePoints: ['fill-marigold', 'fill-on-marigold', 'bg-marigold'],
  cash: ['fill-jade', 'fill-on-jade', 'bg-jade'],
  top: ['fill-coral', 'fill-ink', 'bg-coral'],
  other: ['fill-info-soft', 'fill-info', 'bg-info-soft'],
} as const;

const TOP_MINOR = 5_000;
const MORE_POINTS = 100;

export function toneOf({ reward }: Pick<WheelSector, 'reward'>) {
  if (!reward) return TONES.nothing;
  if (reward.kind === 'points') return reward.points >= MORE_POINTS ? TONES.morePoints : TONES.points;
  if (reward.kind !== 'cash') return TONES.other;
  return reward.amountMinor >= TOP_MINOR ? TONES.top : TONES.cash;
}
