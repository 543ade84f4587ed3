import { countCharacters } from '../characters';
import { FEEDBACK_MAX_CHARACTERS } from '../constants';

/** Marks heaped on one character count as one, so that its code units have a bound of their own. */
const CODE_UNITS_MAX = 2_000;

/** 1 to 140 characters, blanks around them not counted. */
export function isFeedbackText(text: string): boolean {
  const characters = text.length > CODE_UNITS_MAX ? Number.POSITIVE_INFINITY : countCharacters(text.trim());
  return characters >= 1 && characters <= FEEDBACK_MAX_CHARACTERS;
}
