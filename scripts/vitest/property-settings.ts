/** Any number does: a property asks the same of the product in every run, so that no run fails by chance. */
const SEED = 20_260_301;

interface Settings {
  /** Without one, each property asks anew in each run. */
  seed?: number;
  /** So many times the runs that a property asks for. */
  factor: number;
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) throw new Error(`${name} is no whole number: ${text}`);
  return value;
}

/** How properties run: by `PROPERTY_SEED`, a whole number or `random`, and by `PROPERTY_RUNS`, a factor. */
export function propertySettings({ PROPERTY_SEED, PROPERTY_RUNS }: Partial<Record<string, string>>): Settings {
  const factor = PROPERTY_RUNS ? wholeNumber('PROPERTY_RUNS', PROPERTY_RUNS) : 1;
  if (factor < 1) throw new Error(`PROPERTY_RUNS is less than 1: ${factor}`);
  if (PROPERTY_SEED === 'random') return { factor };
  return { factor, seed: PROPERTY_SEED ? wholeNumber('PROPERTY_SEED', PROPERTY_SEED) : SEED };
}
