import type { TreeModel } from '../../people/tree-fixture';

/** By plain words and whole fractions: what each bet gives to whom, without a table or a statement of the platform. */

export interface RawBet {
  who: number;
  category: string;
  /** Below zero for what a correction took off. */
  valid: number;
  placedAt: number;
  settledAt: number;
}

/** `who` null: everybody without a rate of their own. */
export interface RawRate {
  who: number | null;
  category: string;
  bp: number;
  from: number;
}

const SLOT = 300_000;
const dayName = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
const slotStart = (at: number): number => at - (at % SLOT);

function rateOf(rates: readonly RawRate[], asked: { who: number; category: string; at: number }): bigint {
  const latest = (who: number | null) =>
    rates
      .filter((rate) => rate.who === who && rate.category === asked.category && rate.from <= asked.at)
      .reduce<RawRate | null>((best, rate) => (best && best.from > rate.from ? best : rate), null);
  return BigInt((latest(asked.who) ?? latest(null))?.bp ?? 0);
}

/** From when on somebody stands below just the same people without a break. */
function pathBegan(tree: TreeModel, who: number, at: number): number {
  const now = JSON.stringify(tree.walk(who, at));
  const before = [...new Set(tree.moments)].filter((moment) => moment <= at).sort((a, b) => b - a);
  let began = at;
  for (const moment of before) {
    began = moment;
    if (JSON.stringify(tree.walk(who, moment - 1)) !== now) return began;
  }
  return 0;
}

/** Ten-thousandths towards zero. */
const whole = (weight: bigint): bigint => weight / 10_000n;

export interface Given {
  /** Differentials, by who stands above. */
  agents: Map<number, bigint>;
  /** The members' own part, by member and category. */
  own: Map<string, bigint>;
  /** What the rates of the tops come to. */
  total: bigint;
}

/** What bets come to, path by path, day by day and category by category. */
export function givenBy(tree: TreeModel, rates: readonly RawRate[], bets: readonly RawBet[]): Given {
  const groups = new Map<string, { who: number; category: string; chain: number[]; weights: bigint[] }>();
  for (const { who, category, valid, placedAt, settledAt } of bets) {
    const chain = [who, ...(tree.walk(who, placedAt) ?? [])];
    const began = pathBegan(tree, who, placedAt);
    const at = Math.max(slotStart(placedAt), began);
    const key = [who, category, dayName.format(settledAt), began].join();
    const group = groups.get(key) ?? { who, category, chain, weights: chain.map(() => 0n) };
    group.weights = group.weights.map(
      (weight, level) => weight + BigInt(valid) * rateOf(rates, { who: chain[level] ?? -1, category, at }),
    );
    groups.set(key, group);
  }
  const given: Given = { agents: new Map(), own: new Map(), total: 0n };
  for (const { who, category, chain, weights } of groups.values()) {
    const amounts = weights.map(
      (weight, level) => whole(weight) - (level === 0 ? 0n : whole(weights[level - 1] ?? 0n)),
    );
    amounts.forEach((amount, level) => {
      const agent = chain[level] ?? -1;
      if (level > 0) given.agents.set(agent, (given.agents.get(agent) ?? 0n) + amount);
    });
    const name = `${who} ${category}`;
    given.own.set(name, (given.own.get(name) ?? 0n) + (amounts[0] ?? 0n));
    given.total += whole(weights.at(-1) ?? 0n);
  }
  return given;
}
