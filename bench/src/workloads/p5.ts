import { startOtherPlatform } from '@tonalli/test-stack/other-platform';
import { startGateway } from '@tonalli/test-stack/stack';
import { createTestBrowser } from '@tonalli/test-stack/test-browser';
import { judge, type Verdict } from '../measure/verdict';
import { CANNED } from '../servers/canned-answers';

const READS = 1_000;

/** P5: so many identical cold public reads at once make one upstream call; personal answers are nobody else's. */
export async function p5(): Promise<Verdict> {
  const list = CANNED.listGames;
  const login = CANNED.login;
  if (!list || !login) throw new Error('the canned answers lack a call');
  const upstream = await startOtherPlatform({
    listGames: () => list,
    login: (call) => ({ ...login, token: `token-of-${usernameIn(call.payload)}` }),
    fetchBalance: (call) => ({ main: call.headers.authorization?.endsWith('ana') ? '1.00' : '2.00', vendors: [] }),
  });
  const { gateway, gatewayUrl } = await startGateway({ platformUrl: upstream.url });
  const visitor = createTestBrowser(gatewayUrl, null);
  const read = (page: number) => {
    const input = encodeURIComponent(JSON.stringify({ language: 'es', type: 'RNG', page, pageSize: 18 }));
    return visitor.fetch(`/trpc/lobby.games?input=${input}`).then((response) => response.text());
  };
  try {
    const answers = new Set(await Promise.all(Array.from({ length: READS }, () => read(1))));
    const calls = upstream.count('listGames');
    // The control: as many reads that differ cannot be one call; a counter that says so counts.
    await Promise.all(Array.from({ length: 50 }, (_, index) => read(index + 2)));
    const controlCalls = upstream.count('listGames') - calls;
    const leaks = await countLeaks(gatewayUrl);
    return {
      id: 'P5',
      goal: `${READS} simultaneous cold identical public reads: 1 upstream call, no personal answer shared`,
      measured: `${calls} call, ${answers.size} answer, ${leaks} leaks`,
      spread: 'exact',
      cpu: '',
      control: `50 different reads: ${controlCalls} calls`,
      outcome: judge({
        met: calls === 1 && answers.size === 1 && leaks === 0,
        controlMet: controlCalls === 1,
        noisy: false,
      }),
    };
  } finally {
    await gateway.stop();
    await upstream.close();
  }
}

/** Two members read their balances at once, many times; each answer must be their own. */
async function countLeaks(gatewayUrl: string): Promise<number> {
  const members = await Promise.all(
    ['ana', 'luis'].map(async (username) => {
      const browser = createTestBrowser(gatewayUrl, null);
      await browser.login(username, 'secret');
      return { browser, ownMinor: username === 'ana' ? 100 : 200 };
    }),
  );
  const checks = Array.from({ length: 100 }, async (_, index) => {
    const member = members[index % members.length];
    const balance = await member?.browser.client.wallet.balance.query();
    return balance?.mainMinor === member?.ownMinor ? 0 : 1;
  });
  return (await Promise.all(checks)).reduce<number>((sum, leak) => sum + leak, 0);
}

function usernameIn(payload: unknown): string {
  return typeof payload === 'object' && payload !== null && 'username' in payload ? String(payload.username) : '';
}
