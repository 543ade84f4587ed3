/**
 * The CURP, Mexico's population register key, in 18 characters: four of the name, the birthday as yymmdd, sex, state of birth,
 * three inner consonants, one that tells namesakes and centuries apart (a digit until 1999, a letter since), and a check digit.
 * Source: Instructivo Normativo para la Asignación de la CURP (Diario Oficial de la Federación, 2018-06-18).
 */
export const CURP_CHARACTERS = 18;

const STATES = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE';
const SHAPE = new RegExp(`^[A-Z][AEIOUX][A-Z]{2}[0-9]{6}[HMX](?:${STATES})[B-DF-HJ-NP-TV-Z]{3}[A-Z0-9][0-9]$`);
const VALUES = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** As people type it: in small letters, with spaces or hyphens. */
export const normaliseCurp = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** The check digit of 17 characters: each counts by its place in the alphabet of digits and letters, weighted from 18 down to 2. */
function curpCheckDigit(characters: string): string {
  const sum = [...characters].reduce((total, character, at) => total + VALUES.indexOf(character) * (18 - at), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The birthday that stands in a CURP, yyyy-MM-dd; null for what is no day or no CURP at all. */
export function birthdayOfCurp(curp: string): string | null {
  if (!isCurp(curp)) return null;
  return dayOf(curp);
}

/** Whether a text is a CURP in capitals, of a day that there was, whose last digit checks the others. */
export const isCurp = (text: string): boolean =>
  SHAPE.test(text) && dayOf(text) !== null && curpCheckDigit(text.slice(0, -1)) === text.slice(-1);

function dayOf(curp: string): string | null {
  const century = /[0-9]/.test(curp.charAt(16)) ? '19' : '20';
  const day = `${century}${curp.slice(4, 6)}-${curp.slice(6, 8)}-${curp.slice(8, 10)}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
}

/** All hidden but the four letters of the name and the last two characters. */
export const maskCurp = (curp: string): string => `${curp.slice(0, 4)}••••••••••••${curp.slice(-2)}`;
