import type { LimitReached } from '@tonalli/contracts/limits/periods';
import type { CallFailure } from './game-server';
import { dateWriter, type Lang, type PageKey, type Translate } from './texts';

export interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly lang: Lang;
}

export interface Refusal {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** A smaller stake would do. */
  readonly mayLower: boolean;
  /** The player set it themself. */
  readonly isOwn: boolean;
}

const LIMITS = {
  deposit: 'limitDeposit',
  loss: 'limitLoss',
  stake: 'limitStake',
  singleStake: 'limitSingleStake',
  time: 'limitTime',
} as const satisfies Record<LimitReached['kind'], PageKey>;

const PERIODS = {
  daily: 'perDay',
  weekly: 'perWeek',
  monthly: 'perMonth',
  rolling: 'perRolling',
  each: 'perEach',
} as const satisfies Record<LimitReached['period'], PageKey>;

const minutesText = (minutes: number): string => `${minutes} min`;

function anewOf({ t, lang }: Words, { period, startsAnewAt }: LimitReached): Refusal['facts'] {
  if (period === 'each') return [];
  if (startsAnewAt === null) return [[t('limitAgain'), t('limitRolls')]];
  return [[t(period === 'rolling' ? 'limitAgain' : 'limitAnew'), dateWriter(lang)(startsAnewAt)]];
}

function ofLimit(words: Words, limit: LimitReached): Refusal {
  const { t, money } = words;
  const write = limit.kind === 'time' ? minutesText : money;
  const [most, used] =
    limit.kind === 'time' ? [limit.limitMinutes, limit.usedMinutes] : [limit.limitMinor, limit.usedMinor];
  const left = Math.max(0, most - used);
  const name = t(LIMITS[limit.kind], { period: t(PERIODS[limit.period]) });
  const spent: Refusal['facts'] = [
    [t('limitUsed'), write(used)],
    [t('limitLeft'), write(left)],
  ];
  return {
    title: t('limitTitle'),
    text: t(limit.kind === 'time' ? 'limitTimeOver' : 'limitInTheWay', { limit: name }),
    facts: [[t('limit'), write(most)], ...(limit.period === 'each' ? [] : spent), ...anewOf(words, limit)],
    mayLower: limit.kind !== 'time' && left > 0,
    isOwn: true,
  };
}

/** What a player reads of a stake that was refused for their protection; null where it was for something else. */
export function refusalOf(words: Words, { code, told }: Pick<CallFailure, 'code' | 'told'>): Refusal | null {
  if (code === 'LIMIT_REACHED' && told.limit) return ofLimit(words, told.limit);
  const isBonus = code === 'BONUS_STAKE_TOO_HIGH';
  if ((code !== 'STAKE_ABOVE_POLICY' && !isBonus) || told.maxStakeMinor === undefined) return null;
  const { t, money } = words;
  return {
    title: t('aboveTitle'),
    text: t(isBonus ? 'aboveBonus' : 'aboveText', { amount: money(told.maxStakeMinor) }),
    facts: [],
    mayLower: true,
    isOwn: false,
  };
}
