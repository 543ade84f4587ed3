import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, startGateway, type TestGateway } from '../testing/start-gateway';

const OWN = /^[\da-f]{8}-[\da-f-]{27}$/;

describe.each([
  ['behind a proxy of ours', 1],
  ['before visitors', 0],
])('the id of a request %s', (_where, trustedProxies) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ trustedProxies }, { updateLanguage: () => null });
  });
  afterAll(() => gateway.stop());

  /** A choice that the gateway refuses by itself, and one that the platform answers. */
  const ask = async (given?: string) => {
    gateway.platform.calls.length = 0;
    const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given };
    const choose = (language: string) =>
      gateway.mutate(
        'account.updateLanguage',
        { language },
        { headers, tab: signedIn('M000001', 0, trustedProxies > 0 ? 'host' : 'loopback') },
      );
    const refused = await choose('none');
    const answered = await choose('en');
    expect([refused.status, answered.status]).toEqual([400, 200]);
    return {
      refused: refused.headers.get('x-request-id'),
      shown: refused.error?.data.platform.requestId,
      answered: answered.headers.get('x-request-id'),
      passedOn: gateway.platform.calls.map((call) => call.headers['x-request-id']),
    };
  };

  it.each([
    ['no id', undefined],
    ['spaces', 'a b'],
    ['a quote', 'a"b'],
    ['more than the platform takes', 'a'.repeat(65)],
  ])(
    'DEV-04 is our own after %s, and stands in the answer, the failure and the call of the platform',
    async (_, given) => {
      const { refused, shown, answered, passedOn } = await ask(given);
      expect(refused).toMatch(OWN);
      expect(shown).toBe(refused);
      expect(answered).toMatch(OWN);
      expect(answered).not.toBe(refused);
      expect(passedOn.length).toBeGreaterThan(0);
      expect(new Set(passedOn)).toEqual(new Set([answered]));
    },
  );

  it("DEV-04 is the proxy's when a proxy of ours sent a good one, and never a visitor's", async () => {
    const given = `edge:${'7'.repeat(59)}`;
    const { refused, shown, answered, passedOn } = await ask(given);
    const ids = [refused, shown, answered, ...passedOn];
    const expected = trustedProxies > 0 ? given : expect.stringMatching(OWN);
    expect(ids).toEqual(ids.map(() => expected));
  });
});
