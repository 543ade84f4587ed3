import type { REGISTER_COMMANDS } from '@tonalli/qa/register';
import { toIso } from '../../clock/system-time';
import { asksRegister, EXCLUSION_REGISTER, registerRepository } from '../../features/breaks';
import type { CommandVerbs } from './command';

/** So many of the newest are shown. */
const MOST_CHECKS = 50;

export const registerVerbs: CommandVerbs<typeof REGISTER_COMMANDS> = {
  setRegister({ world: { settings }, input: { answer, persons } }) {
    const before = settings.get(EXCLUSION_REGISTER);
    const set = { answer: answer ?? before.answer, persons: persons ?? before.persons };
    settings.set(EXCLUSION_REGISTER, set);
    return set;
  },
  listRegisterChecks({ world, input: { memberId } }) {
    const store = registerRepository(world);
    const checks = memberId === undefined ? store.latest(MOST_CHECKS) : store.latestOf(memberId, MOST_CHECKS);
    return {
      register: world.settings.get(EXCLUSION_REGISTER),
      isAsked: asksRegister(world),
      checks: checks.map((check) => ({
        ...{ memberId: check.memberId, occasion: check.occasion, answer: check.answer, at: toIso(check.at) },
      })),
    };
  },
};
