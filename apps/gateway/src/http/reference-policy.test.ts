import { expect, it } from 'vitest';
import { startGateway } from '../testing/start-gateway';

it('DEV-03 shows its procedures on a page that runs nothing, frames nothing and has no origin', async () => {
  const gateway = await startGateway();
  const { headers } = await fetch(`${gateway.url}/reference`);
  await gateway.stop();
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']));
  expect(headers.get('x-frame-options')).toBe('DENY');
});
