import { SportsBet, SportsState } from '@tonalli/contracts/games/sports';
import type { SlipForm } from '@tonalli/contracts/sports-bets/shapes';
import { z } from 'zod';
import { type Audit, runChecks } from '../../ledger/checks';
import { ROUND_STATES } from '../../wagering/relations';

/** A slip with what its round says of it, as one line. */
const SLIP = `SELECT json_object('id', s.id, 'kind', s.kind, 'mostMinor', p.max_payout_minor, 'isOver', p.is_over,
    'bet', json(p.bet), 'state', json(p.state), 'results', json(p.results)) AS line
  FROM sports_slips s JOIN ${ROUND_STATES} p ON p.round_id = s.round_id`;

const Row = z.object({
  ...{ id: z.int(), kind: z.string(), mostMinor: z.int(), isOver: z.int(), bet: SportsBet, state: SportsState },
  results: z.array(z.object({ stakeMinor: z.int(), status: z.string(), payoutMinor: z.int() })),
});
type Row = z.infer<typeof Row>;
type Results = Row['results'];

/** What a leg multiplies a stake by, in two-thousandths. */
const UNIT = 2_000n;
const SHARES: Readonly<Record<string, (odds: bigint) => bigint>> = {
  WON: (odds) => 2n * odds,
  HALF_WON: (odds) => 1_000n + odds,
  VOID: () => UNIT,
  HALF_LOST: () => 1_000n,
  LOST: () => 0n,
};

const WITH_SINGLES: ReadonlySet<string> = new Set(['patent', 'lucky15', 'lucky31', 'lucky63']);

function sizesOf(form: SlipForm, legs: number): number[] {
  if (form.kind === 'singles') return [1];
  if (form.kind === 'system') return [form.size];
  const from = form.kind === 'parlay' ? legs : WITH_SINGLES.has(form.name) ? 1 : 2;
  return Array.from({ length: legs - from + 1 }, (_, index) => from + index);
}

/** The sums of the products of all sets of each size: what all lines of that size bring, without a line being written down. */
function sumsBySize(shares: readonly bigint[]): bigint[] {
  let sums = [1n];
  for (const share of shares) sums = [...sums, 0n].map((sum, size) => sum + (sums[size - 1] ?? 0n) * share);
  return sums;
}

function owedMinor(stakeMinor: number, { form, shares }: { form: SlipForm; shares: readonly bigint[] }): number {
  const legs = shares.length;
  const [worth, counts] = [sumsBySize(shares), sumsBySize(shares.map(() => 1n))];
  let [above, lines] = [0n, 0n];
  for (const size of sizesOf(form, legs)) {
    above += (worth[size] ?? 0n) * UNIT ** BigInt(legs - size);
    lines += counts[size] ?? 0n;
  }
  return Number((BigInt(stakeMinor) * above) / (lines * UNIT ** BigInt(legs)));
}

const sum = (results: Results, of: 'stakeMinor' | 'payoutMinor'): number =>
  results.reduce((all, result) => all + result[of], 0);

/**
 * Null while a line is undecided: one that has an undecided leg and none that lost. Otherwise an undecided leg multiplies nothing,
 * whatever comes of it, since each of its lines is lost.
 */
function sharesOf({ bet, state: { legs } }: Row): bigint[] | null {
  const isOpen = legs.some(({ result }) => result === null);
  const unlost = legs.filter(({ result }) => result !== 'LOST').length;
  if (isOpen && sizesOf(bet.sent.form, legs.length).some((size) => size <= unlost)) return null;
  return legs.map(({ result, oddsMilli }) => (result === null ? 0n : (SHARES[result]?.(BigInt(oddsMilli)) ?? 0n)));
}

/** What is wrong with what a slip that is over paid; null where nothing is, or its matches did not decide it. */
function wrongPayout(row: Row): string | null {
  const { id, mostMinor, bet, results } = row;
  const shares = sharesOf(row);
  const isSold = ({ status }: Results[number]): boolean => status === 'CASHED_OUT';
  const [sold, rest] = [results.filter(isSold), results.filter((result) => !isSold(result))];
  if (!shares || rest.length === 0) return null;
  const owed = owedMinor(sum(rest, 'stakeMinor'), { form: bet.sent.form, shares });
  const [due, paid] = [Math.min(owed, mostMinor - sum(sold, 'payoutMinor')), sum(rest, 'payoutMinor')];
  return due === paid ? null : `slip ${id} paid ${paid} for what was not sold of it, its legs make ${due}`;
}

function findingsOf(row: Row): string[] {
  const isOver = row.isOver === 1;
  const wrong = isOver ? wrongPayout(row) : null;
  // One that is undecided again is over as to its money, and open to its player.
  const isAgain = isOver && row.results.some(({ status }) => status === 'LOST') && sharesOf(row) === null;
  const isMisfiled = (isOver && !isAgain) === (row.kind === 'OPEN');
  return [
    ...(wrong === null ? [] : [wrong]),
    ...(isMisfiled ? [`slip ${row.id} is ${isOver ? 'over' : 'open'} and filed as ${row.kind}`] : []),
  ];
}

/** Every slip that its matches decided paid what they make of it, by a count of its own, and is filed as it stands. */
export const auditSlips: Audit = (sqlite) =>
  runChecks(sqlite, [SLIP])
    .flatMap(({ line }) => findingsOf(Row.parse(JSON.parse(line))))
    .map((line) => ({ line, posting: null }));
