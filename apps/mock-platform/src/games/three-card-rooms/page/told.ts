import type { TrioAct, TrioHandName } from '@tonalli/contracts/games/three-card-rooms';
import { strengthOf } from '../hand';
import type { Translate } from './texts';

const HANDS = {
  'three-of-a-kind': 'handTrio',
  'straight-flush': 'handStraightFlush',
  straight: 'handStraight',
  flush: 'handFlush',
  pair: 'handPair',
  'high-card': 'handHigh',
} as const satisfies Record<TrioHandName, Parameters<Translate>[0]>;

const ACTS = {
  ...{ look: 'actLook', call: 'actCall', raise: 'actRaise', compare: 'actCompare', fold: 'actFold', away: 'actAway' },
} as const satisfies Record<TrioAct, Parameters<Translate>[0]>;

/** `Straight flush`, as it stands beside a hand. */
export const handText = (t: Translate, cards: readonly number[]): string => t(HANDS[strengthOf(cards).hand]);

export const actText = (t: Translate, act: TrioAct): string => t(ACTS[act]);
