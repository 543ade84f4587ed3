import type { WheelChoice } from '@tonalli/contracts/games/wheel';
import { joined, type Prize } from '../pay-table';

/** A segment that pays nothing after each of these. */
const gapped = (wins: readonly number[]): readonly number[] => wins.flatMap((win) => [win, 0]);

/** One segment pays, the others nothing. */
const alone = (win: number, segments: number): readonly number[] => [win, ...new Array<number>(segments - 1).fill(0)];

type Risks = Readonly<Record<WheelChoice['risk'], readonly number[]>>;

/** What each segment pays in hundredths of the stake, clockwise. Every wheel returns 97 in 100. */
const WHEELS: Readonly<Record<WheelChoice['segments'], Risks>> = {
  10: {
    low: [130, 120, 0, 120, 120, 120, 120, 0, 120, 120],
    medium: gapped([300, 150, 200, 170, 150]),
    high: alone(970, 10),
  },
  20: {
    low: [200, 120, 0, 120, 120, 120, 0, 150, 120, 120, 0, 120, 120, 120, 0, 120, 120, 150, 0, 120],
    medium: gapped([400, 150, 200, 190, 150, 200, 150, 150, 200, 150]),
    high: alone(1940, 20),
  },
  30: {
    low: [
      270, 120, 0, 120, 120, 120, 0, 160, 120, 0, 120, 120, 120, 0, 120, 120, 120, 0, 160, 120, 120, 0, 120, 120, 0,
      120, 120, 160, 0, 120,
    ],
    medium: gapped([500, 150, 200, 150, 170, 150, 150, 270, 200, 150, 150, 170, 200, 150, 150]),
    high: alone(2910, 30),
  },
  40: {
    low: [
      320, 120, 0, 120, 120, 0, 120, 120, 170, 0, 120, 120, 120, 0, 120, 120, 0, 120, 170, 120, 0, 120, 120, 120, 0,
      120, 120, 0, 170, 120, 120, 0, 120, 120, 120, 0, 120, 170, 0, 120,
    ],
    medium: gapped([
      600, 180, 150, 200, 150, 180, 150, 150, 150, 200, 310, 180, 150, 150, 150, 180, 150, 200, 150, 150,
    ]),
    high: alone(3880, 40),
  },
  50: {
    low: [
      400, 120, 0, 120, 120, 0, 120, 120, 170, 0, 120, 120, 0, 120, 120, 120, 0, 120, 170, 120, 0, 120, 120, 0, 120,
      120, 120, 0, 170, 120, 0, 120, 120, 120, 0, 120, 120, 0, 170, 120, 120, 0, 120, 120, 120, 0, 120, 120, 0, 170,
    ],
    medium: gapped([
      800, 180, 150, 150, 200, 150, 180, 150, 150, 150, 150, 180, 300, 200, 150, 150, 180, 150, 150, 150, 150, 200, 180,
      150, 150,
    ]),
    high: alone(4850, 50),
  },
};

/** What each segment pays in hundredths of the stake, clockwise. */
export const wheelX100 = ({ segments, risk }: WheelChoice): readonly number[] => WHEELS[segments][risk];

/** Every amount that a wheel pays, the greatest first, with the segments that pay it. */
export const prizesOf = (choice: WheelChoice): readonly Prize[] =>
  joined(wheelX100(choice).map((multiplierX100) => ({ multiplierX100, ways: 1 })));

/** What a wheel that stops there pays for a stake of 1, in hundredths. */
export const multiplierAt = (choice: WheelChoice, segment: number): number => wheelX100(choice)[segment] ?? 0;
