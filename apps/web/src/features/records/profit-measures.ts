import type { ProfitFigures } from '@tonalli/contracts/records/api';
import type { DaySeries } from '../../components/day-chart';

type Column = 'deposit' | 'withdrawal' | 'stake' | 'payout' | 'bonus' | 'fee' | 'net';

/** Figures by name, in the order in which they are shown. */
export const COLUMNS = ['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'fee', 'net'] as const satisfies Column[];

export const figureOf = (figures: ProfitFigures, column: Column): number => figures[`${column}Minor`];

/** Whether anything happened. */
export const isQuiet = (figures: ProfitFigures): boolean => COLUMNS.every((column) => figureOf(figures, column) === 0);

/** What a chart can show: each measure is one column or two side by side. */
export const MEASURES = {
  net: [['net', 'sign']],
  play: [
    ['stake', 'marigold'],
    ['payout', 'jade'],
  ],
  cash: [
    ['deposit', 'jade'],
    ['withdrawal', 'marigold'],
  ],
} as const satisfies Record<string, readonly (readonly [Column, DaySeries['tone']])[]>;

export type Measure = keyof typeof MEASURES;
