import { REGISTER_ANSWERS, type RegisterAnswer } from '@tonalli/contracts/breaks/register';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';
import type { World } from '../../world/world';

/** By what a register knows somebody; what is not known is left out. */
export interface RegisterIdentity {
  readonly username?: string | undefined;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}

/** A national register of people who excluded themselves from all operators. */
export interface ExclusionRegister {
  check(world: World, identity: RegisterIdentity): RegisterAnswer;
}

const Persons = z.array(z.string().min(1).max(254)).max(500);

/** What the simulated register answers: about everybody, and whom it names: user names, mobile numbers, email addresses. */
export const EXCLUSION_REGISTER = defineSetting(
  'exclusionRegister',
  z.strictObject({ answer: z.enum(REGISTER_ANSWERS), persons: Persons }),
  { answer: 'clear', persons: [] },
);

/** No register is asked for: a tester says what it answers. */
export const simulatedRegister: ExclusionRegister = {
  check({ settings }, { username, mobile, email }) {
    const { answer, persons } = settings.get(EXCLUSION_REGISTER);
    if (answer !== 'clear') return answer;
    const named = new Set(persons.map((person) => person.toLowerCase()));
    return [username, mobile, email].some((part) => part && named.has(part.toLowerCase())) ? 'excluded' : 'clear';
  },
};
