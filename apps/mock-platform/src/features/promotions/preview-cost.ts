import { setImmediate } from 'node:timers/promises';
import { createRandom } from '../../kernel/random';
import type { World } from '../../world/world';
import type { BonusTerms } from '../bonuses';
import type { CampaignTerms } from './campaign-schema';
import { type CostKind, Lives, type PreviewPlay } from './preview-lives';

export interface PreviewWanted {
  /** A campaign, or terms of a bonus. */
  readonly of: { campaign: CampaignTerms } | { bonus: BonusTerms };
  readonly members: number;
  readonly seed: string;
  readonly play: PreviewPlay;
}

const MEMBERS_A_TURN = 20;

/**
 * What so many members cost who take part, and of what kinds: each is played through by the true returns of a game, the same for a
 * seed. The server does other things between a few rounds and the next. Throws `AMOUNT_OUT_OF_RANGE`, `BONUS_NOT_FOUND`.
 */
export async function previewCost(world: World, { of, members, seed, play }: PreviewWanted) {
  const lives = new Lives(world, play, createRandom(seed));
  const costs: number[] = [];
  const kinds = new Map<CostKind, number>();
  let converted = 0;
  for (let member = 0; member < members; member += 1) {
    const life = 'bonus' in of ? lives.deposit(of.bonus) : lives.campaign(of.campaign);
    let step = life.next();
    for (; !step.done; step = life.next()) await setImmediate();
    for (const { kind, costMinor } of step.value) kinds.set(kind, (kinds.get(kind) ?? 0) + costMinor);
    costs.push(step.value.reduce((sum, { costMinor }) => sum + costMinor, 0));
    converted += step.value.some(({ isConverted }) => isConverted) ? 1 : 0;
    if (member % MEMBERS_A_TURN === 0) await setImmediate();
  }
  return { costs, converted, kinds: [...kinds].map(([kind, costMinor]) => ({ kind, costMinor })) };
}
