import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';
import { defineGame } from '../define-game';
import type { Entry, Turn } from '../game-module';
import { GameRefusal } from '../refusal';
import { type LineResult, paid, voided } from '../settlement';

/** Infinite deck: each card is `below(52)`, rank = card % 13 with 0 the ace. */
const Hand = z.array(z.int());
const Bet = z.strictObject({ stakeMinor: z.int().min(2) });
const State = z.object({
  stage: z.enum(['insurance', 'play', 'over']),
  hands: z.array(z.object({ cards: Hand, done: z.boolean() })),
  /** The second card lies face down. */
  dealer: Hand,
});
type State = z.infer<typeof State>;
type Blackjack = Entry<z.infer<typeof Bet>, State>;

export const Step = z.enum(['hit', 'stand', 'double', 'split', 'insure', 'decline']);

const pointsOf = (card: number): number => Math.min((card % 13) + 1, 10);
const isAce = (card: number): boolean => card % 13 === 0;
const deal = (draws: DrawSource): number => draws.below(52);
export const lineOf = (hand: number): string => `hand-${hand + 1}`;
const INSURANCE = 'insurance';
/** With a hole card, played as well as can be; one card in 13 of a deck without end makes 2 : 1 lose a thirteenth. */
const EDGE_BP = 57;
const INSURANCE_EDGE_BP = 769;

/** The best total, and whether an ace counts 11 in it. */
export function totalOf(cards: readonly number[]): { total: number; soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = hard <= 11 && cards.some(isAce);
  return { total: soft ? hard + 10 : hard, soft };
}

const isBlackjack = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === 21;

/** The dealer stands on every 17. */
function dealerPlays(dealer: readonly number[], draws: DrawSource): number[] {
  const cards = [...dealer];
  while (totalOf(cards).total < 17) cards.push(deal(draws));
  return cards;
}

interface Cards {
  cards: readonly number[];
  dealer: readonly number[];
  /** Nothing was split, so that 21 with two cards is a blackjack. */
  natural: boolean;
}

function resultOf(
  { line, stakeMinor }: { line: string; stakeMinor: number },
  { cards, dealer, natural }: Cards,
): LineResult {
  const own = totalOf(cards).total;
  const house = totalOf(dealer).total;
  const best = natural && isBlackjack(cards);
  const beaten = own > 21 || (isBlackjack(dealer) && !best);
  if (beaten) return paid(line, stakeMinor, 0);
  if (best && !isBlackjack(dealer)) return paid(line, stakeMinor, stakeMinor + Math.floor((stakeMinor * 3) / 2));
  if (own === house) return voided(line, stakeMinor);
  return paid(line, stakeMinor, house > 21 || own > house ? 2 * stakeMinor : 0);
}

type Table = Pick<Blackjack, 'open' | 'state'>;

/** Waits for the next hand; after the last one the dealer plays, where anyone still waits for that, and all is settled. */
function goOn({ state, open }: Table, draws: DrawSource): Turn<State> {
  if (state.hands.some(({ done }) => !done)) return { state };
  const natural = state.hands.length === 1;
  const decided = isBlackjack(state.dealer) || (natural && state.hands.some(({ cards }) => isBlackjack(cards)));
  const waits = !decided && state.hands.some(({ cards }) => totalOf(cards).total <= 21);
  const dealer = waits ? dealerPlays(state.dealer, draws) : state.dealer;
  const results = state.hands.map(({ cards }, hand) =>
    resultOf({ line: lineOf(hand), stakeMinor: open[lineOf(hand)] ?? 0 }, { cards, dealer, natural }),
  );
  return { state: { ...state, dealer, stage: 'over' }, results };
}

/** The dealer looks at the hole card: a blackjack on either side ends the round here. */
function peek({ state, open }: Table, draws: DrawSource): Turn<State> {
  const ends = isBlackjack(state.dealer) || state.hands.some(({ cards }) => isBlackjack(cards));
  const hands = state.hands.map((hand) => ({ ...hand, done: hand.done || ends }));
  return goOn({ state: { ...state, stage: 'play', hands }, open }, draws);
}

function insure({ bet, state, open }: Blackjack, draws: DrawSource): Turn<State> {
  const stakeMinor = Math.floor(bet.stakeMinor / 2);
  const insured = paid(INSURANCE, stakeMinor, isBlackjack(state.dealer) ? 3 * stakeMinor : 0);
  const turn = peek({ state, open }, draws);
  return {
    ...turn,
    stakes: [{ line: INSURANCE, stakeMinor, edgeBp: INSURANCE_EDGE_BP }],
    results: [insured, ...(turn.results ?? [])],
  };
}

const dealt = (cards: readonly number[], over = false) => ({
  cards: [...cards],
  done: over || totalOf(cards).total >= 21,
});

function split({ bet, state, open }: Blackjack, draws: DrawSource): Turn<State> {
  const [first, second, ...more] = state.hands[0]?.cards ?? [];
  const pair = first !== undefined && second !== undefined && pointsOf(first) === pointsOf(second);
  if (!pair || more.length > 0 || state.hands.length > 1) throw new GameRefusal('STEP_INVALID', 'no pair to split');
  const hands = [first, second].map((card) => dealt([card, deal(draws)], isAce(first)));
  const table = { state: { ...state, hands }, open: { ...open, [lineOf(1)]: bet.stakeMinor } };
  return { ...goOn(table, draws), stakes: [{ line: lineOf(1), stakeMinor: bet.stakeMinor, edgeBp: EDGE_BP }] };
}

function play({ bet, state, open }: Blackjack, step: 'hit' | 'stand' | 'double', draws: DrawSource): Turn<State> {
  const at = state.hands.findIndex(({ done }) => !done);
  const cards = state.hands[at]?.cards ?? [];
  if (step === 'double' && cards.length !== 2) throw new GameRefusal('STEP_INVALID', 'only two cards are doubled');
  const played = step === 'stand' ? dealt(cards, true) : dealt([...cards, deal(draws)], step === 'double');
  const after = { ...state, hands: state.hands.map((hand, index) => (index === at ? played : hand)) };
  if (step !== 'double') return goOn({ state: after, open }, draws);
  const line = lineOf(at);
  const doubled = { state: after, open: { ...open, [line]: (open[line] ?? 0) + bet.stakeMinor } };
  return { ...goOn(doubled, draws), stakes: [{ line, stakeMinor: bet.stakeMinor, edgeBp: EDGE_BP }] };
}

/** One player against the dealer: double any two cards, also after the one split; split aces get a card each. */
export const blackjack = defineGame({
  family: 'blackjack',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: { schema: z.object({ maxStakeMinor: z.int() }), initial: { maxStakeMinor: 1_000_000 } },
  bet: Bet,
  state: State,
  view: z.object({ hands: z.array(Hand), dealer: Hand, stage: State.shape.stage }),
  price({ stakeMinor }, { config }) {
    if (stakeMinor > config.maxStakeMinor) throw new GameRefusal('STAKE_INVALID');
    // Two hands, both doubled, both won.
    return { stakes: [{ line: lineOf(0), stakeMinor, edgeBp: EDGE_BP }], maxPayoutMinor: 8 * stakeMinor };
  },
  start({ stakeMinor }, { draws }) {
    const [own, up, other, hole] = [deal(draws), deal(draws), deal(draws), deal(draws)];
    const hands = [{ cards: [own, other], done: false }];
    const state: State = { stage: 'insurance', hands, dealer: [up, hole] };
    return isAce(up) ? { state } : peek({ state, open: { [lineOf(0)]: stakeMinor } }, draws);
  },
  steps: {
    step: Step,
    apply(entry, step, { draws }) {
      const asked = step === 'insure' || step === 'decline' ? 'insurance' : 'play';
      if (entry.state.stage !== asked) throw new GameRefusal('STEP_INVALID');
      if (step === 'insure') return insure(entry, draws);
      if (step === 'decline') return peek(entry, draws);
      return step === 'split' ? split(entry, draws) : play(entry, step, draws);
    },
    timeout: { afterMs: 15_000, step: ({ state }) => (state.stage === 'insurance' ? 'decline' : 'stand') },
  },
  show: ({ state: { hands, dealer, stage } }) => ({
    hands: hands.map(({ cards }) => cards),
    dealer: stage === 'over' ? dealer : dealer.slice(0, 1),
    stage,
  }),
  onExclusion: () => 'finish',
});
