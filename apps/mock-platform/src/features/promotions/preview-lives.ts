import { bonusOnDeposit, greatestBonusStake } from '@tonalli/contracts/bonuses/amounts';
import type { Reward, RewardKind } from '@tonalli/contracts/rewards/reward';
import { PlatformFailure } from '../../kernel/failure';
import type { Random } from '../../kernel/random';
import { worthOf } from '../../rewarding/reward-worth';
import type { World } from '../../world/world';
import {
  type BonusTerms,
  contributionsOf,
  type Played,
  type PlayedFamily,
  playedRound,
  requiredMinorOf,
  requireFreeTerms,
  requireTerms,
  wagerBonus,
} from '../bonuses';
import { POINT_RULES } from '../points';
import { drawSector } from '../wheel';
import type { CampaignDraw, CampaignTerms } from './campaign-schema';
import { cashbackOf, rateOf } from './cashback';

/** How members are thought to play. */
export interface PreviewPlay {
  readonly game: PlayedFamily;
  /** Of each bet; left out: half of the greatest with bonus money in it. Minor units. */
  readonly stakeMinor?: number | undefined;
  /** What is paid in for the bonus of a deposit, and what is staked in the week of a cashback or while points are multiplied. Minor units. */
  readonly moneyMinor: number;
}

type Life<Result = Played> = Generator<void, Result>;

/** What a cost is told by: what is given, or how it comes about. */
export type CostKind = RewardKind | 'draw' | 'cashback';

/** What one member was given of a kind, and what became of it. */
export interface Given extends Played {
  readonly kind: CostKind;
}

/** A free bet is made at an even chance: once in two it pays its stake, which itself does not come back. */
const EVEN = 2;

function* settled(costMinor: number): Life {
  yield* [];
  return { costMinor, isConverted: costMinor > 0 };
}

/** Lives of members who take part, to the end, by what they are given. */
export class Lives {
  readonly #world: World;
  readonly #play: PreviewPlay;
  readonly #random: Random;
  readonly #round: ReturnType<typeof playedRound>;

  constructor(world: World, play: PreviewPlay, random: Random) {
    this.#world = world;
    this.#play = play;
    this.#random = random;
    this.#round = playedRound(play.game);
  }

  #bonus(terms: BonusTerms, given: { bonusMinor: number; depositMinor: number }): Life {
    const greatest = greatestBonusStake(given.bonusMinor);
    const stakeMinor = Math.min(greatest, this.#play.stakeMinor ?? Math.ceil(greatest / 2));
    const percent = contributionsOf(this.#world)[this.#play.game] ?? 0;
    const maxConversionMinor = terms.maxConversionTimes ? terms.maxConversionTimes * given.bonusMinor : null;
    const plan = { ...given, requiredMinor: requiredMinorOf(this.#world, terms, given), maxConversionMinor };
    return wagerBonus(plan, { round: this.#round, stakeMinor, percent }, this.#random);
  }

  /** Throws `AMOUNT_OUT_OF_RANGE` for a deposit that brings nothing. */
  *deposit(terms: BonusTerms): Life<Given[]> {
    const bonusMinor = terms.deposit ? bonusOnDeposit(terms.deposit, this.#play.moneyMinor) : this.#play.moneyMinor;
    if (bonusMinor === 0) throw new PlatformFailure('AMOUNT_OUT_OF_RANGE');
    const depositMinor = terms.deposit ? this.#play.moneyMinor : 0;
    return [{ kind: 'bonus', ...(yield* this.#bonus(terms, { bonusMinor, depositMinor })) }];
  }

  #reward(reward: Reward): Life {
    switch (reward.kind) {
      case 'bonus':
        return this.#bonus(requireTerms(reward.termsId), { bonusMinor: reward.amountMinor, depositMinor: 0 });
      case 'freeSpins':
        return this.#freeSpins(reward);
      case 'freeBet':
        return settled(this.#random.int(1, EVEN) === 1 ? reward.amountMinor : 0);
      case 'spins':
        return this.#wheel(reward);
      case 'multiplier':
        return settled(worthOf(this.#world, { kind: 'points', points: this.#multiplied(reward.factor) }));
      default:
        return settled(worthOf(this.#world, reward));
    }
  }

  *#freeSpins({ termsId, count, stakeMinor }: Extract<Reward, { kind: 'freeSpins' }>): Life {
    const { maxWinTimes, winnings, bonusTermsId } = requireFreeTerms(termsId, 'SPINS');
    const round = playedRound('slot');
    let wonMinor = 0;
    for (let spin = 0; spin < count; spin += 1) wonMinor += round(this.#random, stakeMinor);
    wonMinor = Math.min(wonMinor, maxWinTimes * count * stakeMinor);
    if (winnings === 'CASH' || bonusTermsId === undefined || wonMinor === 0) return yield* settled(wonMinor);
    return yield* this.#bonus(requireTerms(bonusTermsId), { bonusMinor: wonMinor, depositMinor: 0 });
  }

  /** What it adds in points for what is thought to be staked meanwhile, which may be none. */
  #multiplied(factor: number): number {
    const { validBetPerPointMinor } = this.#world.settings.get(POINT_RULES);
    return Math.floor(((factor - 1) * this.#play.moneyMinor) / validBetPerPointMinor);
  }

  /** As if no prize were ever gone. */
  *#wheel({ wheelId, count }: Extract<Reward, { kind: 'spins' }>): Life {
    const all: Played[] = [];
    for (let spin = 0; spin < count; spin += 1) {
      const { reward } = drawSector(wheelId, (bound) => this.#random.int(0, bound - 1));
      if (reward) all.push(yield* this.#reward(reward));
    }
    return yield* settled(all.reduce((sum, { costMinor }) => sum + costMinor, 0));
  }

  *#cashback(terms: NonNullable<CampaignTerms['cashback']>): Life {
    const { moneyMinor, stakeMinor = Math.max(1, Math.ceil(moneyMinor / 100)) } = this.#play;
    const times = Math.floor(moneyMinor / stakeMinor);
    let payoutMinor = 0;
    for (let time = 1; time <= times; time += 1) {
      payoutMinor += this.#round(this.#random, stakeMinor);
      if (time % 100 === 0) yield;
    }
    const play = { stakeMinor: times * stakeMinor, payoutMinor, bonusMinor: 0 };
    return yield* settled(cashbackOf(terms, play, rateOf(terms, 0)));
  }

  #draw(draw: CampaignDraw): Life {
    let ticket = this.#random.int(
      1,
      draw.reduce((all, { chances }) => all + chances, 0),
    );
    for (const { amountMinor, chances } of draw) {
      ticket -= chances;
      if (ticket <= 0) return settled(amountMinor);
    }
    throw new Error('a chance lies beyond those of the draw');
  }

  *campaign({ reward, draw, days, cashback }: CampaignTerms): Life<Given[]> {
    if (cashback) return [{ kind: 'cashback', ...(yield* this.#cashback(cashback)) }];
    if (draw) return [{ kind: 'draw', ...(yield* this.#draw(draw)) }];
    const given: Given[] = [];
    for (const each of days ?? (reward ? [reward] : []))
      given.push({ kind: each.kind, ...(yield* this.#reward(each)) });
    return given;
  }
}
