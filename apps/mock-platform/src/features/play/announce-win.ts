import { WINNER_MIN_PAYOUT_MINOR } from '@tonalli/contracts/constants';
import { toIso } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import type { World } from '../../world/world';
import { findGame, gameIcon } from '../lobby';

/** The first letters of a name, the rest hidden. */
export function maskName(name: string): string {
  return `${name.slice(0, Math.min(3, Math.max(1, name.length - 2)))}***`;
}

export interface Win {
  memberId: string;
  nodeId: string;
  payoutMinor: number;
  /** Milliseconds since epoch. */
  at: number;
}

/** Tells the live feed of a large win, once its transaction commits. */
export function announceWin(world: World, win: Win): void {
  if (win.payoutMinor < WINNER_MIN_PAYOUT_MINOR) return;
  const game = findGame(world, win.nodeId);
  if (!game) return;
  world.events.publish({
    type: 'winner',
    winner: {
      customerName: maskName(nicknameOf(world, win.memberId)),
      winAmount: win.payoutMinor,
      iconUrl: gameIcon(game),
      nodeId: win.nodeId,
      vassalage: game.vendor,
      gameType: game.gameType,
      gameCode: game.gameCode,
      at: toIso(win.at),
    },
    gameNames: { ES: game.nameEs, EN: game.nameEn },
  });
}
