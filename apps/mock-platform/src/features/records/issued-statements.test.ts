import { createHash } from 'node:crypto';
import { listMovements, listStatements } from '@tonalli/contracts/records/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { mintPlayer, playerOf } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { monthsOver } from './months';

const stage = await serveWorlds();
/** Beginnings of months in Mexico City; the clock of tests stands in January 2026. */
const [FEB, MAR, APR] = ['2026-02-01T06:00:00.000Z', '2026-03-01T06:00:00.000Z', '2026-04-01T06:00:00.000Z'];

let id = '';
let keys = 0;
beforeEach(async () => {
  id = (await mintPlayer(stage.world, { balanceMinor: 0 })).id;
});
const goTo = (iso: string) => stage.world.clock.set(Date.parse(iso));
const add = (amountMinor: number) => {
  keys += 1;
  const at = stage.world.clock.now();
  creditByHand(stage.world, { key: `st-${keys}`, memberId: id, amountMinor, reference: `R,"${keys}"\n`, at });
};
const read = (memberId = id) => stage.platform.value(listStatements, {}, playerOf(stage.world, memberId));
const movements = async (from: string, to: string) =>
  (
    await stage.platform.value(listMovements, { from, to, pageNo: '1', pageSize: '50' }, playerOf(stage.world, id))
  ).content.toReversed();
const minor = (decimal: string) => Math.round(Number(decimal) * 100);
const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('statements of months', () => {
  it('MEM-17 are of months that are over, and add up from one to the next', async () => {
    add(10_050);
    expect((await read()).statements).toEqual([]);
    goTo(FEB);
    add(1);
    goTo(APR);
    const { statements } = await read();
    const facts = statements.map(({ month, opening, closing, movements: rows, from, to }) => ({
      ...{ month, opening, closing, rows, from, to },
    }));
    expect(facts).toEqual([
      { month: '2026-03', opening: '100.51', closing: '100.51', rows: 0, from: MAR, to: APR },
      { month: '2026-02', opening: '100.50', closing: '100.51', rows: 1, from: FEB, to: MAR },
      { month: '2026-01', opening: '0.00', closing: '100.50', rows: 1, from: '2026-01-01T06:00:00.000Z', to: FEB },
    ]);
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-17 carry the hash of their text, which holds that of the month before', async () => {
    add(10_050);
    add(2_000);
    goTo(MAR);
    const { account, statements } = await read();
    const [feb, jan] = statements;
    const rows = (await movements('2026-01-01T06:00:00.000Z', FEB)).map(
      ({ movementId, at, kind, amount, balanceAfter, reference }) =>
        JSON.stringify([movementId, at, kind, minor(amount), minor(balanceAfter), reference]),
    );
    expect(rows).toHaveLength(2);
    const text = [`["tonalli/statement/1","${account}","2026-01",null,0,12050]`, ...rows].join('\n');
    expect(jan).toMatchObject({ hash: sha(text), previousHash: null });
    expect(feb).toMatchObject({
      previousHash: sha(text),
      hash: sha(`["tonalli/statement/1","${account}","2026-02","${sha(text)}",12050,12050]`),
    });
  });

  it('MEM-17 stay as they were fixed when the ledger says something else later, so that it shows', async () => {
    add(10_050);
    goTo(FEB);
    const before = await read();
    stage.world.sqlite.exec("DROP TRIGGER postings_no_update; UPDATE postings SET reference = 'other'");
    goTo(MAR);
    const after = await read();
    expect(after.statements.slice(1)).toEqual(before.statements);
    const [row] = await movements('2026-01-01T06:00:00.000Z', FEB);
    const text = [
      `["tonalli/statement/1","${after.account}","2026-01",null,0,10050]`,
      JSON.stringify([row?.movementId, row?.at, row?.kind, 10_050, 10_050, row?.reference]),
    ].join('\n');
    expect(row?.reference).toBe('other');
    expect(sha(text)).not.toBe(after.statements[1]?.hash);
  });

  it('MEM-17 are fixed once, also when many ask at once, and are nobody else’s', async () => {
    add(10_050);
    goTo(MAR);
    const answers = await Promise.all(Array.from({ length: 8 }, () => read()));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const rows = stage.world.sqlite.prepare('SELECT count(*) FROM statements WHERE member_id = ?').pluck();
    expect(rows.get(id)).toBe(2);
    const other = await mintPlayer(stage.world, { balanceMinor: 500 });
    expect((await read(other.id)).statements).toEqual([]);
  });

  it('QA-09 MEM-17 are missed by the audit where one does not follow on another, or does not add up', async () => {
    add(10_050);
    goTo(MAR);
    await read();
    const broken = (sql: string) => {
      stage.world.sqlite.exec(sql);
      return stage.world.ledger.audit().findings;
    };
    expect(broken("UPDATE statements SET hash = 'x' WHERE month = '2026-01'")).toEqual([
      `the statement 2026-02 of ${id} does not follow on the one before`,
    ]);
    expect(
      broken(
        "UPDATE statements SET in_minor = 0, hash = (SELECT previous_hash FROM statements WHERE month = '2026-02') WHERE month = '2026-01'",
      ),
    ).toEqual([`the statement 2026-01 of ${id} does not add up`]);
    stage.world.sqlite.exec('DELETE FROM statements');
  });

  it.each([
    ['2026-01-31T23:00:00Z', '2026-03-01T05:59:59Z', ['2026-01']],
    ['2026-01-31T23:00:00Z', '2026-03-01T06:00:00Z', ['2026-01', '2026-02']],
    ['2026-02-01T05:59:59Z', '2026-02-01T06:00:00Z', ['2026-01']],
    ['2025-12-31T12:00:00Z', '2026-02-15T00:00:00Z', ['2025-12', '2026-01']],
    ['2026-02-01T06:00:00Z', '2026-02-28T06:00:00Z', []],
  ])('MEM-17 from %s on, the months that are over at %s are %j', (since, now, months) => {
    expect(monthsOver(Date.parse(since), Date.parse(now)).map(({ month }) => month)).toEqual(months);
  });
});
