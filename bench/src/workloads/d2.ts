import {
  listAgentIncome,
  listPlayerLosses,
  listTeamBetting,
  listTeamMovements,
} from '@tonalli/contracts/agent-reports/wire';
import { HEADERS } from '@tonalli/contracts/envelope';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { fetchTeamOverview } from '@tonalli/contracts/team/wire';
import { createPlatform, type Platform } from '@tonalli/mock-platform/server';
import { TEST_OPTIONS } from '@tonalli/mock-platform/testing';
import { createControlClient } from '@tonalli/qa/client';
import { createWireClient } from '@tonalli/test-stack/wire-client';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';
import { generateTeam } from './generated-team';
import { checkSample } from './sampled-bets';

const GOAL = 1.5;
/** A hundred thousand are meant; `PEOPLE` asks for another number. */
const PEOPLE = Number(process.env.PEOPLE ?? 100_000);
const FEW = 1_000;
const ASKED_A_ROUND = 5;

const SUMS = `SELECT count(DISTINCT p.member_id), sum(p.stake_minor), sum(p.payout_minor) FROM member_tree t
  CROSS JOIN play_days p ON p.member_id = t.descendant_id WHERE t.ancestor_id = ? AND t.depth > 0 AND p.day >= ? AND p.day < ?`;

/** D2: each report of an agent of few and of many, in turns. Control: adding up everybody's days for each answer. */
export async function d2(rounds: number): Promise<Verdict[]> {
  const platform = await createPlatform(TEST_OPTIONS);
  const url = await platform.start();
  try {
    const [few, many] = [await prepare(platform, url, FEW), await prepare(platform, url, PEOPLE)];
    const verdicts: Verdict[] = [];
    const control = await ratios(
      rounds,
      () => few.addUp(),
      () => many.addUp(),
    );
    for (const name of Object.keys(few.paths)) {
      const measured = await ratios(
        rounds,
        () => few.ask(name),
        () => many.ask(name),
      );
      const noisy = spread(measured.base) > median(measured.base) / 4;
      verdicts.push({
        id: 'D2',
        goal: `${name} grows <= ${GOAL} x from ${FEW} to ${PEOPLE} members`,
        measured: `${median(measured.ratios).toFixed(2)} (${median(measured.base).toFixed(2)} ms)`,
        spread: spread(measured.ratios).toFixed(2),
        cpu: '',
        control: `summed anew ${median(control.ratios).toFixed(1)}`,
        outcome: judge({
          met: median(measured.ratios) <= GOAL,
          controlMet: median(control.ratios) <= GOAL,
          noisy,
        }),
      });
    }
    return verdicts;
  } finally {
    await platform.stop();
  }
}

/** A whole month as days of a report. */
function monthOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return `from=${day.slice(0, 7)}-01&to=${last}`;
}

async function ratios(rounds: number, base: () => Promise<number>, other: () => Promise<number>) {
  const found = { base: [] as number[], ratios: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    // The order is reversed every round; the first one warms up.
    const order = round % 2 === 0 ? [base, other] : [other, base];
    const times = new Map<() => Promise<number>, number[]>();
    for (const ask of order) times.set(ask, []);
    for (let asked = 0; asked < ASKED_A_ROUND; asked += 1) for (const ask of order) times.get(ask)?.push(await ask());
    if (round === 0) continue;
    const [few, many] = [median(times.get(base) ?? []), median(times.get(other) ?? [])];
    found.base.push(few);
    found.ratios.push(many / few);
  }
  return found;
}

async function prepare(platform: Platform, url: string, members: number) {
  const world = platform.worlds.create();
  world.clock.freeze();
  const { agentId, bets } = generateTeam(world, members);
  const control = createControlClient({ url, world: world.name });
  await control.run('settleBet', { memberId: agentId, stake: '1.00', payout: '0.00' });
  await control.run('advanceClock', { by: '6m' });
  const sampled = checkSample(world.sqlite, agentId);
  console.log(`D2: ${members} members, ${bets} bets; the rollups of ${sampled} agree with their bets`);
  const token = await createWireClient(url, world.name).logIn('agente', 'Agente1234');
  const headers = {
    [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code,
    [HEADERS.authorization]: `Bearer ${token}`,
    [HEADERS.world]: world.name,
  };
  const day = (ago: number) =>
    new Date(world.clock.now() - 6 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
  const range = `from=${day(29)}&to=${day(0)}`;
  const paths: Record<string, string> = {
    overview: `${fetchTeamOverview.path}?${range}`,
    'team betting': `${listTeamBetting.path}?${range}&sort=stake&order=desc&pageSize=42`,
    'user loss': `${listPlayerLosses.path}?${monthOf(day(15))}&order=losers&pageSize=42`,
    'user loss of any days': `${listPlayerLosses.path}?${range}&order=losers&pageSize=42`,
    'my income': `${listAgentIncome.path}?${range}`,
    'account details': `${listTeamMovements.path}?${range}&pageSize=42`,
  };
  const statement = world.sqlite.prepare(SUMS);
  const from = world.clock.now() - 30 * 86_400_000;
  return {
    paths,
    ask: async (name: string): Promise<number> => {
      const begun = performance.now();
      const answer = await platform.server.inject({ method: 'GET', url: paths[name] ?? '', headers });
      const ms = performance.now() - begun;
      if (answer.statusCode !== 200) throw new Error(`${name} was answered with ${answer.statusCode}: ${answer.body}`);
      return ms;
    },
    addUp: async (): Promise<number> => {
      const begun = performance.now();
      statement.get(agentId, from, world.clock.now());
      return performance.now() - begun;
    },
  };
}
