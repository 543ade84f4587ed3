import type { World } from '../world/world';
import { createMember } from './create-member';
import { findMemberByUsername } from './find-member';

// Nobody registers a name with a hyphen.
const usernameOf = (number: number): string => `automatico-${number}`;

/**
 * One of the platform's own players, by number from 1: a trial account that nobody can enter, made as it is first needed. They sit
 * with play money alone, and are marked wherever they do. Call in a transaction. Returns the id.
 */
export function automaticPlayer(world: World, number: number): string {
  const username = usernameOf(number);
  const known = findMemberByUsername(world, username);
  if (known) return known.id;
  const nickname = `Automático ${number}`;
  return createMember(world, { username, nickname, passwordHash: null, type: 4, createdAt: world.clock.now() }).id;
}
