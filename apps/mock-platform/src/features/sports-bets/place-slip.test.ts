import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { SPORTS_BETS_ENDPOINTS } from '@tonalli/contracts/sports-bets/wire';
import { describe, expect, it } from 'vitest';
import { startBreak } from '../breaks';
import { codeOf, MATCH_MS, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const EVENTS = ['2026-01-15-001', '2026-01-15-002', '2026-01-15-003'] as const;
const leg = (place: 0 | 1 | 2, more: Partial<SlipLeg> = {}): SlipLeg => ({
  ...{ event: EVENTS[place], type: 'matchResult', key: 'match', selection: 'home', oddsMilli: 2_000, version: 1 },
  ...more,
});

/** Three matches to come, each with one selection at 2.00. */
function scripted() {
  const script = stage.script();
  for (const place of [0, 1, 2] as const) {
    script.event(EVENTS[place], stage.world.clock.now() + MATCH_MS);
    script.price(leg(place), { oddsMilli: 2_000 });
  }
  return script;
}

const traces = () => ['bets', 'sports_slips', 'sports_slip_events', 'exposures', 'round_progress'].map(stage.count);
const NOTHING = [0, 0, 0, 0, 0];

describe('a slip', () => {
  it('GAME-05 GAME-14 takes its stake, is followed and listed, and charges once for its key', async () => {
    const script = scripted();
    const ana = await stage.player();
    const legs = [leg(0), leg(1)];
    const [first, again] = await Promise.all([
      ana.place(legs, { key: 'one-slip-key' }),
      ana.place(legs, { key: 'one-slip-key' }),
    ]);
    expect([codeOf(first), again.envelope]).toEqual(['OK', first.envelope]);
    expect((await ana.place(legs, { key: 'one-slip-key' })).envelope).toEqual(first.envelope);
    expect([ana.balance(), stage.count('bets'), stage.count('sports_slips')]).toEqual([999_000, 1, 1]);
    expect([...script.followed]).toEqual([EVENTS[0], EVENTS[1]]);
    const other = await ana.place(legs, { key: 'one-slip-key', stakeMinor: 2_000 });
    expect([codeOf(other), ana.balance()]).toEqual(['IDEMPOTENCY_KEY_REUSED', 999_000]);
    const { envelope } = await ana.call('sports.slips', { kind: 'OPEN' });
    expect(envelope).toMatchObject({
      value: {
        next: null,
        content: [{ state: 'OPEN', stakeMinor: 1_000, lines: 1, greatestPayoutMinor: 4_000, balanceMinor: 999_000 }],
      },
    });
  });

  it('GAME-05 goes on page by page, and ends up among those that are settled', async () => {
    const script = scripted();
    const ana = await stage.player();
    for (let count = 0; count < 21; count += 1) await ana.placed([leg(0)], { stakeMinor: 100 });
    const page = async (kind: string, before?: string) => {
      const { envelope } = await ana.call('sports.slips', { kind, ...(before && { before }) });
      return SPORTS_BETS_ENDPOINTS['sports.slips'].value.parse(envelope.success ? envelope.value : null);
    };
    const first = await page('OPEN');
    expect([first.content.length, (await page('OPEN', first.next ?? '')).content.length]).toEqual([20, 1]);
    script.result(leg(0), 'LOST');
    stage.decide(EVENTS[0]);
    expect([(await page('OPEN')).content.length, (await page('SETTLED')).content.length]).toEqual([0, 20]);
    expect(stage.count('exposures')).toBe(0);
  });

  it('GAME-05 is nobody else’s to see, price or sell', async () => {
    scripted();
    const [ana, eva] = [await stage.player(), await stage.player()];
    const { slipId } = await ana.placed([leg(0)]);
    for (const [name, input] of [
      ['sports.slip', { slip: slipId }],
      ['sports.quote', { slip: slipId }],
      ['sports.cashOut', { slip: slipId, quoteId: '1', key: 'of-eva-herself', partMinor: null }],
      ['sports.slips', { kind: 'OPEN', before: slipId }],
    ] as const)
      expect(codeOf(await eva.call(name, input))).toBe('SLIP_NOT_FOUND');
  });

  it('GAME-05 is bet in titles of sports alone', async () => {
    scripted();
    const ana = await stage.player();
    stage.world.sqlite
      .prepare(
        "UPDATE game_sessions SET node_id = (SELECT node_id FROM games WHERE family = 'slot' LIMIT 1) WHERE member_id = ?",
      )
      .run(ana.id);
    expect([codeOf(await ana.place([leg(0)])), traces(), ana.balance()]).toEqual([
      'GAME_UNAVAILABLE',
      NOTHING,
      1_000_000,
    ]);
  });

  it('GAME-05 CASH-02 is refused without the money, and of two at once the one that it does not reach', async () => {
    scripted();
    const ana = await stage.player(1_500);
    const both = await Promise.all([ana.place([leg(0)]), ana.place([leg(1)])]);
    expect(both.map(codeOf).sort()).toEqual(['INSUFFICIENT_FUNDS', 'OK']);
    expect([ana.balance(), stage.count('sports_slips')]).toEqual([500, 1]);
  });

  it('GAME-06 of play money moves that alone, and the house owes nothing by it', async () => {
    const script = scripted();
    const guest = await stage.player(0, 'trial');
    stage.world.ledger.post({
      ...{ kind: 'trial.grant', key: 'play-money-of-test', memberId: guest.id, amountMinor: 5_000 },
      ...{ reference: 'test', at: stage.world.clock.now() },
    });
    await guest.placed([leg(0)]);
    expect([guest.balance(), stage.count('exposures')]).toEqual([4_000, 0]);
    script.result(leg(0), 'WON');
    stage.decide(EVENTS[0]);
    expect(guest.balance()).toBe(6_000);
    await guest.placed([leg(1)]);
    startBreak(stage.world, guest.id, '6m');
    // As the audit finds it: it is over, and not filed among those that are open.
    expect([guest.balance(), stage.count("sports_slips WHERE kind = 'OPEN'")]).toEqual([6_000, 0]);
  });
});

describe('a refused slip', () => {
  it.each([
    ['BET_INVALID', 'unknown', (script: ReturnType<typeof scripted>) => script.close(leg(0))],
    [
      'SELECTION_SUSPENDED',
      'suspended',
      (script: ReturnType<typeof scripted>) => script.price(leg(0), { oddsMilli: 2_000, state: 'SUSPENDED' }),
    ],
    [
      'ODDS_CHANGED',
      'oddsChanged',
      (script: ReturnType<typeof scripted>) => script.price(leg(0), { oddsMilli: 1_900 }),
    ],
    [
      'SELECTION_CLOSED',
      'closed',
      (script: ReturnType<typeof scripted>) => {
        script.close(leg(0));
        script.event(EVENTS[0], stage.world.clock.now(), { state: 'LIVE' });
      },
    ],
  ] as const)(
    'GAME-05 SYS-10 with %s is told each leg as it stands, and charges nothing',
    async (code, fault, change) => {
      const script = scripted();
      const ana = await stage.player();
      change(script);
      const refused = await ana.place([leg(0), leg(1)]);
      expect(refused.envelope).toMatchObject({ code, slip: { legs: [{ fault }, { fault: null, oddsMilli: 2_000 }] } });
      expect([ana.balance(), traces()]).toEqual([1_000_000, NOTHING]);
    },
  );

  it('GAME-05 has legs that go together by themselves alone', async () => {
    scripted();
    const script = stage.script();
    script.event(EVENTS[0], stage.world.clock.now() + MATCH_MS);
    const [home, draw] = [leg(0), leg(0, { selection: 'draw' })];
    script.event(EVENTS[1], stage.world.clock.now() + MATCH_MS);
    for (const one of [home, draw, leg(1)]) script.price(one, { oddsMilli: 2_000 });
    const ana = await stage.player();
    const parlay = await ana.place([home, draw]);
    expect(parlay.envelope).toMatchObject({
      code: 'LEGS_RELATED',
      slip: { legs: [{ fault: 'related' }, { fault: 'related' }] },
    });
    expect(codeOf(await ana.place([home, home], { form: { kind: 'singles' } }))).toBe('BET_INVALID');
    expect(codeOf(await ana.place([home], { form: { kind: 'parlay' } }))).toBe('BET_INVALID');
    expect(codeOf(await ana.place([home], { form: { kind: 'named', name: 'trixie' } }))).toBe('BET_INVALID');
    const system = await ana.place([home, draw, leg(1)], { form: { kind: 'system', size: 2 } });
    expect(system.envelope).toMatchObject({
      code: 'LEGS_RELATED',
      slip: { legs: [{ fault: 'related' }, { fault: 'related' }, { fault: null }] },
    });
    expect([ana.balance(), traces()]).toEqual([1_000_000, NOTHING]);
    expect(codeOf(await ana.place([home, draw], { form: { kind: 'singles' } }))).toBe('OK');
  });

  it.each([
    ['none', 2_100, 'ODDS_CHANGED'],
    ['none', 1_900, 'ODDS_CHANGED'],
    ['better', 2_100, 'OK'],
    ['better', 1_900, 'ODDS_CHANGED'],
    ['any', 1_900, 'OK'],
  ])('GAME-05 of a player who takes %s odds at %i is answered %s', async (choice, oddsMilli, code) => {
    const script = scripted();
    const ana = await stage.player();
    script.price(leg(0), { oddsMilli });
    const answer = await ana.place([leg(0)], { choice });
    expect(codeOf(answer)).toBe(code);
    if (code === 'OK') expect(answer.envelope).toMatchObject({ value: { legs: [{ oddsMilli }] } });
  });

  it('GAME-05 says what may be staked: by the greatest stake, the greatest payout, and what the house may lose', async () => {
    const script = scripted();
    const [ana, eva] = [await stage.player(20_000_000), await stage.player(20_000_000)];
    // A payout of $1,000,000.00 at most.
    script.price(leg(2), { oddsMilli: 400_000 });
    const high = await ana.place([leg(2, { oddsMilli: 400_000 })], { stakeMinor: 300_000 });
    expect(high.envelope).toMatchObject({ code: 'STAKE_INVALID', slip: { mostStakeMinor: 125_313 } });
    expect(codeOf(await ana.place([leg(0)], { stakeMinor: 99 }))).toBe('STAKE_INVALID');
    expect(codeOf(await ana.place([leg(0)], { stakeMinor: 5_000_001 }))).toBe('STAKE_INVALID');
    // At 11.00 so much loses $400,000.00 of the $500,000.00 that one selection may.
    script.price(leg(1), { oddsMilli: 11_000 });
    const eleven = leg(1, { oddsMilli: 11_000 });
    await ana.placed([eleven], { stakeMinor: 4_000_000 });
    const full = await eva.place([eleven], { stakeMinor: 1_000_001 });
    expect(full.envelope).toMatchObject({ code: 'EXPOSURE_REACHED', slip: { mostStakeMinor: 1_000_000 } });
    expect(codeOf(await eva.place([eleven], { stakeMinor: 1_000_000 }))).toBe('OK');
  });

  it('GAME-05 is foretold by a check, which moves nothing', async () => {
    const script = scripted();
    const ana = await stage.player();
    script.price(leg(1), { oddsMilli: 3_000 });
    const slip = { legs: [leg(0), leg(1), leg(2)], form: { kind: 'system', size: 2 }, stakeMinor: 1_000 };
    const { envelope } = await ana.call('sports.check', slip);
    // 2·3 + 2·2 + 3·2 times 10.00.
    expect(envelope).toMatchObject({
      value: {
        ...{ isCombinable: true, lines: 3, stakeMinor: 3_000, greatestPayoutMinor: 16_000, waitsMs: 0 },
        ...{ leastStakeMinor: 100, mostStakeMinor: 1_666_666 },
        legs: [{ fault: null }, { fault: 'oddsChanged', oddsMilli: 3_000 }, { fault: null }],
      },
    });
    expect([ana.balance(), traces()]).toEqual([1_000_000, NOTHING]);
  });
});
