import type { LotteryFamily } from '@tonalli/lottery/play';
import type { ToldCard, ToldIssue } from '../told';

const SECOND = 1_000;

/** The moment at which the answers of tests are told. */
export const NOW = Date.parse('2030-01-02T18:00:00.000Z');
export const at = (seconds: number): string => new Date(NOW + seconds * SECOND).toISOString();

/** The draw of a minute, which takes orders and closes in 40 seconds. */
export function lotteryIssue(extra: Partial<ToldIssue> = {}): ToldIssue {
  return {
    ...{ issue: '20300102-1081', state: 'OPEN', opensAt: at(-12), closesAt: at(40), drawsAt: at(48) },
    ...{ stations: [], result: null, drawing: null, isForced: false },
    ...extra,
  };
}

/** The draw so many draws ago. */
export function drawnIssue(ago: number, result: unknown, extra: Partial<ToldIssue> = {}): ToldIssue {
  const drawn = 48 - 60 * ago;
  return lotteryIssue({
    ...{ issue: `20300102-${String(1_081 - ago).padStart(4, '0')}`, state: 'SETTLED', result },
    ...{ opensAt: at(drawn - 60), closesAt: at(drawn - 8), drawsAt: at(drawn) },
    ...extra,
  });
}

export function lotteryCard(extra: Partial<ToldCard> = {}): ToldCard {
  return {
    ...{ gameCode: 'five-1', family: 'five-digit', prizeMode: 'LOTT', area: 'LOTT', id: '900', vendor: 'TLT' },
    ...{ type: 'LOTT', name: 'Cinco en un minuto', icon: '/art/five-1.svg', isOpen: true, everySeconds: 60 },
    ...{ current: lotteryIssue(), last: drawnIssue(1, ['1', '2', '3', '4', '5']) },
    ...extra,
  };
}

/** Digits of a place each, enough of a family to draw results and trends of. */
export const digitFamily: LotteryFamily<readonly string[]> = {
  id: 'five-digit',
  draw: () => [],
  show: (digits) => [{ id: null, shape: 'ball', numbers: digits.map((text) => ({ text, tone: 'red' })) }],
  trends: [0, 1].map((place) => ({
    id: `place-${place + 1}`,
    options: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    seen: (digits) => [digits[place] ?? ''],
  })),
  plays: [],
  proposedOdds: () => 0,
  returns: { least: 0, most: 10_000 },
};
