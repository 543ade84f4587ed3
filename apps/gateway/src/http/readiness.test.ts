import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** What the platform's own page of readiness answers; its interface goes on as ever. */
const platformSays = (status: number, body: string) =>
  gateway.platform.raw((request, reply) =>
    request.url === '/readyz'
      ? reply.code(status).type('application/json').send(body)
      : reply.send({ success: true, value: { status: 0, endsAt: null } }),
  );
const readiness = async () => {
  const answer = await fetch(`${gateway.url}/readyz`);
  return [answer.status, await answer.json()];
};

describe('whether the gateway is ready', () => {
  it('DEV-04 DEV-07 says so when the disk of its platform is full', async () => {
    platformSays(503, '{"status":"the disk is full"}');
    expect(await readiness()).toEqual([503, { status: 'the platform: the disk is full' }]);
    platformSays(200, '{"status":"ok"}');
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
  });

  it('WIRE-06 asks no such page of a platform that has none, or another', async () => {
    for (const [status, body] of [
      [404, ''],
      [503, '<html>'],
    ] as const) {
      platformSays(status, body);
      expect(await readiness()).toEqual([200, { status: 'ready' }]);
    }
  });
});
