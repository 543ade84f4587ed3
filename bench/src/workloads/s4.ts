import { scryptSync } from 'node:crypto';
import { startOtherPlatform } from '@tonalli/test-stack/other-platform';
import { createStack, startGateway } from '@tonalli/test-stack/stack';
import { createTestBrowser, type TestBrowser } from '@tonalli/test-stack/test-browser';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

/** How far the ratio of the medians may be from one. */
const TOLERANCE = 0.1;
const PAIRS_A_ROUND = 20;

type Ask = (who: 'known' | 'unknown') => Promise<void>;

interface Ratio {
  median: number;
  spread: number;
}

/**
 * S4: how long a member's name takes over how long a name takes that nobody has, at a login with a wrong password and at the
 * registration of a number with a wrong code. Control: a platform that hashes only for names that it knows.
 */
export async function s4(rounds: number): Promise<Verdict> {
  const stack = await createStack({ trustedProxies: 1 });
  const careless = await startCareless();
  try {
    const world = await stack.world();
    await world.control.setModules({ REGMOBVERF3: true });
    const { username, mobile } = await world.control.mint();
    const visitor = world.visitor();
    const login = await ratioOf(logIn(visitor, { known: username, unknown: 'z'.repeat(username.length) }), rounds);
    const number = { known: mobile.replace('+52', ''), unknown: '5500000001' };
    const registration = await ratioOf(register(visitor, number), rounds);
    const control = await ratioOf(logIn(careless.visitor, { known: 'ana', unknown: 'zzz' }), rounds);
    const meets = (ratio: Ratio) => Math.abs(ratio.median - 1) <= TOLERANCE;
    return {
      id: 'S4',
      goal: `known / unknown within ${TOLERANCE} of 1, at login and registration`,
      measured: `${login.median.toFixed(2)}, ${registration.median.toFixed(2)}`,
      spread: `${login.spread.toFixed(2)}, ${registration.spread.toFixed(2)}`,
      cpu: '',
      control: `an early return for nobody: ${control.median.toFixed(2)}`,
      outcome: judge({
        met: meets(login) && meets(registration),
        controlMet: meets(control),
        noisy: Math.max(login.spread, registration.spread) > 0.25,
      }),
    };
  } finally {
    await careless.stop();
    await stack.stop();
  }
}

/** Of the medians, round by round, the two asked in turn and whoever comes first changing with every pair. */
async function ratioOf(ask: Ask, rounds: number): Promise<Ratio> {
  const orders = [['known', 'unknown'] as const, ['unknown', 'known'] as const];
  const ratios: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let pair = 0; pair < PAIRS_A_ROUND; pair += 1) {
      for (const who of orders[pair % 2] ?? []) {
        const begun = performance.now();
        await ask(who);
        times[who].push(performance.now() - begun);
      }
    }
    if (round > 0) ratios.push(median(times.known) / median(times.unknown));
  }
  return { median: median(ratios), spread: spread(ratios) };
}

type Names = Record<'known' | 'unknown', string>;

function logIn(browser: TestBrowser, names: Names): Ask {
  return post(browser, 'session.login', (who) => ({ type: 'username', username: names[who], password: 'no-es-esta' }));
}

function register(browser: TestBrowser, numbers: Names): Ask {
  return post(browser, 'registration.register', (who) => ({
    method: 'mobile',
    fields: {
      mobileNum: numbers[who],
      password: 'Cerezo48azul',
      confirmPassword: 'Cerezo48azul',
      verificationCode: '00000',
    },
    countryDialingCode: '52',
    agreedToTerms: true,
    ageConfirmed: true,
  }));
}

/** An address of its own for each, since limits are not what is measured. */
function post(browser: TestBrowser, path: string, input: (who: keyof Names) => object): Ask {
  let calls = 0;
  return async (who) => {
    calls += 1;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.5.${calls >> 8}.${calls & 255}` };
    const body = JSON.stringify(input(who));
    const response = await browser.fetch(`/trpc/${path}`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (response.status < 400) throw new Error(`${path} was not refused`);
  };
}

async function startCareless() {
  const platform = await startOtherPlatform({
    login: ({ payload }) => {
      const isKnown = typeof payload === 'object' && payload !== null && Object.values(payload).includes('ana');
      if (isKnown) scryptSync('no-es-esta', 'salt', 32);
      throw new Error('refused');
    },
  });
  const { gateway, gatewayUrl } = await startGateway({ platformUrl: platform.url, trustedProxies: 1 });
  return {
    visitor: createTestBrowser(gatewayUrl, null),
    async stop() {
      await gateway.stop();
      await platform.close();
    },
  };
}
