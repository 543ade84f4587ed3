import { grownMinor } from '@tonalli/contracts/content/jackpot-feed';
import type { LiveEvent } from '@tonalli/contracts/live';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { replay } from '../../games/slot/engine';
import { LINE_COUNT } from '../../games/slot/lines';
import { MODELS } from '../../games/slot/models';
import { createTestWorld } from '../../testing/test-world';
import { paid } from '../../wagering/settlement';
import { cancelBet, placeBet } from '../../wagering/testing/summary-bets';
import type { OpenWorld } from '../../world/open-world';
import { forceJackpot, openJackpot } from './jackpot-round';
import { JACKPOT_RULES } from './jackpot-settings';
import { playRound } from './play-round';
import { playableGames } from './playable-game';
import { readJackpot } from './read-jackpot';
import { runner } from './runner';
import { newRoundId } from './tokens';
import { verifyRound } from './verify-round';

const SEED_MINOR = 100_000;
const RATE = 37;

interface Setting {
  kind?: 'PROGRESSIVE' | 'TICKER';
  oneIn?: number;
  startMinor?: number;
  contributionBasisPoints?: number;
}

let world: OpenWorld;
let game: ReturnType<typeof playableGames>[number];
beforeEach(() => {
  world = createTestWorld({ seed: 'catalogue' });
  const [first] = playableGames(world, 1);
  if (!first) throw new Error('there is no game');
  game = first;
  setJackpot({});
});
afterEach(() => world.close());

function setJackpot({ kind = 'PROGRESSIVE', startMinor = SEED_MINOR, ...more }: Setting) {
  const start = { startMinMinor: startMinor, startMaxMinor: startMinor };
  world.settings.set(JACKPOT_RULES, { kind, ...start, oneIn: 5_000, contributionBasisPoints: RATE, ...more });
}
const pool = () => world.ledger.houseBalance('house.jackpot');
const mint = async (balanceMinor = 10_000_000) => (await mintMember(world, { balanceMinor })).id;

function spin(memberId: string, lineStakeMinor = 50, wallet: 'main' | 'trial' = 'main') {
  const at = world.clock.now();
  return playRound(world, { roundId: newRoundId(), memberId, wallet, game, lineStakeMinor, at });
}

function place(memberId: string, stakeMinor: number): string {
  const bet = { memberId, nodeId: game.nodeId, vassalage: game.vendor, gameType: game.gameType, stakeMinor } as const;
  return placeBet(world, { ...bet, roundId: newRoundId(), at: world.clock.now() });
}

/** What everybody may see of a round of the slot. */
function verifySlot(roundId: string) {
  const shown = verifyRound(world, roundId);
  if (!('stops' in shown)) throw new Error('it was no round of the slot');
  return shown;
}

const moved = (kind: string): number =>
  Number(world.sqlite.prepare('SELECT coalesce(sum(amount_minor), 0) FROM postings WHERE kind = ?').pluck().get(kind));

describe('the jackpot', () => {
  it('HOME-05 GAME-05 opens with the money of the house, and takes its part of a real stake in the same transaction', async () => {
    const memberId = await mint();
    expect(readJackpot(world)).toMatchObject({
      kind: 'PROGRESSIVE',
      amount: SEED_MINOR,
      lastWon: null,
      terms: { contributionBasisPoints: RATE, oneIn: 5_000, startFrom: SEED_MINOR, startTo: SEED_MINOR },
    });
    spin(memberId, 500);
    expect(pool()).toBe(SEED_MINOR + Math.floor((500 * LINE_COUNT * RATE) / 10_000));
    const before = pool();
    expect(() =>
      world.transaction(() => {
        spin(memberId, 500);
        throw new Error('undo');
      }),
    ).toThrow('undo');
    expect(pool()).toBe(before);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-05 loses no part of a centavo: what is left over waits for the next stake', async () => {
    const memberId = await mint();
    const stakes = 27;
    for (let count = 0; count < stakes; count += 1) spin(memberId, 5);
    expect(pool()).toBe(SEED_MINOR + Math.floor((stakes * 5 * LINE_COUNT * RATE) / 10_000));
  });

  it('GAME-06 play money neither feeds it nor wins it', async () => {
    const { id } = await mintMember(world, { type: 4 });
    const grant = {
      kind: 'trial.grant',
      key: 'grant',
      memberId: id,
      amountMinor: 100_000,
      reference: '',
      at: 0,
    } as const;
    world.ledger.post(grant);
    readJackpot(world);
    forceJackpot(world, id);
    expect(spin(id, 50, 'trial').jackpotMinor).toBe(0);
    expect(pool()).toBe(SEED_MINOR);
  });

  it('HOME-05 GAME-08 pays all of it to the winner once, fills it anew, tells everybody, and can be verified', async () => {
    const memberId = await mint(1_000_000);
    const heard: LiveEvent[] = [];
    world.events.subscribe((event) => heard.push(event));
    spin(memberId);
    const before = { pool: pool(), balance: world.ledger.balance(memberId, 'member.main') };
    forceJackpot(world, memberId);
    const round = spin(memberId);
    const fed = Math.floor((2 * round.stakeMinor * RATE) / 10_000);
    expect(round.jackpotMinor).toBe(SEED_MINOR + fed);
    const { model, lineStakeMinor, stops } = verifySlot(round.roundId);
    const { payoutMinor } = replay(MODELS[model], { lineStakeMinor }, stops);
    expect(round.payoutMinor).toBe(payoutMinor + round.jackpotMinor);
    expect(round.balanceAfterMinor).toBe(before.balance - round.stakeMinor + round.payoutMinor);
    expect(world.ledger.balance(memberId, 'member.main')).toBe(round.balanceAfterMinor);
    expect(pool()).toBe(SEED_MINOR);
    expect(readJackpot(world).lastWon).toMatchObject({ amount: round.jackpotMinor });
    expect(readJackpot(world).lastWon?.customerName).toMatch(/\*\*\*$/);
    expect(heard).toContainEqual(
      expect.objectContaining({
        type: 'jackpot-won',
        winner: expect.objectContaining({ winAmount: round.jackpotMinor, nodeId: game.nodeId }),
      }),
    );
    expect(heard.filter(({ type }) => type === 'jackpot').at(-1)).toMatchObject({
      type: 'jackpot',
      amount: SEED_MINOR,
    });
    expect(heard).toContainEqual(expect.objectContaining({ type: 'winner' }));
    expect(verifyRound(world, round.roundId)).toMatchObject({
      payoutMinor: round.payoutMinor,
      jackpot: {
        ...{ stakePerWinMinor: round.stakeMinor, wonMinor: round.jackpotMinor, poolMinor: round.jackpotMinor },
        drawn: expect.any(Number),
      },
    });
    expect(spin(memberId).jackpotMinor).toBe(0);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('GAME-08 is drawn with a chance in proportion to the stake', async () => {
    const memberId = await mint(900_000_000);
    const rounds = 400;
    const wins = (lineStakeMinor: number) => {
      let won = 0;
      for (let count = 0; count < rounds; count += 1) won += spin(memberId, lineStakeMinor).jackpotMinor > 0 ? 1 : 0;
      return won;
    };
    setJackpot({ oneIn: 1, startMinor: 2_500 * LINE_COUNT, contributionBasisPoints: 0 });
    expect(wins(2_500)).toBe(rounds);
    // Expected 160 and 3; bounds at five standard deviations and more.
    const often = wins(1_000);
    const seldom = wins(20);
    expect(often).toBeGreaterThan(110);
    expect(often).toBeLessThan(210);
    expect(seldom).toBeLessThan(20);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-05 gives back what a bet that was called off had put in, also when it was won meanwhile', async () => {
    const memberId = await mint(900_000_000);
    const first = place(memberId, 123_457);
    const second = place(memberId, 200_000_000);
    const fed = (stakeMinor: number) => Math.floor((stakeMinor * RATE) / 10_000);
    expect(pool()).toBe(SEED_MINOR + fed(200_123_457));
    expect(cancelBet(world, first)).toBe(true);
    expect(cancelBet(world, first)).toBe(false);
    expect(pool()).toBe(SEED_MINOR + fed(200_000_000));
    forceJackpot(world, memberId);
    spin(memberId);
    expect(cancelBet(world, second)).toBe(true);
    expect(pool()).toBeGreaterThanOrEqual(0);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-05 GAME-05 stays won when the bet that won it is settled anew', async () => {
    const memberId = await mint();
    forceJackpot(world, memberId);
    const { roundId, stakeMinor, jackpotMinor } = spin(memberId);
    runner.correct(world, { roundId, results: [paid('spin', stakeMinor, 700)] });
    expect([verifyRound(world, roundId).payoutMinor, world.ledger.audit().findings]).toEqual([jackpotMinor + 700, []]);
  });

  it('HOME-05 neither moves nor is won while the operator shows a ticker', async () => {
    const memberId = await mint();
    setJackpot({ kind: 'TICKER' });
    forceJackpot(world, memberId);
    expect(spin(memberId)).toMatchObject({ jackpotMinor: 0 });
    expect(moved('jackpot.contribution')).toBe(0);
  });

  it('QA-09 the audit finds a pool that was fed wrongly, and a jackpot that was paid without being won', async () => {
    const memberId = await mint();
    spin(memberId);
    world.sqlite.exec('UPDATE jackpot_pool SET fed_units = fed_units + 10000');
    expect(world.ledger.audit().findings.join('\n')).toContain('but its bets owe it');
    world.sqlite.exec('UPDATE jackpot_pool SET fed_units = fed_units - 10000');
    world.ledger.post({ kind: 'jackpot.win', key: 'x', memberId, amountMinor: 5, reference: 'R', at: 0 });
    expect(world.ledger.audit().findings.join('\n')).toContain('was paid 1 jackpots of 0 won');
  });
});

describe('the jackpot as the house feeds it', () => {
  const DAY_MS = 86_400_000;
  /** As an operator has it who changed nothing. */
  const unchanged = () => world.settings.set(JACKPOT_RULES, JACKPOT_RULES.initial);
  const feedPostings = () =>
    world.sqlite.prepare("SELECT count(*) FROM postings WHERE kind = 'jackpot.feed'").pluck().get();

  it('HOME-04 begins between 200 and 300 million, with money of the house, and anew after a win', async () => {
    unchanged();
    const memberId = await mint();
    for (let round = 0; round < 3; round += 1) {
      const { amount } = readJackpot(world);
      expect(amount).toBeGreaterThanOrEqual(20_000_000_000);
      expect(amount).toBeLessThanOrEqual(30_000_000_000);
      expect(amount).toBe(pool());
      forceJackpot(world, memberId);
      expect(spin(memberId).jackpotMinor).toBe(amount);
    }
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-04 grows with the clock without a posting or a row, and stakes neither add to it nor take from it', async () => {
    unchanged();
    const memberId = await mint();
    const { amount: start } = readJackpot(world);
    const rows = () => world.sqlite.prepare('SELECT count(*) FROM postings').pluck().get();
    const before = rows();
    world.clock.advance(8_000 * 100);
    expect(readJackpot(world).amount).toBe(start + 100 * 60_000);
    expect(rows()).toBe(before);
    spin(memberId, 500);
    expect(readJackpot(world).amount).toBe(start + 100 * 60_000);
    expect(moved('jackpot.contribution')).toBe(0);
  });

  it('HOME-04 is booked once a day, however far the clock jumps, and pays what it held just then', async () => {
    unchanged();
    const memberId = await mint();
    const { amount: start } = readJackpot(world);
    world.clock.advance(45 * DAY_MS);
    expect(feedPostings()).toBe(45);
    const grown = 45 * (DAY_MS / 8_000) * 60_000;
    expect(readJackpot(world).amount).toBe(start + grown);
    expect(pool()).toBeLessThan(start + grown);
    forceJackpot(world, memberId);
    expect(spin(memberId).jackpotMinor).toBe(start + grown);
    expect(moved('jackpot.feed')).toBe(grown);
    expect(feedPostings()).toBe(46);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-04 pays two rounds that end together one after the other, the second what the next pool holds', async () => {
    const [ana, eva] = [await mint(), await mint()];
    place(ana, 1_000_000);
    for (const memberId of [ana, eva]) forceJackpot(world, memberId);
    const round = { nodeId: game.nodeId, stakeMinor: 100, at: world.clock.now() };
    const prizes = world.transaction(() => {
      const draw = openJackpot(world);
      return [ana, eva].map((memberId) => draw({ ...round, roundId: newRoundId(), memberId }, { below: () => 0 }));
    });
    // 0.37 % of 10,000.00 had gone into the first one.
    const pools = [SEED_MINOR + 3_700, SEED_MINOR];
    expect(prizes.map(({ draw, wonMinor }) => [draw?.poolMinor, wonMinor])).toEqual(
      pools.map((minor) => [minor, minor]),
    );
  });

  it('HOME-04 books nothing twice: not when it is won twice at once, and not where the clock was put back', async () => {
    unchanged();
    const [first, second] = [await mint(), await mint()];
    readJackpot(world);
    const before = world.clock.now();
    world.clock.advance(3 * DAY_MS);
    const { amount } = readJackpot(world);
    for (const memberId of [first, second]) forceJackpot(world, memberId);
    const won: number[] = [];
    await Promise.all(
      [first, second].map((memberId) => world.commit(() => void won.push(spin(memberId).jackpotMinor))),
    );
    expect(won[0]).toBe(amount);
    expect(won[1]).toBeLessThanOrEqual(30_000_000_000);
    world.clock.advance(DAY_MS);
    world.clock.freeze(before);
    expect(readJackpot(world).amount).toBe(pool());
    forceJackpot(world, first);
    spin(first);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('HOME-04 goes on by the same function in a process that starts anew', () => {
    unchanged();
    world.clock.advance(DAY_MS / 3);
    const { amount, feed } = readJackpot(world);
    if (!feed) throw new Error('it does not grow');
    world.clock.advance(7_000);
    const { startMinor, startedAt } = { startMinor: feed.start, startedAt: Date.parse(feed.since) };
    expect(readJackpot(world).amount).toBe(startMinor + grownMinor({ startMinor, startedAt }, world.clock.now()));
    expect(readJackpot(world).amount).toBeGreaterThan(amount);
  });

  it('HOME-04 GAME-08 keeps the bound with each round, and what was to be won and the number with one that won it', async () => {
    unchanged();
    const memberId = await mint();
    world.clock.advance(DAY_MS);
    const { amount } = readJackpot(world);
    const proofOf = () => verifyRound(world, spin(memberId).roundId).jackpot;
    expect(proofOf()).toEqual({ stakePerWinMinor: amount * 200, wonMinor: 0, poolMinor: null, drawn: null });
    world.clock.advance(8_000);
    expect(proofOf()).toMatchObject({ stakePerWinMinor: (amount + 60_000) * 200 });
    forceJackpot(world, memberId);
    const won = proofOf();
    expect(won).toMatchObject({ wonMinor: amount + 60_000, poolMinor: amount + 60_000 });
    expect(won?.drawn).toBeLessThan(1_000);
  });

  it('QA-09 the audit finds what was fed without being noted, and a jackpot that paid another amount than it held', async () => {
    unchanged();
    const memberId = await mint();
    forceJackpot(world, memberId);
    spin(memberId);
    world.sqlite.exec('UPDATE jackpot_pool SET booked_minor = 5');
    expect(world.ledger.audit().findings.join('\n')).toContain('but noted 5');
    world.sqlite.exec("UPDATE bets SET detail = json_set(detail, '$.p[0]', 7)");
    expect(world.ledger.audit().findings.join('\n')).toContain('but it held 7');
  });
});

type Step =
  | { do: 'spin'; who: number; lineStakeMinor: number }
  | { do: 'place'; who: number; stakeMinor: number }
  | { do: 'cancel'; nth: number }
  | { do: 'force'; who: number };

const who = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('spin' as const), who, lineStakeMinor: fc.constantFrom(5, 10, 250) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('place' as const), who, stakeMinor: fc.integer({ min: 1, max: 90_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('force' as const), who }) },
);

describe('any program of bets', () => {
  it('HOME-05 QA-09 the pool is always seeds and contributions less returns and wins, all at once as well', async () => {
    const members = [await mint(90_000_000), await mint(90_000_000), await mint(2_000)];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (program) => {
        const bets: string[] = [];
        const run = (what: Step): void => {
          if (what.do === 'cancel') cancelBet(world, bets[what.nth] ?? '');
          else if (what.do === 'force') forceJackpot(world, members[what.who] ?? '');
          else if (what.do === 'place') bets.push(place(members[what.who] ?? '', what.stakeMinor));
          else spin(members[what.who] ?? '', what.lineStakeMinor);
        };
        await Promise.allSettled(program.map((what) => world.commit(() => run(what))));
        const fed = moved('jackpot.contribution') - moved('jackpot.return');
        expect(pool()).toBe(moved('jackpot.seed') + fed - moved('jackpot.win'));
        expect(world.ledger.audit().findings).toEqual([]);
      }),
      { numRuns: 25 },
    );
    const owed = world.sqlite.prepare("SELECT sum(stake_minor) FROM bets WHERE status <> 'CANCELLED'").pluck().get();
    const fed = moved('jackpot.contribution') - moved('jackpot.return');
    expect(fed).toBe(Math.floor((Number(owed) * RATE) / 10_000));
  });
});
