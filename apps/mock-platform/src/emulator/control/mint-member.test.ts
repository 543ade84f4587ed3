import { expect, it } from 'vitest';
import { createMember } from '../../people/create-member';
import { createTestWorld } from '../../testing/test-world';
import { unusedNames } from './mint-member';

it('QA-02 somebody new gets neither the name nor the number of anybody who is there', () => {
  const world = createTestWorld();
  const add = (username: string, mobile?: string) =>
    createMember(world, { username, mobile, passwordHash: null, type: 0, createdAt: world.clock.now() });
  add('P10000001');
  add('ana', '+525510000002');
  const drawn = [10_000_001, 10_000_002, 10_000_003].values();
  const names = unusedNames(world, () => drawn.next().value ?? Number.NaN);
  expect(names).toEqual({ username: 'p10000003', mobile: '+525510000003' });
});
