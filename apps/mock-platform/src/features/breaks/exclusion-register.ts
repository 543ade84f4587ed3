import type { RegisterAnswer } from '@tonalli/contracts/breaks/register';
import type { World } from '../../world/world';
import { EXCLUSION_REGISTER } from './breaks-settings';

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

/** No register is asked for: a tester says what it answers. */
export const simulatedRegister: ExclusionRegister = {
  check({ settings }, { username, mobile, email }) {
    const { answer, persons } = settings.get(EXCLUSION_REGISTER);
    if (answer !== 'clear') return answer;
    const named = new Set(persons.map((person) => person.toLowerCase()));
    return [username, mobile, email].some((part) => part && named.has(part.toLowerCase())) ? 'excluded' : 'clear';
  },
};
