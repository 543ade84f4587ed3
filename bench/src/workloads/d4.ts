import { listPlayerLosses, listTeamMovements } from '@tonalli/contracts/agent-reports/wire';
import { HEADERS } from '@tonalli/contracts/envelope';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createPlatform, type Platform } from '@tonalli/mock-platform/server';
import { TEST_OPTIONS } from '@tonalli/mock-platform/testing';
import { createControlClient } from '@tonalli/qa/client';
import { createWireClient } from '@tonalli/test-stack/wire-client';
import { z } from 'zod';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';
import { generateTeam } from './generated-team';

const GOAL = 1.5;
const MEMBERS = 20_000;
const MOVEMENTS = 20_000;
const PAGE = 42;
const ASKED_A_ROUND = 7;
const DAY_MS = 86_400_000;

type World = ReturnType<Platform['worlds']['create']>;

const Page = z.object({
  value: z.object({
    rows: z.array(z.looseObject({ memberId: z.string().optional(), movementId: z.string().optional() })),
    next: z.string().nullable(),
  }),
});

interface Listed {
  name: string;
  path: string;
  /** Something that makes rows arrive at the front. */
  arrive: (number: number) => void;
}

interface Asking {
  ask: (path: string) => Promise<{ ms: number; ids: string[]; next: string | null }>;
  lists: Listed[];
  scan: (offset: number) => number;
}

/** A month of bets of a large team, and an agent's account with as many movements. */
async function prepare(platform: Platform, url: string): Promise<Asking> {
  const world = platform.worlds.create();
  world.clock.freeze();
  const { agentId } = generateTeam(world, MEMBERS);
  await createControlClient({ url, world: world.name }).run('advanceClock', { by: '6m' });
  const post = (number: number) =>
    world.ledger.post({
      ...{ kind: 'agent.rebate', memberId: agentId, amountMinor: 1 + (number % 50), reference: `B${number}` },
      ...{ key: `bench-${number}`, at: world.clock.now() - DAY_MS + number },
    });
  world.transaction(() => {
    for (let number = 0; number < MOVEMENTS; number += 1) post(number);
  });
  const token = await createWireClient(url, world.name).logIn('agente', 'Agente1234');
  const headers = {
    [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code,
    [HEADERS.authorization]: `Bearer ${token}`,
    [HEADERS.world]: world.name,
  };
  const ask = async (path: string) => {
    const from = performance.now();
    const answer = await platform.server.inject({ method: 'GET', url: path, headers });
    const ms = performance.now() - from;
    if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}: ${answer.body}`);
    const { rows, next } = Page.parse(JSON.parse(answer.body)).value;
    return { ms, ids: rows.map(({ memberId, movementId }) => movementId ?? memberId ?? ''), next };
  };
  return { ask, lists: listsOf(world, post), scan: scanOf(world, agentId) };
}

function listsOf(world: World, post: (number: number) => void): Listed[] {
  const day = (ago: number) => new Date(world.clock.now() - 6 * 3_600_000 - ago * DAY_MS).toISOString().slice(0, 10);
  const range = `from=${day(29)}&to=${day(0)}&pageSize=${PAGE}`;
  return [
    {
      name: 'account details',
      path: `${listTeamMovements.path}?${range}&kind=agent.rebate`,
      arrive: (number) => post(MOVEMENTS + number),
    },
    { name: 'user loss of any days', path: `${listPlayerLosses.path}?${range}&order=losers`, arrive: () => {} },
  ];
}

/** The control: the page at a place that is counted from the front. */
function scanOf({ sqlite }: World, agentId: string): (offset: number) => number {
  const page = sqlite.prepare(
    `SELECT e.id FROM entries e JOIN accounts a ON a.id = e.account_id WHERE a.owner_id = ? AND a.kind = 'member.main'
     ORDER BY e.at DESC, e.id DESC LIMIT ${PAGE} OFFSET ?`,
  );
  return (offset) => {
    const from = performance.now();
    page.all(agentId, offset);
    return performance.now() - from;
  };
}

/** Every page to the last one, while rows arrive. Throws where a row is missing or comes twice. */
async function walk({ ask }: Asking, { name, path, arrive }: Listed): Promise<{ last: string; rows: number }> {
  const seen = new Set<string>();
  let last = path;
  let next: string | null = null;
  let rows = 0;
  for (let page = 0; page === 0 || next !== null; page += 1) {
    last = next === null ? path : `${path}&after=${encodeURIComponent(next)}`;
    const answer = await ask(last);
    for (const id of answer.ids) seen.add(id);
    rows += answer.ids.length;
    next = answer.next;
    arrive(page);
  }
  if (seen.size !== rows) throw new Error(`${name}: ${rows - seen.size} rows came twice`);
  return { last, rows };
}

/** D4: the last page against the first one, in turns, after all pages were walked while rows arrived. Control: pages by OFFSET. */
export async function d4(rounds: number): Promise<Verdict[]> {
  const platform = await createPlatform(TEST_OPTIONS);
  const url = await platform.start();
  try {
    const asking = await prepare(platform, url);
    const control = median(Array.from({ length: 9 }, () => asking.scan(MOVEMENTS - PAGE) / asking.scan(0)));
    const verdicts: Verdict[] = [];
    for (const list of asking.lists) verdicts.push(await measure(asking, { list, rounds, control }));
    return verdicts;
  } finally {
    await platform.stop();
  }
}

interface Measured {
  list: Listed;
  rounds: number;
  control: number;
}

async function measure(asking: Asking, { list, rounds, control }: Measured): Promise<Verdict> {
  const { last, rows } = await walk(asking, list);
  const expected = list.name === 'account details' ? MOVEMENTS : MEMBERS;
  if (rows < expected) throw new Error(`${list.name}: ${expected - rows} rows were missing`);
  // The page behind the first one: a first page of any days adds them up.
  const { next } = await asking.ask(list.path);
  const second = `${list.path}&after=${encodeURIComponent(next ?? '')}`;
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [first, end]: [number[], number[]] = [[], []];
    for (let asked = 0; asked < ASKED_A_ROUND; asked += 1) {
      first.push((await asking.ask(second)).ms);
      end.push((await asking.ask(last)).ms);
    }
    if (round > 0) ratios.push(median(end) / median(first));
  }
  return {
    id: 'D4',
    goal: `${list.name}: last of ${Math.ceil(rows / PAGE)} pages / an early one <= ${GOAL}, no row twice or missing while rows arrive`,
    measured: `${median(ratios).toFixed(2)} (${rows} rows)`,
    ...{ spread: spread(ratios).toFixed(2), cpu: '', control: `OFFSET ${control.toFixed(1)}` },
    outcome: judge({ met: median(ratios) <= GOAL, controlMet: control <= GOAL, noisy: false }),
  };
}
