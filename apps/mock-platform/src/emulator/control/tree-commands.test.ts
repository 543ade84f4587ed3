import { ControlError, createControlClient } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';

const platform = await servePlatform();
const { run } = createControlClient({ url: platform.url });
const iso = (offsetMs: number) => new Date(TEST_TIME_MS + offsetMs).toISOString();
const answered = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: unknown) => (error instanceof ControlError ? error.code : String(error)),
  );

const WHY = 'Cambio de zona';
let [top, left, right, player] = ['', '', '', ''];
beforeEach(async () => {
  const agent = (uplineId?: string) => run('mintMember', { type: 1, ...(uplineId === undefined ? {} : { uplineId }) });
  top = (await agent()).id;
  left = (await agent(top)).id;
  right = (await agent(top)).id;
  player = (await agent(left)).id;
});

describe('moving members', () => {
  it('QA-08 AG-10 places somebody under another upline, now or from a time on, and shows who is above', async () => {
    expect(await run('moveMember', { id: player, uplineId: right, reason: WHY })).toEqual({ uplines: [right, top] });
    expect(await run('findMember', { id: player })).toMatchObject({ uplineId: right });
    const planned = { id: player, uplineId: left, from: iso(60_000), reason: WHY };
    expect(await run('moveMember', planned)).toEqual({ uplines: [left, top] });
    expect(await run('moveMember', planned)).toEqual({ uplines: [left, top] });
    expect(await run('findMember', { id: player })).toMatchObject({ uplineId: right });
    const { username } = await run('findMember', { id: left });
    expect(await run('moveMember', { id: username, uplineId: null, reason: WHY })).toEqual({ uplines: [] });
    expect(await run('findMember', { id: left })).toMatchObject({ uplineId: null });
  });

  it('AG-10 lets one of two moves that would close a circle through, whichever comes first', async () => {
    const reason = WHY;
    const moves = [
      run('moveMember', { id: left, uplineId: right, reason }),
      run('moveMember', { id: right, uplineId: left, reason }),
    ];
    const answers = await Promise.all(moves.map(answered));
    expect(answers.toSorted()).toEqual(['OK', 'TREE_CIRCLE']);
    expect(await run('audit', {})).toMatchObject({ clean: true });
  });

  it.each([
    ['USER_NOT_FOUND', 'of nobody', { id: 'nobody', uplineId: null }],
    ['USER_NOT_FOUND', 'below nobody who is known', { uplineId: 'nobody' }],
    ['EFFECTIVE_DATE_PASSED', 'in the past', { uplineId: null, from: iso(-1) }],
    ['INVALID_REQUEST', 'at no time', { uplineId: null, from: 'tomorrow' }],
    ['INVALID_REQUEST', 'without a reason', { uplineId: null, reason: ' ' }],
  ])('QA-08 refuses with %s one %s', async (code, _, input) => {
    expect(await answered(run('moveMember', { id: player, reason: WHY, ...input }))).toBe(code);
    expect(await run('findMember', { id: player })).toMatchObject({ uplineId: left });
  });
});

describe('setting rates', () => {
  it('QA-08 AG-03 sets what a member gets back, or everybody else, and shows all that was set', async () => {
    const rate = { member: top, category: 'RNG', basisPoints: 120 } as const;
    const now = { category: 'RNG', basisPoints: 120, from: iso(0), setBy: 'qa' };
    expect(await run('setRate', rate)).toEqual([now]);
    const later = { ...rate, basisPoints: 80, from: iso(60_000) };
    const both = [now, { ...now, basisPoints: 80, from: iso(60_000) }];
    expect(await run('setRate', later)).toEqual(both);
    expect(await run('setRate', later)).toEqual(both);
    const ofAll = await run('setRate', { category: 'FISH', basisPoints: 0 });
    expect(ofAll).toEqual([{ category: 'FISH', basisPoints: 0, from: iso(0), setBy: 'qa' }]);
  });

  it.each([
    ['RATE_OUT_OF_RANGE', "above the upline's", {}],
    ['EFFECTIVE_DATE_PASSED', 'in the past', { from: iso(-1) }],
    ['USER_NOT_FOUND', 'of nobody', { member: 'nobody' }],
    ['INVALID_REQUEST', 'that is no tenth of a percent', { basisPoints: 5 }],
    ['INVALID_REQUEST', 'of less than nothing', { basisPoints: -10 }],
  ])('QA-08 refuses with %s one %s', async (code, _, input) => {
    const rate = { member: player, category: 'RNG', basisPoints: 10, ...input } as const;
    expect(await answered(run('setRate', rate))).toBe(code);
  });
});
