import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { crash } from '../../wagering/families/crash-fixture';
import { wheel } from '../../wagering/families/wheel-fixture';
import { openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { drawJackpot } from '../jackpot';
import { check } from './check';
import type { FamilyVerifier, PlayedRound, RecordedRound } from './family-verifier';
import { readRound } from './recorded-round';

const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const TABLE = 'wheel/010001';
const STAKE_PER_WIN = 2_000;

const View = z.object({ field: z.int().nullable(), fields: z.record(z.string(), z.int()) });

function played({ field, fields }: z.infer<typeof View>): PlayedRound {
  const stakes = Object.values(fields);
  return {
    stakeMinor: stakes.reduce((sum, minor) => sum + minor, 0),
    payoutMinor: Math.floor(((fields[String(field)] ?? 0) * 95) / 10),
    result: { field },
    draw() {
      throw new Error('nothing is shown here');
    },
  };
}

const words = { name: '', how: '', matches: '', differs: '', hidden: '' };
const fieldsOf = (round: RecordedRound) => View.parse('view' in round.answer ? round.answer.view : null).fields;
const verifier: FamilyVerifier = {
  ...{ words: { es: words, en: words }, fields: [] },
  valuesOf: (round) => ({ fields: JSON.stringify(fieldsOf(round)) }),
  play: ({ fields = '{}' }, draws) => played(View.parse({ field: draws.below(10), fields: JSON.parse(fields) })),
  recorded: ({ answer }) => played(View.parse('view' in answer ? answer.view : null)),
};

let real: RealRunner;
let ana: string;
beforeEach(async () => {
  real = openRunner(wheel, crash);
  jackpots.clear();
  real.drawPrizes((_world, { roundId, stakeMinor }, draws) => {
    const { won } = drawJackpot(draws, { stakeMinor, stakePerWinMinor: STAKE_PER_WIN });
    jackpots.set(roundId, won ? 77 : 0);
    return { stakePerWinMinor: STAKE_PER_WIN, draw: null, wonMinor: 0, balanceAfterMinor: null };
  });
  real.world.clock.set(DAY_BEGIN);
  ana = await real.player(100_000);
});
afterEach(() => real.world.close());
/** What each bet won of it; the days' chains are secret, so that any of them may, in any run. */
const jackpots = new Map<string, number>();

const at = (ms: number): void => real.world.clock.set(DAY_BEGIN + ms);
const lay = (who: string, fields: Record<string, number>, number = 1) =>
  real.place(who, { round: `${number}`, family: 'wheel', bet: { round: `2030-01-02-${number}`, fields } });

/** As the endpoint answers. */
function answerOf(roundId: string): Record<string, unknown> & { shared: Record<string, unknown> } {
  const [proof, shown] = [real.runner.prove(real.world, roundId), real.runner.show(real.world, roundId)];
  const paid = real.world.sqlite.prepare('SELECT payout_minor FROM bets WHERE round_id = ?').pluck().get(roundId);
  if (!proof || !shown) throw new Error('there is no proof');
  const game = { nodeId: 'g', names: { es: 'Rueda', en: 'Wheel' } };
  const wonMinor = jackpots.get(roundId) ?? 0;
  const jackpot = { stakePerWinMinor: STAKE_PER_WIN, wonMinor, poolMinor: null, drawn: null };
  const payoutMinor = Number(paid) + wonMinor;
  return JSON.parse(
    JSON.stringify({ roundId, game, ...shown, ...proof.seeds, shared: proof.shared, payoutMinor, jackpot }),
  );
}
function verdictOf(answer: object, lied: { isSigned?: boolean } = {}) {
  const round = { ...readRound(answer), ...lied };
  const seeds = { serverSeed: round.serverSeed ?? '', clientSeed: round.clientSeed, nonce: String(round.nonce) };
  return check(verifier, { ...verifier.valuesOf(round), ...seeds }, round);
}

describe('verify page: a round that many share', () => {
  it('GAME-08 LOTT-12 confirms each bet of a round, with its place among the others and its own jackpot', async () => {
    const bets = [lay(ana, { 7: 100, 1: 50 })];
    for (let more = 0; more < 4; more += 1) bets.push(lay(await real.player(10_000), { [more]: 100 + more }));
    at(20_000);
    expect([...jackpots.keys()].sort()).toEqual(bets.map(({ roundId }) => roundId).sort());
    for (const { roundId } of bets) expect(verdictOf(answerOf(roundId)).kind).toBe('match');
  });

  it('GAME-08 LOTT-12 confirms a round deep in its day', () => {
    at(50 * 25_000);
    const { roundId } = lay(ana, { 7: 100 }, 51);
    at(51 * 25_000);
    expect(verdictOf(answerOf(roundId)).kind).toBe('match');
  });

  it('GAME-08 LOTT-12 sees whatever was changed afterwards', async () => {
    const { roundId } = lay(ana, { 7: 100 });
    lay(await real.player(10_000), { 8: 100 });
    at(20_000);
    const answer = answerOf(roundId);
    const { shared } = answer;
    const leaf = z.record(z.string(), z.unknown()).parse(shared.leaf);
    const beacon = z.record(z.string(), z.unknown()).parse(shared.beacon);
    const other = 'ab'.repeat(32);
    const lies: [object, object, string][] = [
      [{}, { chainEnd: other }, 'chainWrong'],
      [{ serverSeedHash: other }, {}, 'chainWrong'],
      [{}, { root: other }, 'rootWrong'],
      [{}, { path: [] }, 'rootWrong'],
      [{}, { path: null }, 'rootWrong'],
      [{}, { leaf: { ...leaf, stakeMinor: 99 } }, 'rootWrong'],
      [{}, { leaf: { ...leaf, betId: 'B00000009' } }, 'rootWrong'],
      [{}, { leaf: { ...leaf, salt: '00'.repeat(16) } }, 'rootWrong'],
      [{ bet: { round: '2030-01-02-1', fields: { 8: 100 } } }, {}, 'rootWrong'],
      [{}, { beacon: { ...beacon, value: other } }, 'beaconWrong'],
      [{}, { beacon: { ...beacon, number: Number(beacon.number) + 1 } }, 'beaconWrong'],
      [{}, { beacon: { ...beacon, source: 'drand-quicknet' } }, 'beaconWrong'],
      [{}, { beacon: null }, 'beaconWrong'],
      [{}, { closedAt: Number(shared.closedAt) + 1_000 }, 'beaconWrong'],
      [{}, { key: '2030-01-02-2' }, 'seedTextWrong'],
      [{}, { rounds: 'wheel/010002' }, 'seedTextWrong'],
    ];
    for (const [own, ofShared, because] of lies)
      expect([ofShared, verdictOf({ ...answer, ...own, shared: { ...shared, ...ofShared } })]).toMatchObject([
        ofShared,
        { kind: 'mismatch', because },
      ]);
    expect(verdictOf({ ...answer, payoutMinor: Number(answer.payoutMinor) + 1 })).toMatchObject({
      because: 'payoutWrong',
    });
    const view = z.object({ field: z.int() }).loose().parse(answer.view);
    expect(verdictOf({ ...answer, view: { ...view, field: (view.field + 1) % 10 } })).toMatchObject({
      because: 'resultWrong',
    });
  });

  it('GAME-08 QA-08 calls a forced round forced, never a match', () => {
    const { roundId } = lay(ana, { 7: 100 });
    real.runner.shared.force(real.world, { rounds: TABLE, wish: { field: 7 } });
    at(20_000);
    const answer = answerOf(roundId);
    expect(verdictOf(answer).kind).toBe('forced');
    expect(verdictOf({ ...answer, shared: { ...answer.shared, isForced: false } }).kind).toBe('forced');
    // Without the salt it would have come out otherwise, or the text does not fit.
    const hidden = { ...answer.shared, isForced: false, salt: null };
    expect(verdictOf({ ...answer, shared: hidden })).toMatchObject({ kind: 'mismatch', because: 'seedTextWrong' });
  });

  it('GAME-08 QA-08 says of a corrected round what it had been and what it became, never a match', () => {
    const { roundId } = lay(ana, { 7: 100, 3: 50 });
    at(20_000);
    const came = Number(z.object({ field: z.int() }).loose().parse(answerOf(roundId).view).field);
    const other = (came + 1) % 10;
    const wish = { field: other };
    real.runner.shared.correct(real.world, { rounds: TABLE, key: '2030-01-02-1', wish });
    real.world.clock.drainAll();
    const answer = answerOf(roundId);
    expect(verdictOf(answer)).toMatchObject({
      ...{ kind: 'corrected', played: { result: { field: came } }, after: { result: { field: other } } },
    });
    expect(verdictOf({ ...answer, payoutMinor: Number(answer.payoutMinor) + 1 }).kind).toBe('mismatch');
    // Passed off as what its seeds gave, or as a result that it had not been.
    expect(verdictOf({ ...answer, shared: { ...answer.shared, isCorrected: false } }).kind).toBe('mismatch');
    const lied = { ...answer.shared, before: answer.view };
    expect(verdictOf({ ...answer, shared: lied })).toMatchObject({ kind: 'mismatch', because: 'resultWrong' });
  });

  it('GAME-08 QA-08 shows both results of a round that was forced and then corrected, and calls it forced', () => {
    const { roundId } = lay(ana, { 7: 100 });
    const forced = { rounds: TABLE, wish: { field: 7 } };
    real.runner.shared.force(real.world, forced);
    at(20_000);
    expect(verdictOf(answerOf(roundId))).toMatchObject({ kind: 'forced', after: null });
    real.runner.shared.correct(real.world, { rounds: TABLE, key: '2030-01-02-1', wish: { field: 3 } });
    real.world.clock.drainAll();
    expect(verdictOf(answerOf(roundId))).toMatchObject({
      ...{ kind: 'forced', played: { result: { field: 7 } }, after: { result: { field: 3 }, payoutMinor: 0 } },
    });
  });

  it('GAME-08 LOTT-12 says of a round without its reveal that it was cancelled, with its late link', () => {
    const { roundId } = lay(ana, { 7: 100 });
    real.runner.shared.withholdReveal(real.world, TABLE);
    at(20_000);
    const answer = answerOf(roundId);
    expect([verdictOf(answer).kind, answer.payoutMinor]).toEqual(['cancelled', 100]);
    const lied = { ...answer, serverSeed: 'ab'.repeat(32) };
    expect(verdictOf(lied)).toMatchObject({ kind: 'mismatch', because: 'chainWrong' });
  });

  it('GAME-08 is told no secret before the round is over', () => {
    const { roundId } = lay(ana, { 7: 100 });
    for (const [ms, closedAt] of [
      [0, null],
      [12_000, DAY_BEGIN + 12_000],
      [13_000, DAY_BEGIN + 12_000],
      [19_999, DAY_BEGIN + 12_000],
    ] as const) {
      at(ms);
      const { serverSeed, serverSeedHash, shared, view } = answerOf(roundId);
      expect([serverSeed, shared.closedAt, shared.isOver, view]).toEqual([
        null,
        closedAt,
        false,
        { field: null, fields: { 7: 100 } },
      ]);
      expect([shared.shown, serverSeedHash]).toMatchObject([{ field: null }, shared.chainEnd]);
    }
    at(20_000);
    expect(answerOf(roundId).serverSeed).toMatch(/^\w{64}$/);
  });

  it('GAME-08 knows nothing of a bet that was taken back, nor of one that no round decides', () => {
    const { roundId } = lay(ana, { 7: 100 });
    real.withdraw(ana, roundId);
    expect([real.runner.prove(real.world, roundId), real.runner.prove(real.world, 'none')]).toEqual([null, null]);
  });
});
