import { randomInt } from 'node:crypto';
import { findAffiliate } from '../../people/find-member';
import { invitesRepository } from '../../people/invites.repository';
import type { World } from '../../world/world';

/** Without letters and digits that are read for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_CHARACTERS = 8;

/** A code that no link and no agent has, and that nobody can guess; `draw` gives a number below another, default data have their own. */
export function unusedCode(world: World, draw: (below: number) => number = randomInt): string {
  for (;;) {
    const letters = Array.from({ length: CODE_CHARACTERS }, () => ALPHABET[draw(ALPHABET.length)]);
    const code = letters.join('');
    if (!invitesRepository(world).find(code) && !findAffiliate(world, code)) return code;
  }
}
