import * as wire from '@tonalli/contracts/lottery/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedRoundsRepository } from '../../wagering/shared-rounds.repository';
import { atUnits, CLOSED_MS, MINUTE_MS, minute, refusalOf, serveLotteries } from './lottery-fixture';

const stage = await serveLotteries();

const Stated = z.object({ issue: z.string(), state: z.string() });

/** The state of a draw, by what proves it, which is for everybody; null before it opens. */
async function stateOf(issue: string, gameCode = 'five-1'): Promise<string | null> {
  const { envelope } = await stage.platform.call(wire.fetchIssueProof, { gameCode, issue }, stage.here);
  if (!envelope.success) return null;
  return z.object({ issue: Stated }).parse(envelope.value).issue.state;
}

async function scheduled(): Promise<[string, string][]> {
  const asked = { gameCode: 'five-1', most: '3' };
  const { content } = await stage.platform.value(wire.listIssues, asked, stage.here);
  return content.map(({ issue, state }) => [issue, state]);
}

describe('a draw', () => {
  it('LOTT-02 is scheduled, open, closed, and drawn where nobody had an order in it', async () => {
    const seen: unknown[] = [];
    for (const ms of [0, MINUTE_MS - CLOSED_MS, CLOSED_MS]) {
      stage.world.clock.advance(ms);
      seen.push([await stateOf(minute()), await stateOf(minute(1))]);
    }
    expect(seen).toEqual([
      ['OPEN', null],
      ['CLOSED', null],
      ['DRAWN', 'OPEN'],
    ]);
    expect(await scheduled()).toEqual([
      [minute(1), 'OPEN'],
      [minute(2), 'SCHEDULED'],
      [minute(3), 'SCHEDULED'],
    ]);
  });

  it('LOTT-02 is settled where somebody had, and settling until all are paid', async () => {
    const ana = await stage.player();
    await ana.place();
    stage.world.clock.advance(MINUTE_MS);
    expect(await stateOf(minute())).toBe('SETTLED');
    const { byKey, change } = sharedRoundsRepository(stage.world);
    function settling(lastId: number | null): void {
      const row = byKey('lottery/five-1', minute());
      if (!row) throw new Error('nobody was in the draw');
      change({ ...row, lastId });
    }
    settling(1);
    expect(await stateOf(minute())).toBe('SETTLING');
    settling(null);
  });

  it('LOTT-02 is cancelled without a result, and says so', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place();
    stage.cancelDraw(minute());
    stage.world.clock.advance(0);
    expect(await stateOf(minute())).toBe('CANCELLED');
    expect(refusalOf(await ana.ask()).code).toBe('ISSUE_CLOSED');
    const { content } = await ana.value(wire.listOpenedNumbers, { gameCode: 'five-1', pageSize: '1' });
    expect(content).toMatchObject([{ issue: minute(), state: 'CANCELLED', result: null }]);
    expect((await ana.order(orderId)).state).toBe('VOID');
  });

  it('LOTT-02 is put off while it is held behind its close', async () => {
    const ana = await stage.player();
    await ana.place();
    stage.world.clock.advance(MINUTE_MS - CLOSED_MS);
    stage.shared.hold(stage.world, 'lottery/five-1');
    stage.world.clock.advance(10 * MINUTE_MS);
    expect([await stateOf(minute()), await stateOf(minute(5))]).toEqual(['SUSPENDED', 'DRAWN']);
    stage.shared.letGo(stage.world, 'lottery/five-1');
    stage.world.clock.advance(CLOSED_MS);
    expect(await stateOf(minute())).toBe('SETTLED');
  });

  it('LOTT-02 QA-08 that testers wished for says so, and no other', async () => {
    const ana = await stage.player();
    stage.wish('five-1', atUnits('7'));
    await ana.place();
    stage.world.clock.advance(2 * MINUTE_MS);
    const { content } = await ana.value(wire.listOpenedNumbers, { gameCode: 'five-1', pageSize: '3' });
    expect(content.map(({ isForced }) => isForced)).toEqual([false, true, false]);
  });
});

/** Northern Vietnam: drawn at 18:15 there, prize by prize within ten minutes, the special prize last. */
const NORTH = 'vn-north';
const TOMORROW = '20260116';
const DRAWN_AT = Date.UTC(2026, 0, 16, 11, 15);
const ROW_MS = 75_000;
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'special'];

const Proof = z.object({
  serverSeed: z.string().nullable(),
  issue: z.object({
    state: z.string(),
    result: z.unknown(),
    drawing: z.array(z.object({ id: z.string(), numbers: z.array(z.object({ text: z.string() })) })).nullable(),
  }),
});

/** All that anybody could ask about the draw, by the order of a member who is in it. */
async function asked(orderId: string, memberId: string) {
  const later = stage.again({ id: memberId });
  const game = { gameCode: NORTH, language: 'ES' };
  const verify = await fetch(`${stage.platform.url}/play/api/verify?round=${orderId}&world=${stage.world.name}`);
  return {
    proof: Proof.parse(await later.value(wire.fetchIssueProof, { gameCode: NORTH, issue: TOMORROW })),
    others: JSON.stringify([
      await later.value(wire.fetchLottery, game),
      await later.value(wire.listLotteries, { device: 'WEB', language: 'ES' }).then(({ games }) => games[0]),
      await later.value(wire.listIssues, { gameCode: NORTH, most: '3' }),
      await later.order(orderId),
      await verify.json(),
    ]),
    listed: await later.value(wire.listOpenedNumbers, { gameCode: NORTH, pageSize: '1' }),
  };
}

describe('a draw that is shown prize by prize', () => {
  it('LOTT-03 LOTT-09 tells nothing before it is out, on no way', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({
      ...{ code: NORTH, issues: [{ issue: TOMORROW, multiple: 1 }] },
      lines: [{ play: 'tail-digit', selection: [['0']], unitMinor: 200, multiple: 1 }],
    });
    stage.world.clock.set(DRAWN_AT - 1);
    expect((await asked(orderId, ana.id)).proof).toMatchObject({ serverSeed: null, issue: { state: 'CLOSED' } });
    stage.world.clock.advance(1);
    for (let out = 1; out < ROWS.length; out += 1) {
      const { proof, others, listed } = await asked(orderId, ana.id);
      expect([proof.serverSeed, proof.issue.state, proof.issue.result]).toEqual([null, 'DRAWING', null]);
      expect(proof.issue.drawing?.map(({ id }) => id)).toEqual(ROWS.slice(0, out));
      expect(listed.content[0]?.issue).not.toBe(TOMORROW);
      // What has a special prize is a whole result: of the draw before this one alone, which lists show beside it.
      expect(others.replaceAll(JSON.stringify(listed.content[0]?.result), '')).not.toContain('"special"');
      expect(others).not.toMatch(/"serverSeed":"/);
      stage.world.clock.advance(ROW_MS);
    }
    const { proof, listed } = await asked(orderId, ana.id);
    expect(proof.issue).toMatchObject({ state: 'SETTLED', drawing: null });
    expect([proof.serverSeed?.length, listed.content[0]?.issue]).toEqual([64, TOMORROW]);
    expect(listed.content[0]?.result).toEqual(proof.issue.result);
  });

  it('LOTT-03 draws the numbers that came out on the way, and settles with the last of them', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({
      ...{ code: NORTH, issues: [{ issue: TOMORROW, multiple: 1 }] },
      lines: [
        {
          play: 'tail-digit',
          selection: [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
          unitMinor: 200,
          multiple: 1,
        },
      ],
    });
    stage.world.clock.set(DRAWN_AT + 6 * ROW_MS);
    const { proof } = await asked(orderId, ana.id);
    const out = proof.issue.drawing?.flatMap(({ numbers }) => numbers.map(({ text }) => text)) ?? [];
    expect([out.length, (await stage.again(ana).order(orderId)).state]).toEqual([26, 'OPEN']);
    stage.world.clock.advance(ROW_MS);
    const order = await stage.again(ana).order(orderId);
    // One of the ten digits wins: $2.00 become $19.00.
    expect([order.state, order.payout]).toEqual(['WON', '19.00']);
    const text = JSON.stringify(order.issues[0]?.result);
    for (const number of out) expect(text).toContain(`"${number}"`);
  });
});
