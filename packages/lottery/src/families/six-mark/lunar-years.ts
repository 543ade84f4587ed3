/** In the order of the years, each the animal of every twelfth. */
export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof ANIMALS)[number];

const HONG_KONG_MS = 8 * 3_600_000;
const FIRST_YEAR = 2020;
/** 2020 was a year of the rat. */
const YEAR_OF_THE_RAT = 2020;

/**
 * The lunar new years of 2020 to 2060, month and day in Hong Kong. Frozen, so that a draw has one animal on every machine. They are
 * those of the `chinese` calendar of ICU but for 2027 and 2030: the new moon falls four minutes before and seven after midnight
 * there, and ICU misses it by more.
 */
export const NEW_YEARS: readonly string[] = [
  ...['01-25', '02-12', '02-01', '01-22', '02-10', '01-29', '02-17', '02-06', '01-26', '02-13'],
  ...['02-03', '01-23', '02-11', '01-31', '02-19', '02-08', '01-28', '02-15', '02-04', '01-24'],
  ...['02-12', '02-01', '01-22', '02-10', '01-30', '02-17', '02-06', '01-26', '02-14', '02-02'],
  ...['01-23', '02-11', '02-01', '02-19', '02-08', '01-28', '02-15', '02-04', '01-24', '02-12'],
  '02-02',
];

/** Beyond the table years begin in the middle of when they may, so that draws have an animal at any time. */
const USUAL_NEW_YEAR = '02-04';

/** The lunar year at a time in milliseconds since 1970, by the calendar day in Hong Kong; named by the year that it begins in. */
function lunarYearAt(at: number): number {
  const day = new Date(at + HONG_KONG_MS).toISOString();
  const year = Number(day.slice(0, 4));
  const newYear = NEW_YEARS[year - FIRST_YEAR] ?? USUAL_NEW_YEAR;
  return day.slice(5, 10) < newYear ? year - 1 : year;
}

/** The animal so many years before that of a year. */
export function animalBefore(animal: Animal, years: number): Animal {
  const index = (ANIMALS.indexOf(animal) - years + ANIMALS.length) % ANIMALS.length;
  return ANIMALS[index] ?? animal;
}

/** The animal of the lunar year at a time in milliseconds since 1970. */
export function animalAt(at: number): Animal {
  const years = (YEAR_OF_THE_RAT - lunarYearAt(at)) % ANIMALS.length;
  return animalBefore('rat', years);
}
