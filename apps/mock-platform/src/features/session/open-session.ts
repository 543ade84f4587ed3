import { randomUUID } from 'node:crypto';
import type { LoginAnswer } from '@tonalli/contracts/session/wire';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import type { Member } from '../../people/people.repository';
import { breakExtra, protectionOf } from '../../people/player-protection';
import type { SessionMember } from '../../transport/verb';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { noteLogin } from '../messages';
import { closedTold } from './closed-told';
import { locateIp } from './locate-ip';
import { recordLogin, type Visit } from './login-history';
import { newToken, tokenHash } from './secret-token';
import { type Session, sessionRepository } from './session.repository';

export const SESSION_EXPIRE = jobKind('session.expire', z.object({ tokenId: z.string(), memberId: z.string() }));

/** A session ends so long after its login, whatever happens. */
export const SESSION_TTL_MS = 12 * 60 * 60 * 1_000;
/** And so long after its last use: a call, or a spin of a game that it launched. */
export const SESSION_IDLE_MS = 60 * 60 * 1_000;
const PASSWORD_MAX_AGE_MS = 90 * 24 * 60 * 60 * 1_000;

/** How far the time of last use may lag behind, so that not every call writes. */
const LAST_USED_STEP_MS = 60_000;

/** When a session ends that is used no more. */
export const endOf = (createdAt: number, lastUsedAt: number): number =>
  Math.min(createdAt + SESSION_TTL_MS, lastUsedAt + SESSION_IDLE_MS);

export function scheduleEnd(
  world: World,
  { tokenId, memberId, expiresAt }: Pick<Session, 'tokenId' | 'memberId' | 'expiresAt'>,
): void {
  world.clock.schedule({ kind: SESSION_EXPIRE, key: tokenId, dueAt: expiresAt, payload: { tokenId, memberId } });
}

/** Opens a session and answers as a login does. An address alone stands for a device that is not known. */
export function openSession(world: World, member: Member, from: Visit | string): LoginAnswer {
  const visit: Visit = typeof from === 'string' ? { ip: from, userAgent: '', way: 'password' } : from;
  const { token, hash } = newToken();
  const tokenId = randomUUID();
  const now = world.clock.now();
  // How old a password is matters only to whoever typed it.
  const typed = visit.way === 'password';
  const expiresAt = endOf(now, now);
  world.transaction(() => {
    // First: whoever hears of it may end the sessions that were open before.
    recordLogin(world, member.id, { ...visit, succeeded: true });
    sessionRepository(world).insert({
      tokenId,
      tokenHash: hash,
      memberId: member.id,
      createdAt: now,
      expiresAt,
      ip: visit.ip,
      userAgent: visit.userAgent,
      lastUsedAt: now,
      place: locateIp(world, visit.ip),
      provenAt: now,
    });
    noteLogin(world, { memberId: member.id, ip: visit.ip, userAgent: visit.userAgent, at: now });
    scheduleEnd(world, { tokenId, memberId: member.id, expiresAt });
  });
  return {
    token,
    userName: member.username,
    customerId: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    firstTimeLogin: member.firstLoginAt === null,
    passwordExpired: typed && member.passwordHash !== null && now - member.passwordChangedAt > PASSWORD_MAX_AGE_MS,
    defaultPassword: typed && member.defaultPassword,
    onBreak: protectionOf(world, member.id).break !== null,
  };
}

/** Whose token this is; null when it is unknown, expired or revoked, or its member suspended. `isUse`: the session is being used. */
export function authenticate(world: World, token: string, isUse = true): SessionMember | null {
  const found = sessionRepository(world).memberByToken(tokenHash(token), world.clock.now());
  if (!found) return null;
  const { lastUsedAt, ...member } = found;
  if (isUse && world.clock.now() - lastUsedAt >= LAST_USED_STEP_MS) noteUse(world, member.tokenId);
  return member;
}

/** Puts the end of an idle session off. */
export function noteUse(world: World, tokenId: string): void {
  const store = sessionRepository(world);
  const now = world.clock.now();
  const session = store.find(tokenId);
  if (!session) return;
  const expiresAt = endOf(session.createdAt, now);
  world.transaction(() => {
    store.markUsed({ tokenId, lastUsedAt: now, expiresAt });
    scheduleEnd(world, { ...session, expiresAt });
  });
}

/** The owner of a session has just proven again who they are. */
export const noteProof = (world: World, tokenId: string): void =>
  sessionRepository(world).markProven(tokenId, world.clock.now());

/** When the owner of a session last proved who they are, by the login or later; long ago for one that is over. */
export const provenAtOf = (world: World, tokenId: string): number =>
  sessionRepository(world).find(tokenId)?.provenAt ?? 0;

/** Whether a session is there and has not run out. */
export const isSessionOpen = (world: World, tokenId: string): boolean =>
  sessionRepository(world).isOpen(tokenId, world.clock.now());

/** A member's open sessions, the one used last first. */
export function openSessionsOf(world: World, memberId: string): Session[] {
  return sessionRepository(world).openOfMember(memberId, world.clock.now());
}

/** Ends a session and tells everyone who holds it. Returns false when it had ended already. */
export function endSession(world: World, tokenId: string): boolean {
  return world.transaction(() => {
    const ended = sessionRepository(world).remove(tokenId);
    if (!ended) return false;
    world.clock.cancel(SESSION_EXPIRE, tokenId);
    const { memberId: customerId } = ended;
    const taken = protectionOf(world, customerId).break;
    const closed = closedTold(world, customerId);
    world.events.publish({
      ...{ type: 'session-ended', customerId, tokenId },
      ...(taken && breakExtra(taken)),
      ...(closed && { closed }),
    });
    return true;
  });
}

/** Ends every session of a member, but one to be kept. Returns how many there were. */
export function endSessionsOf(world: World, memberId: string, keptTokenId?: string): number {
  const all = sessionRepository(world).ofMember(memberId);
  const open = all.filter(({ tokenId }) => tokenId !== keptTokenId);
  return open.filter(({ tokenId }) => endSession(world, tokenId)).length;
}

export const sessionExpireJob = defineJob(SESSION_EXPIRE, (world, { payload }) => {
  endSession(world, payload.tokenId);
});
