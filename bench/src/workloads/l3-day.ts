import { familyOf } from '@tonalli/lottery/families';
import { LOTTERIES, type Lottery } from '@tonalli/lottery/lotteries';
import { issuesOf } from '@tonalli/lottery/schedule';
import { createControlClient } from '@tonalli/qa/client';
import { startPinned } from '../measure/pinned-server';
import { judge, type Verdict } from '../measure/verdict';

const MEMBERS = 10;
const GOAL_SECONDS = 30;
/** Of a chase in each lottery whose draws are minutes apart. */
const CHASE_DRAWS = 20;
/** A day of the operator's, from its midnight on. */
const BEGIN = Date.UTC(2026, 2, 2, 6);
const DAY = { day: '2026-03-02', begin: BEGIN, end: BEGIN + 86_400_000 };

const PARTS = 8;

type Client = ReturnType<typeof createControlClient>;

/** The first play, as its own rules explain it. */
function lineOf({ family }: Lottery) {
  const [play] = familyOf(family).plays;
  if (!play) throw new Error(`${family} has no play`);
  return { play: play.id, selection: play.example.selection.map((row) => [...row]) };
}

/** A chase in every lottery of minutes, which no win stops, and an order in every other one. */
async function orderEverywhere(client: Client): Promise<number> {
  const { id: memberId } = await client.run('mintMember', { balance: '900000.00' });
  let staked = 0;
  for (const lottery of LOTTERIES) {
    const draws = lottery.schedule.kind === 'every' ? CHASE_DRAWS : 1;
    const order = { code: lottery.code, memberId, lines: [lineOf(lottery)], draws, stopOnWin: false };
    await client.run('orderLottery', order);
    staked += draws;
  }
  return staked;
}

/** L3: a day of all schedules passes, with ten members' orders in every lottery. */
export async function l3Day(): Promise<Verdict> {
  const platform = await startPinned({ name: 'platform', module: 'platform' });
  try {
    const client = createControlClient({ url: platform.url });
    await client.run('freezeClock', { at: new Date(BEGIN + 1_000).toISOString() });
    let staked = 0;
    for (let member = 0; member < MEMBERS; member += 1) staked += await orderEverywhere(client);
    const from = performance.now();
    // In parts: a connection that waits for long is closed.
    for (let part = 0; part < PARTS; part += 1) await client.run('advanceClock', { by: `${24 / PARTS}h` });
    const seconds = (performance.now() - from) / 1_000;
    const { findings } = await client.run('audit', {});
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    const draws = LOTTERIES.reduce((all, lottery) => all + issuesOf(lottery, DAY).length, 0);
    return {
      id: 'L3 day',
      goal: `a day of ${draws} draws with ${staked} stakes of ten members <= ${GOAL_SECONDS} s`,
      measured: `${seconds.toFixed(1)} s`,
      ...{ spread: '', cpu: '', control: '' },
      outcome: judge({ met: seconds <= GOAL_SECONDS, controlMet: false, noisy: false }),
    };
  } finally {
    await platform.stop();
  }
}
