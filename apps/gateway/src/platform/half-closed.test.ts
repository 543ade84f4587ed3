import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { updateLanguage } from '@tonalli/contracts/account/wire';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CALL_CONTEXT } from '../testing/call-context';
import { createPlatform } from './create-platform';

describe('a platform that closes half-way', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void = () => undefined;
  beforeEach(async () => {
    server = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['in the body', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"succ', 'NETWORK_ERROR'],
    ['in the head', 'HTTP/1.1 200 OK\r\ncont', 'NETWORK_ERROR'],
    ['before anything', '', 'NETWORK_ERROR'],
    ['after what is no HTTP', 'hello\r\n\r\n', 'UPSTREAM_INVALID'],
  ])('SYS-12 answers with one error when it closes %s', async (_where, bytes, code) => {
    answer = (response) => {
      response.socket?.end(bytes);
    };
    const { port } = server.address() as AddressInfo;
    const platform = createPlatform({
      url: `http://127.0.0.1:${port}`,
      merchant: DEVELOPMENT_MERCHANT,
      worlds: false,
      nowMs: Date.now,
    });
    await expect(platform.call(updateLanguage, { language: 'EN' }, CALL_CONTEXT)).rejects.toMatchObject({
      name: 'PlatformError',
      code,
    });
    await platform.close();
  });

  it('SYS-12 answers NETWORK_ERROR when nothing listens', async () => {
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const platform = createPlatform({
      url: `http://127.0.0.1:${port}`,
      merchant: DEVELOPMENT_MERCHANT,
      worlds: false,
      nowMs: Date.now,
    });
    await expect(platform.call(fetchBalance, {}, CALL_CONTEXT)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    await platform.close();
    server.listen(0, '127.0.0.1');
  });
});
