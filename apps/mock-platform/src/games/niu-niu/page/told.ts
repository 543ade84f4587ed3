import { niuOf } from '../hand';
import type { Translate } from './texts';

/** `Niu 7`, as it stands beside a hand. */
export function handText(t: Translate, cards: readonly number[]): string {
  const niu = niuOf(cards);
  if (niu === 0) return t('noNiu');
  return niu === 10 ? t('niuNiu') : t('niu', { points: niu });
}

export const times = (count: number): string => `×${count}`;
