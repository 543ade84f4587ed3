import { LOTTERIES } from '@tonalli/lottery/lotteries';
import { automaticOrder } from '../../games/lottery/automatic-order';
import type { Chance } from '../../wagering/game-module';
import type { World } from '../../world/world';
import { isPlayable } from '../lobby';
import { type Pastime, runner, type Visit } from '../play';
import { hasOwnWallet } from '../wallet';
import { mayChase, oddsVersion } from './fetch-lottery';
import { orderableIssues } from './issue-view';
import { findLottery, requireOpen } from './open-lottery';
import { takeOrder } from './place-order';

/** One order of so many is a chase, of so many draws. */
const CHASES_ONE_IN = 6;
const CHASE_DRAWS = { least: 3, most: 10 };

/** Lotteries whose draws are minutes apart, so that a visitor sees them. */
const titles = (world: World): string[] =>
  LOTTERIES.filter(({ schedule }) => schedule.kind === 'every').flatMap(({ code }) => {
    const open = findLottery(world, code);
    return open && isPlayable(open.game) && !hasOwnWallet(world, open.game.vendor) ? [code] : [];
  });

/**
 * Orders in the draw that takes orders now, as members do, now and then in those behind it too. Nothing happens between draws, and
 * while the visitor has an order there. Call in a transaction, which has to be undone when it throws what `takeOrder` does.
 */
export function visitLottery(world: World, { memberId, nodeId: code, stakeMinor }: Visit, random: Chance): void {
  const open = requireOpen(world, code);
  const draw = runner.shared.standing(world, open.rounds).find(({ takesBets }) => takesBets);
  if (!draw || runner.open(world, { memberId, nodeId: code }).length > 0) return;
  const { lines, stop } = automaticOrder(stakeMinor, random, draw);
  const isChase = random.int(1, CHASES_ONE_IN) === 1 && mayChase(world);
  const draws = isChase ? random.int(CHASE_DRAWS.least, CHASE_DRAWS.most) : 1;
  const issues = orderableIssues(world, open, draws).map(({ name }) => ({ issue: name, multiple: 1 }));
  const order = {
    gameCode: code,
    oddsVersion: oddsVersion(open.lottery.family),
    prizeGroup: null,
    lines,
    issues,
    stop,
  };
  takeOrder(world, { id: memberId, isTrial: false, by: 'member' }, order);
}

/** What visitors do who order lotteries while activity is on. */
export const ORDERING: Pastime = { name: 'lottery', titles, visit: visitLottery, most: 3 };
