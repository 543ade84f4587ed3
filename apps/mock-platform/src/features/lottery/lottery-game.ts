import type { WireLanguage } from '@tonalli/contracts/language';
import type { LotteryIssue } from '@tonalli/contracts/lottery/shapes';
import type { LotteryGame } from '@tonalli/contracts/lottery/wire';
import type { World } from '../../world/world';
import { gameIcon, gameNameIn, isPlayable } from '../lobby';
import { runner } from '../play';
import { issueNamed, issueOf, orderableIssues, toIssue } from './issue-view';
import type { OpenLottery } from './open-lottery';

const UNDER_WAY = ['CLOSED', 'SUSPENDED', 'DRAWING'];

/** The draws that are under way, the oldest first. */
const standing = (world: World, open: OpenLottery): LotteryIssue[] =>
  runner.shared.standing(world, open.rounds).flatMap(({ key }) => issueNamed(world, open, key) ?? []);

/** The draw that takes orders now; while none does, the one that was closed last, or the next to open. */
function currentOf(world: World, open: OpenLottery, under: readonly LotteryIssue[]): LotteryIssue | null {
  const now = under.find(({ state }) => state === 'OPEN') ?? under.findLast(({ state }) => state !== 'DRAWING');
  if (now) return now;
  const [next] = orderableIssues(world, open, 1);
  return next ? issueOf(world, open, next) : null;
}

/** What is drawn just now, or was drawn last. */
function lastOf(world: World, open: OpenLottery, under: readonly LotteryIssue[]): LotteryIssue | null {
  const drawing = under.findLast(({ state }) => state === 'DRAWING');
  if (drawing) return drawing;
  const [last] = runner.shared.past(world, { rounds: open.rounds, before: null, most: 1 });
  return last ? toIssue(world, open, last) : null;
}

/** A lottery as lists and its page show it. */
export function toLotteryGame(world: World, open: OpenLottery, language: WireLanguage): LotteryGame {
  const { lottery, game } = open;
  const { schedule } = lottery;
  const under = standing(world, open).filter(({ state }) => state === 'OPEN' || UNDER_WAY.includes(state));
  return {
    ...{ gameCode: lottery.code, family: lottery.family, prizeMode: lottery.prizeMode, area: lottery.area },
    ...{ nodeId: game.nodeId, vassalage: game.vendor, gameType: game.gameType, iconUrl: gameIcon(game) },
    ...{ gameName: gameNameIn(game, language), isOpen: isPlayable(game) },
    everySeconds: schedule.kind === 'every' ? schedule.everyMs / 1_000 : null,
    current: currentOf(world, open, under),
    last: lastOf(world, open, under),
  };
}
