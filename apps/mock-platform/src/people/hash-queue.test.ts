import { login } from '@tonalli/contracts/session/wire';
import { expect, it, vi } from 'vitest';
import { mintMember } from '../emulator/control/mint-member';
import { code } from '../testing/answer-codes';
import { serveOwn } from '../testing/stage';
import { createHashQueue } from './hash-queue';
import { HASHES_AT_ONCE, HASHES_WAITING, hashPassword } from './passwords';

const argon = vi.hoisted(() => ({ hash: vi.fn<(password: string) => Promise<string>>() }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  argon.hash.mockImplementation(real.hash);
  return { ...real, hash: argon.hash };
});

/** Works that end when they are told to. */
function gates() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(id);
      ends[id] = () => resolve(id);
    });
  return { begun, work, end: (id: number) => ends[id]?.() };
}

it('S4 AUTH-14 hashes so many at once, keeps so many waiting in their order, and sends the others away', async () => {
  const { begun, work, end } = gates();
  const queue = createHashQueue({ atOnce: 2, waiting: 2 });
  const asked = [0, 1, 2, 3].map((id) => queue.run(work(id)));
  expect(begun).toEqual([0, 1]);
  expect(() => queue.assertRoom()).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  await expect(queue.run(work(4))).rejects.toMatchObject({ code: 'RATE_LIMITED', extra: { retryAfterSeconds: 1 } });
  end(1);
  expect(await asked[1]).toBe(1);
  expect(begun).toEqual([0, 1, 2]);
  for (const id of [0, 2]) end(id);
  expect(await Promise.all([asked[0], asked[2]])).toEqual([0, 2]);
  end(3);
  expect(await asked[3]).toBe(3);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('S4 AUTH-14 goes on after works that fail', async () => {
  const queue = createHashQueue({ atOnce: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error('no memory')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('no memory');
  expect(await next).toBe('done');
  expect(await queue.run(async () => 'again')).toBe('again');
});

it('S4 AUTH-14 a login that finds the queue full is told to come back, and does not count as a wrong one', async () => {
  const platform = await serveOwn();
  const { username, password } = await mintMember(platform.world);
  const logIn = () => code(platform.call(login, { username, password, type: 'username' }));
  const full = Promise.withResolvers<string>();
  argon.hash.mockReturnValue(full.promise);
  const waiting = Array.from({ length: HASHES_AT_ONCE + HASHES_WAITING }, () => hashPassword('any'));
  expect(await logIn()).toBe('RATE_LIMITED');
  expect(platform.world.sqlite.prepare('SELECT count(*) FROM login_failures').pluck().get()).toBe(0);
  full.resolve('done');
  await Promise.all(waiting);
  expect(await logIn()).toBe('OK');
});
