import { setImmediate } from 'node:timers/promises';
import { bonusOnDeposit, greatestBonusStake } from '@tonalli/contracts/bonuses/amounts';
import type { Reward } from '@tonalli/contracts/rewards/reward';
import { PlatformFailure } from '../../kernel/failure';
import { createRandom, type Random } from '../../kernel/random';
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
import type { CampaignTerms } from './campaign-schema';
import { cashbackOf, rateOf } from './cashback';

/** How members are thought to play. */
export interface PreviewPlay {
  readonly game: PlayedFamily;
  /** Of each bet; left out: half of the greatest with bonus money in it. Minor units. */
  readonly stakeMinor?: number | undefined;
  /** What is paid in for the bonus of a deposit, and what is staked in the week of a cashback. Minor units. */
  readonly moneyMinor: number;
}

/** One member who takes part, to the end. */
type Life = Generator<void, Played>;

/** A free bet is made at an even chance: once in two it pays its stake, which itself does not come back. */
const EVEN = 2;

function* nothing(costMinor: number): Life {
  yield* [];
  return { costMinor, isConverted: costMinor > 0 };
}

/** Lives of members, by what they are given. */
class Lives {
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

  bonus(terms: BonusTerms, given: { bonusMinor: number; depositMinor: number }): Life {
    const greatest = greatestBonusStake(given.bonusMinor);
    const stakeMinor = Math.min(greatest, this.#play.stakeMinor ?? Math.ceil(greatest / 2));
    const percent = contributionsOf(this.#world)[this.#play.game] ?? 0;
    const maxConversionMinor = terms.maxConversionTimes ? terms.maxConversionTimes * given.bonusMinor : null;
    const plan = { ...given, requiredMinor: requiredMinorOf(this.#world, terms, given), maxConversionMinor };
    return wagerBonus(plan, { round: this.#round, stakeMinor, percent }, this.#random);
  }

  /** Throws `AMOUNT_OUT_OF_RANGE` for a deposit that brings nothing. */
  deposit(terms: BonusTerms): Life {
    const bonusMinor = terms.deposit ? bonusOnDeposit(terms.deposit, this.#play.moneyMinor) : this.#play.moneyMinor;
    if (bonusMinor === 0) throw new PlatformFailure('AMOUNT_OUT_OF_RANGE');
    return this.bonus(terms, { bonusMinor, depositMinor: terms.deposit ? this.#play.moneyMinor : 0 });
  }

  reward(reward: Reward): Life {
    switch (reward.kind) {
      case 'cash':
        return nothing(reward.amountMinor);
      case 'bonus':
        return this.bonus(requireTerms(reward.termsId), { bonusMinor: reward.amountMinor, depositMinor: 0 });
      case 'freeSpins':
        return this.#freeSpins(reward);
      case 'freeBet':
        return nothing(this.#random.int(1, EVEN) === 1 ? reward.amountMinor : 0);
      default:
        return nothing(0);
    }
  }

  *#freeSpins({ termsId, count, stakeMinor }: Extract<Reward, { kind: 'freeSpins' }>): Life {
    const { maxWinTimes, winnings, bonusTermsId } = requireFreeTerms(termsId, 'SPINS');
    const round = playedRound('slot');
    let wonMinor = 0;
    for (let spin = 0; spin < count; spin += 1) wonMinor += round(this.#random, stakeMinor);
    wonMinor = Math.min(wonMinor, maxWinTimes * count * stakeMinor);
    if (winnings === 'CASH' || bonusTermsId === undefined || wonMinor === 0) return yield* nothing(wonMinor);
    return yield* this.bonus(requireTerms(bonusTermsId), { bonusMinor: wonMinor, depositMinor: 0 });
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
    return yield* nothing(cashbackOf(terms, play, rateOf(terms, 0)));
  }

  *campaign({ reward, draw, days, cashback }: CampaignTerms): Life {
    if (cashback) return yield* this.#cashback(cashback);
    if (draw) {
      let ticket = this.#random.int(
        1,
        draw.reduce((all, { chances }) => all + chances, 0),
      );
      for (const { amountMinor, chances } of draw) {
        ticket -= chances;
        if (ticket <= 0) return yield* nothing(amountMinor);
      }
    }
    let costMinor = 0;
    let isConverted = false;
    for (const each of days ?? (reward ? [reward] : [])) {
      const one = yield* this.reward(each);
      costMinor += one.costMinor;
      isConverted ||= one.isConverted;
    }
    return { costMinor, isConverted };
  }
}

export interface PreviewWanted {
  /** A campaign, or terms of a bonus. */
  readonly of: { campaign: CampaignTerms } | { bonus: BonusTerms };
  readonly members: number;
  readonly seed: string;
  readonly play: PreviewPlay;
}

/**
 * What so many members cost who take part, each played through by the true returns of a game, the same for a seed. The server does
 * other things between a few rounds and the next. Throws `AMOUNT_OUT_OF_RANGE`, `BONUS_NOT_FOUND`.
 */
export async function previewCost(world: World, { of, members, seed, play }: PreviewWanted) {
  const lives = new Lives(world, play, createRandom(seed));
  const costs: number[] = [];
  let converted = 0;
  for (let member = 0; member < members; member += 1) {
    const life = 'bonus' in of ? lives.deposit(of.bonus) : lives.campaign(of.campaign);
    let step = life.next();
    for (; !step.done; step = life.next()) await setImmediate();
    costs.push(step.value.costMinor);
    converted += step.value.isConverted ? 1 : 0;
    if (member % MEMBERS_A_TURN === 0) await setImmediate();
  }
  return { costs, converted };
}

const MEMBERS_A_TURN = 20;
