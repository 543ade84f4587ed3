import { after, elapsedNow, toIso } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import { repository, type World } from '../../world/world';
import { findGame, gameIcon } from '../lobby';
import { maskName } from './announce-win';
import type { JackpotWinRow } from './jackpot.repository';
import { jackpotNow } from './jackpot-now';

/** Stakes come faster than anyone reads. */
const INTERVAL_MS = 1_000;

interface Told {
  atMs: number;
  waiting: boolean;
}

const toldOf = repository((): Told => ({ atMs: Number.NEGATIVE_INFINITY, waiting: false }));

const publishPool = (world: World): void => world.events.publish({ type: 'jackpot', ...jackpotNow(world) });

/** Tells the live feed what the pool holds, once the transaction commits and at most once a second; the last amount is always told. */
export function tellPool(world: World): void {
  const told = toldOf(world);
  if (told.waiting) return;
  const now = elapsedNow();
  if (now - told.atMs >= INTERVAL_MS) {
    told.atMs = now;
    publishPool(world);
    return;
  }
  told.waiting = true;
  after(INTERVAL_MS, () => {
    told.waiting = false;
    if (world.closed.aborted) return;
    told.atMs = elapsedNow();
    publishPool(world);
  });
}

/** Tells everybody who won the jackpot, under a masked name, and what the new pool holds. */
export function announceJackpot(world: World, win: JackpotWinRow): void {
  const game = findGame(world, win.nodeId);
  if (game) {
    world.events.publish({
      type: 'jackpot-won',
      winner: {
        customerName: maskName(nicknameOf(world, win.memberId)),
        winAmount: win.amountMinor,
        iconUrl: gameIcon(game),
        nodeId: win.nodeId,
        at: toIso(win.at),
      },
      gameNames: { ES: game.nameEs, EN: game.nameEn },
    });
  }
  publishPool(world);
}
