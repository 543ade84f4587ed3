import type { SettledStake } from '../../events/facts';
import { permitAct } from '../../guard/decide';
import { setVipLevel, vipLevelOf } from '../../people/find-member';
import { protectionOf } from '../../people/player-protection';
import { validBetMinor, validBetsOf } from '../../rollups/play';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { keepReached } from './keep-level';
import { grantBonus } from './vip-bonuses';
import { levelAt, VIP_LABEL, VIP_LEVELS } from './vip-levels';
import { VIP_ON } from './vip-settings';

/** Every level from here to there that has a bonus for reaching it, granted once. */
function grantUpgrades(world: World, memberId: string, reached: { from: number; to: number; at: number }): void {
  for (let level = reached.from + 1; level <= reached.to; level += 1) {
    const amountMinor = VIP_LEVELS[level]?.upgradeBonusMinor ?? 0;
    if (amountMinor === 0) continue;
    const occasion = `level-${level}`;
    grantBonus(world, memberId, {
      kind: 'UPGRADE',
      level,
      occasion,
      amountMinor,
      grantedAt: reached.at,
      expiresAt: null,
    });
  }
}

type Counted = Pick<SettledStake, 'memberId' | 'at'>;

/**
 * In the transaction that settles or corrects the bet, after it was counted: whoever reads the level afterwards reads the
 * right one. A level that was reached stays; on a break, or while VIP is off, it brings nothing, then or later.
 */
export const raiseLevel = (world: World, bet: Counted): void => raiseTo(world, bet, validBetMinor(world, bet.memberId));

/** The same of bets that were settled together. */
export function raiseLevels(world: World, bets: readonly Counted[]): void {
  const [only] = bets;
  if (only && bets.length === 1) {
    raiseLevel(world, only);
    return;
  }
  const rows = validBetsOf(
    world,
    bets.map(({ memberId }) => memberId),
  );
  const validMinor = new Map(rows.map((row) => [row.memberId, row.validMinor]));
  for (const bet of bets) raiseTo(world, bet, validMinor.get(bet.memberId) ?? 0);
}

function raiseTo(world: World, { memberId, at }: Counted, validMinor: number): void {
  const to = levelAt(validMinor);
  if (to === 0) return;
  const from = vipLevelOf(world, memberId);
  if (from === null || to <= from) return;
  setVipLevel(world, memberId, to);
  keepReached(world, { memberId, level: to, at });
  if (protectionOf(world, memberId).break) return;
  grantUpgrades(world, memberId, { from, to, at });
  const reached = VIP_LEVELS[to];
  const purpose = permitAct(world, { do: 'marketing', memberId, product: null, channel: 'inbox', by: 'operator' });
  if (!reached || !purpose || !world.settings.get(VIP_ON)) return;
  const params = { level: to, name: reached.name, club: VIP_LABEL };
  sendMessage(world, { memberId, kind: 'vipLevel', purpose, params, at });
}
