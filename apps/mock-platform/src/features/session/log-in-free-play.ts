import { randomInt } from 'node:crypto';
import type { loginFreePlay as endpoint } from '@tonalli/contracts/session/wire';
import { createMember } from '../../people/create-member';
import type { Verb } from '../../transport/verb';
import { openFreePlayTicket, spendFreePlayTicket } from './free-play-ticket';
import { openSession } from './open-session';
import { schedulePurge } from './purge-trial';

const NICKNAME = { ES: 'Invitado', EN: 'Guest' } as const;

/** Opens a trial account, for whoever holds the merchant's key. Its play money comes with its first game. */
export const logInFreePlay: Verb<typeof endpoint> = async ({ ctx, input }) => {
  const { world, now, request } = ctx;
  const textId = await openFreePlayTicket(world, input.random);
  const number = randomInt(100_000, 1_000_000_000);
  return world.transaction(() => {
    spendFreePlayTicket(world, textId);
    const member = createMember(world, {
      username: `trial${number.toString(36)}${now.toString(36)}`,
      passwordHash: null,
      type: 4,
      nickname: `${NICKNAME[request.language]} ${String(number).slice(-4)}`,
      language: request.language,
      createdAt: now,
    });
    schedulePurge(world, member.id);
    return openSession(world, member, { ...request, way: 'trial' });
  });
};
