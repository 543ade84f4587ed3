import { SEGMENTS } from '../segments';

/** How a wheel stands in a moment: turned so far clockwise, in degrees, and how fast it still turns, from 1 to 0. */
export interface Turned {
  readonly degrees: number;
  readonly pace: number;
}

export interface Stop {
  readonly segment: number;
  /** Of the round: it says how far from the middle of the segment the wheel comes to rest, and decides nothing. */
  readonly number: number;
}

const STEP = 360 / SEGMENTS.length;
const TURNS = 5;
/** The higher, the longer it creeps. */
const FRICTION = 2.6;
const GOLDEN = 0.618_034;

/** Where a wheel comes to rest: its segment below the flapper, at most so far from its middle that no peg touches that. */
export function restDegrees({ segment, number }: Stop): number {
  const aside = ((number * GOLDEN) % 1) - 0.5;
  return -segment * STEP + aside * 0.6 * STEP;
}

/** A turn by its time, from 0 to 1: ever slower, as a heavy wheel does against its pegs. The same for everybody at the same time. */
export function turnedAt(stop: Stop, part: number): Turned {
  const left = 1 - Math.min(1, Math.max(0, part));
  return { degrees: restDegrees(stop) - 360 * TURNS * left ** FRICTION, pace: left ** (FRICTION - 1) };
}

/** As `turnedAt`, from where the wheel stood before: what it is off is made up for in the first moments, when nobody can tell. */
export function turnedFrom(stood: number, stop: Stop, part: number): Turned {
  const { degrees, pace } = turnedAt(stop, part);
  const off = stood - turnedAt(stop, 0).degrees;
  const behind = ((((off % 360) + 540) % 360) - 180) * Math.max(0, 1 - part / 0.15) ** 2;
  return { degrees: degrees + behind, pace };
}

/** How many pegs went by the flapper; each is half a segment beside the middle of two. */
export const pegsBy = (degrees: number): number => Math.floor(degrees / STEP + 0.5);

/** Half the part of a segment in which a peg touches the flapper. */
const TOUCH = 0.16;

/** How far the flapper is pushed aside, from 0 to 1: by a peg that comes through, and by many at once as they fly past. */
export function flapperAt({ degrees, pace }: Turned): number {
  const beside = degrees / STEP + 0.5;
  const toPeg = beside - Math.round(beside);
  const pushed = Math.abs(toPeg) > TOUCH ? 0 : (toPeg + TOUCH) / (2 * TOUCH);
  const flying = Math.min(1, pace * 2.5);
  return pushed * (1 - flying) + flying * (0.55 + 0.25 * pushed);
}

/** Which segment is below the flapper. */
export function segmentBelow(degrees: number): number {
  const segment = Math.round(-degrees / STEP) % SEGMENTS.length;
  return (segment + SEGMENTS.length) % SEGMENTS.length;
}
