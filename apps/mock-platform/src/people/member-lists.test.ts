import type { MemberType } from '@tonalli/contracts/session/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { createMember } from './create-member';
import { findMember, keepMemberStatus, setVipLevel } from './find-member';
import { memberLists } from './member-lists.repository';
import { renewHash } from './new-password';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const join = (username: string, type: MemberType, createdAt = 1) =>
  createMember(world, { username, passwordHash: null, type, createdAt });

it('GAME-06 AUTH-13 counts members and agents who may come in among the players, no trial and nobody who is suspended', () => {
  const [member, , agent] = [join('ana', 0), join('tomas', 4), join('berta', 2), join('casa', 1)];
  keepMemberStatus(world, join('dora', 0).id, 'suspended');
  expect(memberLists(world).players()).toEqual([
    { id: member.id, username: 'ana' },
    { id: agent?.id, username: 'berta' },
  ]);
});

it('MEM-12 knows the members who joined after a moment', () => {
  join('ana', 0, 10);
  const later = join('berta', 0, 11);
  join('carla', 2, 12);
  expect(memberLists(world).joinedSince(10)).toEqual([{ id: later.id, createdAt: 11 }]);
});

it('MEM-10 knows who is at a level, in the order in which they joined', () => {
  const [ana, berta, carla] = [join('ana', 0), join('berta', 0), join('carla', 0)];
  for (const { id } of [berta, ana, carla]) setVipLevel(world, id, 3);
  keepMemberStatus(world, carla.id, 'suspended');
  expect(memberLists(world).atLevel(3)).toEqual([ana.id, berta.id]);
  expect(memberLists(world).atLevel(2)).toEqual([]);
});

it('AUTH-01 hashes no password anew that was changed meanwhile', async () => {
  const member = createMember(world, { username: 'ana', passwordHash: 'old', type: 0, createdAt: 1 });
  const renewed = renewHash(world, member, 'Clave1234');
  world.sqlite.exec("UPDATE members SET password_hash = 'changed'");
  await renewed;
  expect(findMember(world, member.id)?.passwordHash).toBe('changed');
});
