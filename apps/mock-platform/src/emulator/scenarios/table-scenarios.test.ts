import type { GameFamily } from '@tonalli/contracts/games/families';
import { FishShown } from '@tonalli/contracts/games/fish';
import { LiveBlackjackShown } from '@tonalli/contracts/games/live-blackjack';
import { NiuNiuShown } from '@tonalli/contracts/games/niu-niu';
import { TrioShown, TrioView } from '@tonalli/contracts/games/three-card-rooms';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { betInRoom, requireGame, runner, showTable, titleMeant, titleOf } from '../../features/play';
import { fetchBetDetail } from '../../features/records/fetch-bet-detail';
import { niuOf } from '../../games/niu-niu/hand';
import { strengthOf } from '../../games/three-card-rooms/hand';
import { threeCardRooms } from '../../games/three-card-rooms/module';
import { findMember, findMemberByUsername } from '../../people/find-member';
import { servePlatform } from '../../testing/stage';
import { betIdOf } from '../../wagering/bets';
import { tableVerbs } from '../control/table-commands';
import { applyScenarios } from './apply-scenarios';
import { readScenario } from './files/read-scenario';
import { bundledScenarios } from './registry';

const FILE = `title: { en: a, es: b }
description: { en: a, es: b }
lookAt: [{ en: a, es: b }]
steps: [STEPS]
`;
const CLOSED =
  '{ tableTakesBets: { nodeId: live-roulette } }, { skipTablePhase: { nodeId: live-roulette } }, { crowd: { nodeId: live-roulette, people: 2 } }';

const platform = await servePlatform({ seed: 'light' });

/** The world after a scenario, whom it brought, and the table that it is about. */
function after(name: string, family: GameFamily) {
  const world = platform.worlds.create();
  const wanted = bundledScenarios().filter((scenario) => scenario.name === name);
  const username = applyScenarios(platform.worlds, world, wanted)[0]?.accounts[0]?.username ?? '';
  const memberId = findMemberByUsername(world, username)?.id ?? '';
  const nodeId = titleMeant(world, family);
  const bets = () =>
    world.sqlite
      .prepare<[string], { roundId: string; status: string; payoutMinor: number }>(
        'SELECT round_id roundId, status, payout_minor payoutMinor FROM bets WHERE member_id = ? ORDER BY id',
      )
      .all(memberId);
  return { world, memberId, nodeId, bets, table: () => showTable(world, { nodeId }).round };
}

/** How many bets are in a title's round. */
function betCount({ world, nodeId, table }: ReturnType<typeof after>, family: GameFamily): number {
  const rounds = runner.shared.nameOf(world, { family, nodeId });
  return runner.shared.betCount(world, { rounds, key: table()?.key ?? '' });
}

/** The newest bet of the member in their record, opened. */
function recorded({ world, memberId }: Pick<ReturnType<typeof after>, 'world' | 'memberId'>) {
  const id = world.sqlite
    .prepare<[string], number>('SELECT max(id) FROM bets WHERE member_id = ?')
    .pluck()
    .get(memberId);
  const member = findMember(world, memberId);
  const betId = betIdOf(id ?? 0);
  return fetchBetDetail({ ctx: { world, member } as never, input: { betId, language: 'ES' } });
}

describe('scenarios of tables', () => {
  it('QA-01 GAME-12 table-crash-crowded flies with forty others; one bet of the member is past its target, one is open', () => {
    const state = after('table-crash-crowded', 'crash');
    expect(state.table()).toMatchObject({ phase: 'flying', shown: { bustX100: null } });
    expect(betCount(state, 'crash')).toBe(42);
    const [auto, open] = state.bets();
    expect([auto?.status, auto?.payoutMinor, open?.status]).toEqual(['PENDING', 0, 'PENDING']);
    expect(runner.open(state.world, state)).toHaveLength(2);
    state.world.clock.advance(10 * 60_000);
    expect(state.bets().map(({ status, payoutMinor }) => [status, payoutMinor])).toEqual([
      ['SETTLED', 4_000],
      ['SETTLED', 0],
    ]);
  });

  it('QA-01 GAME-12 table-blackjack-full has seven seats, of which the member’s is asked', () => {
    const state = after('table-blackjack-full', 'live-blackjack');
    expect(state.table()?.phase).toBe('playing');
    const { seats } = LiveBlackjackShown.parse(state.table()?.shown);
    expect(seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(seats[3]).toMatchObject({ stage: 'play', hands: [{ cards: expect.any(Array) }] });
    expect(runner.open(state.world, state)[0]?.view()).toMatchObject({ seat: 4, stage: 'play', stakeMinor: 5_000 });
  });

  it('QA-01 GAME-09 QA-08 room-niu-full bids for the bank in six seats, five of which say that they play by themselves; the member comes to niu niu', () => {
    const state = after('room-niu-full', 'niu-niu');
    expect(state.table()?.phase).toBe('bidding');
    const { seats } = NiuNiuShown.parse(state.table()?.shown);
    expect(seats.map(({ seat, isAutomatic }) => [seat, isAutomatic])).toEqual(
      [1, 2, 3, 4, 5, 6].map((seat) => [seat, seat !== 2]),
    );
    state.world.clock.advance(30_000);
    const dealt = NiuNiuShown.parse(state.table()?.shown).seats;
    expect(niuOf(dealt.find(({ seat }) => seat === 2)?.cards ?? [])).toBe(10);
  });

  it('QA-01 GAME-05 QA-08 fish-room-full has four who have fired; nobody else gets a seat or pays, until they are idle', () => {
    const { world, memberId, nodeId, bets, table } = after('fish-room-full', 'fish');
    const room = () => FishShown.parse(table()?.shown);
    expect(room().seats.map(({ seat, batch }) => [seat, batch])).toEqual([1, 2, 3, 4].map((seat) => [seat, 1]));
    expect(room().seats.every(({ last }) => last.length > 0)).toBe(true);
    const title = () => titleOf(requireGame(world, nodeId));
    const shoot = (roundId: string) =>
      runner.place(world, {
        ...{ memberId, nodeId, wallet: 'main', roundId, roundKey: null, title, at: world.clock.now() },
        bet: betInRoom(world, { nodeId, stakeMinor: 1_000 }, world.random),
      });
    const before = world.ledger.balance(memberId, 'member.main');
    expect(() => shoot('of-a-full-room-000001')).toThrow(expect.objectContaining({ code: 'SEAT_TAKEN' }));
    expect([bets(), world.ledger.balance(memberId, 'member.main')]).toEqual([[], before]);
    world.clock.advance(21_000);
    expect(room().seats).toEqual([]);
    shoot('of-an-empty-room-00001');
    expect(room().seats).toHaveLength(1);
  });

  it('QA-01 GAME-09 QA-08 room-trio-full asks the member first in a full room, unseen, with a straight', () => {
    const state = after('room-trio-full', 'blind-three-card-rooms');
    const { seats, turn } = TrioShown.parse(state.table()?.shown);
    expect([state.table()?.phase, turn]).toEqual(['turn', 2]);
    expect(seats.map(({ seat, isAutomatic, hasLooked }) => [seat, isAutomatic, hasLooked])).toEqual(
      [1, 2, 3, 4, 5, 6].map((seat) => [seat, seat !== 2, false]),
    );
    const [own] = runner.open(state.world, state);
    runner.step(state.world, {
      ...{ roundId: own?.roundId ?? '', memberId: state.memberId, nodeId: state.nodeId },
      ...{ wallet: 'main', step: 0, input: { act: 'look' } },
    });
    const { cards } = TrioView.parse(runner.open(state.world, state)[0]?.view());
    expect(strengthOf(cards).hand).toBe('straight');
  });

  it('QA-01 GAME-09 GAME-13 room-trio-away folded a hand for who did not answer, and took the ante alone', () => {
    const state = after('room-trio-away', 'three-card-rooms');
    expect(runner.open(state.world, state)).toEqual([]);
    const lost = 'SELECT stake_minor, payout_minor FROM bets WHERE member_id = ?';
    const { anteMinor } = z.object({ anteMinor: z.int() }).parse(threeCardRooms.settingOf(state.nodeId));
    expect(state.world.sqlite.prepare(lost).raw().all(state.memberId)).toEqual([[anteMinor, 0]]);
    expect(state.world.ledger.audit().findings).toEqual([]);
  });

  it('QA-01 GAME-09 room-niu-waiting has one seat taken, and gives its cover back after ten minutes', () => {
    const state = after('room-niu-waiting', 'niu-niu');
    expect(NiuNiuShown.parse(state.table()?.shown).seats.map(({ seat }) => seat)).toEqual([5]);
    const before = state.world.ledger.balance(state.memberId, 'member.main');
    state.world.clock.advance(11 * 60_000);
    expect(state.world.ledger.balance(state.memberId, 'member.main')).toBeGreaterThan(before);
    expect(state.world.ledger.audit().findings).toEqual([]);
  });

  it('QA-01 GAME-06 GAME-09 QA-08 room-niu-practice holds the own table of a trial account, and no other', () => {
    const { world, memberId: ownerId, nodeId, table } = after('room-niu-practice', 'niu-niu');
    const own = () => showTable(world, { nodeId, ownerId }).round;
    expect(own()).toMatchObject({ phase: 'bidding', isHeld: true });
    expect(NiuNiuShown.parse(own()?.shown).seats.map(({ seat, isAutomatic }) => [seat, isAutomatic])).toEqual(
      [1, 2, 3, 4, 5, 6].map((seat) => [seat, seat !== 2]),
    );
    expect(table()).toMatchObject({ phase: 'open', isHeld: false, shown: { seats: [] } });
    world.clock.advance(60_000);
    expect(own()?.phase).toBe('bidding');
    const named = { nodeId: 'niu-niu', member: 'practica' };
    tableVerbs.releaseTable({ world, input: named, parts: {} as never });
    while (own()?.phase !== 'over') world.clock.advance(1_000);
    const { seats } = NiuNiuShown.parse(own()?.shown);
    expect(niuOf(seats.find(({ seat }) => seat === 2)?.cards ?? [])).toBe(10);
    expect(world.ledger.balance(ownerId, 'member.main')).toBe(0);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('QA-01 GAME-12 table-reveal-missing gave every stake of the round back', () => {
    const state = after('table-reveal-missing', 'live-roulette');
    expect(state.bets()).toMatchObject([{ status: 'SETTLED', payoutMinor: 7_000 }]);
    expect(state.world.ledger.balance(state.memberId, 'member.main')).toBe(150_000 + 7_000);
    expect(state.table()).toMatchObject({ isCancelled: true, takesBets: false });
    expect(betCount(state, 'live-roulette')).toBe(13);
    expect(recorded(state)).toMatchObject({ payout: 7_000, outcome: { kind: 'round', isCancelled: true } });
    expect(state.world.ledger.audit().findings).toEqual([]);
  });

  it('QA-01 QA-15 table-phase-held stands within the deal while time goes on, and is let go', () => {
    const state = after('table-phase-held', 'live-baccarat');
    state.world.clock.advance(3_600_000);
    expect(state.table()).toMatchObject({ phase: 'dealing', isHeld: true, endsAt: null });
    expect(state.bets()).toMatchObject([{ status: 'PENDING' }]);
    void tableVerbs.releaseTable({ world: state.world, input: { nodeId: 'live-baccarat' }, parts: {} as never });
    state.world.clock.advance(30_000);
    expect(state.bets()).toMatchObject([{ status: 'SETTLED' }]);
  });

  it('QA-01 GAME-12 table-result-forced paid the wished number, and its proof says that it was forced', () => {
    const { world, memberId, bets } = after('table-result-forced', 'live-roulette');
    const [bet] = bets();
    expect(bet).toMatchObject({ status: 'SETTLED', payoutMinor: 72_000 });
    expect(recorded({ world, memberId })).toMatchObject({ outcome: { kind: 'round', isCancelled: false } });
    const proof = runner.prove(world, bet?.roundId ?? '');
    expect(proof?.shared).toMatchObject({
      isForced: true,
      salt: expect.stringMatching(/^\d+$/),
      shown: { pocket: 17 },
    });
  });

  it('QA-01 QA-08 table-result-corrected has winner and loser changed places, and wrote to both', () => {
    const { world, bets, table } = after('table-result-corrected', 'live-roulette');
    expect(table()).toMatchObject({ shown: { pocket: 20 }, isCorrected: true });
    expect(bets()).toMatchObject([{ status: 'SETTLED', payoutMinor: 0 }]);
    const other = findMemberByUsername(world, 'veinte')?.id ?? '';
    expect(world.ledger.balance(other, 'member.main')).toBe(150_000 + 72_000);
    const messages = world.sqlite.prepare("SELECT count(*) FROM messages WHERE kind = 'betCorrected'").pluck().get();
    expect(messages).toBe(2);
    expect(runner.prove(world, bets()[0]?.roundId ?? '')?.shared).toMatchObject({ isCorrected: true });
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('QA-01 GAME-12 table-round-cancelled ended without a result and gave every stake back', () => {
    const state = after('table-round-cancelled', 'dragon-tiger');
    expect(state.table()).toMatchObject({ isCancelled: true, takesBets: false, shown: { dragon: null, tiger: null } });
    expect(state.bets()).toMatchObject([{ status: 'SETTLED', payoutMinor: 6_000 }]);
    expect(state.world.ledger.balance(state.memberId, 'member.main')).toBe(150_000 + 6_000);
  });

  it.each([
    ['a game for one', '{ crowd: { nodeId: dice, people: 2 } }', 'nobody shares a table of dice'],
    ['a table that is closed', CLOSED, 'the table of live-roulette takes no bets now'],
  ])('QA-01 QA-13 says in words what a file asks of %s', (_of, steps, message) => {
    const text = FILE.replace('STEPS', steps);
    const world = platform.worlds.create();
    const scenario = readScenario({ file: 'own.yaml', text, group: 'own' });
    expect(() => applyScenarios(platform.worlds, world, [scenario])).toThrow(message);
  });
});
