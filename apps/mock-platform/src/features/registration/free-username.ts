import {
  type checkUsername as endpoint,
  type FieldRule,
  USERNAME_SUGGESTIONS,
} from '@tonalli/contracts/registration/wire';
import { checkField, normalised } from '@tonalli/contracts/rules';
import { usernameKey } from '../../people/create-member';
import { findMemberByUsername } from '../../people/find-member';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertHuman, countRequest } from '../session';
import { rulesFor } from './check-registration';

/** Of the operator's own voice: nobody can register them, and so a name that is not free need not be somebody's. */
const RESERVED =
  /^(?:admin|administra|atencion|ayuda|caja|casino|cobranza|gerente|moderador|oficial|pagos|root|soporte|staff|support|system|tonalli)/;
/** How often one visitor's address may ask. */
const ASKING_LIMITS = { perHour: 40, perDay: 120 } as const;
/** By chance all of so many are taken once in a very long while. */
const TRIES = 40;

export const isFree = (world: World, username: string): boolean =>
  !RESERVED.test(usernameKey(username)) && !findMemberByUsername(world, username);

/**
 * Tells whether a name can be registered, and names others that can. What comes along is the same for every name, and every
 * question costs a browser's work and counts (S4).
 */
export const checkUsername: Verb<typeof endpoint> = async ({ ctx: { world, request }, input }) => {
  const rule = rulesFor(world, 'username').find(({ field }) => field === 'username');
  const username = rule ? normalised(rule, input.username) : '';
  const fault = rule && checkField(rule, username);
  if (!rule || fault)
    throw new PlatformFailure('FIELD_INVALID', { fields: { username: fault ?? { patternId: 'any' } } });
  await assertHuman(world, input.verification);
  countRequest(world, `user names asked for by ${request.ip}`, ASKING_LIMITS);
  return { free: isFree(world, username), suggestions: suggest(world, username, rule) };
};

/** Free names that begin like one; the same whenever it is asked for, as long as nobody takes them. */
function suggest(world: World, username: string, rule: FieldRule): string[] {
  const random = world.random.fork(`user names like ${usernameKey(username)}`);
  const room = rule.maxLength > 0 ? rule.maxLength : username.length + 4;
  const found = new Set<string>();
  for (let tries = 0; tries < TRIES && found.size < USERNAME_SUGGESTIONS; tries += 1) {
    const digits = String(random.int(10, 9_999));
    // A reserved name leads nowhere, whatever follows it.
    const stem = RESERVED.test(usernameKey(username)) ? 'jugador' : username;
    const name = `${[...stem].slice(0, room - digits.length).join('')}${digits}`;
    if (!checkField(rule, name) && isFree(world, name)) found.add(name);
  }
  return [...found];
}
