import { MOST_LEGS, OddsChoice, SlipForm, SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import * as z from 'zod/mini';
import { remembered } from '../../page/store';
import { refName } from './matches';

/** A leg with what it is called, so that it is named before its match is read. */
const KeptLeg = z.object({ leg: SlipLeg, match: z.string(), market: z.string(), answer: z.string() });
export type KeptLeg = z.infer<typeof KeptLeg>;

const KeptSlip = z.object({
  legs: z.array(KeptLeg).check(z.maxLength(MOST_LEGS)),
  form: SlipForm,
  stake: z.string().check(z.maxLength(12)),
  oddsChoice: OddsChoice,
});
export type KeptSlip = z.infer<typeof KeptSlip>;

const KEY = 'sports.slip';
export const EMPTY: KeptSlip = { legs: [], form: { kind: 'singles' }, stake: '50', oddsChoice: 'better' };

/** What was put together and not bet yet, kept over reloads. */
export function keptSlip(): KeptSlip {
  try {
    return KeptSlip.safeParse(JSON.parse(remembered.get(KEY) ?? 'null')).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

export const keepSlip = (slip: KeptSlip): void => remembered.set(KEY, JSON.stringify(slip));

const NAMED = { 3: ['trixie', 'patent'], 4: ['yankee', 'lucky15'], 5: ['canadian', 'lucky31'] } as const;
const MORE = { 6: ['heinz', 'lucky63'], 7: ['superHeinz'], 8: ['goliath'] } as const;

/** How so many legs can be put together, the plainest first. */
export function formsOf(legs: number): SlipForm[] {
  const forms: SlipForm[] = [{ kind: 'singles' }];
  if (legs >= 2) forms.push({ kind: 'parlay' });
  for (let size = 2; size < legs && size < MOST_LEGS; size += 1) forms.push({ kind: 'system', size });
  const named = Object.entries({ ...NAMED, ...MORE }).flatMap(([of, names]) => (Number(of) === legs ? [...names] : []));
  return [...forms, ...named.map((name): SlipForm => ({ kind: 'named', name }))];
}

const sameForm = (one: SlipForm, other: SlipForm): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The form that was chosen where the legs still make it; otherwise a parlay of several, a single of one. */
export function formFor(form: SlipForm, legs: number): SlipForm {
  if (formsOf(legs).some((one) => sameForm(one, form))) return form;
  return { kind: legs >= 2 ? 'parlay' : 'singles' };
}

/** Takes a selection on, or out again where it is there. */
export function toggled(slip: KeptSlip, kept: KeptLeg): KeptSlip {
  const name = refName(kept.leg);
  const others = slip.legs.filter(({ leg }) => refName(leg) !== name);
  const isNew = others.length === slip.legs.length;
  const legs = isNew ? [...slip.legs, kept].slice(-MOST_LEGS) : others;
  // From one to two the usual wish is a parlay.
  const wish: SlipForm = isNew && legs.length === 2 ? { kind: 'parlay' } : slip.form;
  return { ...slip, legs, form: formFor(wish, legs.length) };
}

/** Whole pesos or with two decimals, as minor units; null for anything else. */
export function stakeOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,10}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : null;
}
