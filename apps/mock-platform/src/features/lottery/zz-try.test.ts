import * as wire from '@tonalli/contracts/lottery/wire';
import { expect, it } from 'vitest';
import { callsAs, mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';

const t0 = Date.now();
const stage = await serveWorlds({ seed: 'catalogue' });
console.log('serve', Date.now() - t0);

it('tries', async () => {
  const t1 = Date.now();
  const { world, platform } = stage;
  const ana = await mintPlayer(world, { balanceMinor: 100_000 });
  console.log('mint', Date.now() - t1);
  const as = callsAs(platform, { token: ana.token, world: world.name });
  const t2 = Date.now();
  const list = await as.value(wire.listLotteries, { device: 'WEB', language: 'ES' });
  console.log('list', Date.now() - t2, JSON.stringify(list.games[0], null, 1), new Date(world.clock.now()).toISOString());
  const t3 = Date.now();
  const past = await as.value(wire.listOpenedNumbers, { gameCode: 'five-1', pageSize: '20' });
  console.log('past', Date.now() - t3, JSON.stringify(past.content[0]));
  const game = await as.value(wire.fetchLottery, { gameCode: 'five-1', language: 'ES' });
  console.log(JSON.stringify({...game, odds: game.odds.version}));
  const issue = game.game.current?.issue;
  const order = await as.answer(wire.placeLotteryOrder, {
    gameCode: 'five-1', oddsVersion: game.odds.version, prizeGroup: null,
    lines: [{ play: 'positioning', selection: [['1'], [], [], [], []], unitMinor: 200, multiple: 1 }],
    issues: [{ issue, multiple: 1 }], stop: { onWin: true, onProfitMinor: null, onCancelled: false },
  });
  console.log(JSON.stringify(order.envelope));
  expect(1).toBe(1);
}, 60_000);
