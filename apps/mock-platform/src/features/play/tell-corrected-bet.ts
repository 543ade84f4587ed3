import type { CorrectedBet } from '../../wagering/runner-parts';
import type { World } from '../../world/world';
import { findGame } from '../lobby';
import { sendMessage } from '../messages';

/** Tells a member in their inbox that the result of a table was corrected and what that moved; nothing where it moved nothing. */
export function tellCorrectedBet(world: World, bet: CorrectedBet): void {
  const { memberId, nodeId, roundId, isTrial, deltaMinor, payoutMinor, at } = bet;
  const game = findGame(world, nodeId);
  if (isTrial || deltaMinor === 0 || !game) return;
  sendMessage(world, {
    ...{ memberId, kind: 'betCorrected', purpose: 'service', at },
    params: { game: { ES: game.nameEs, EN: game.nameEn }, deltaMinor, payoutMinor, roundId },
  });
}
