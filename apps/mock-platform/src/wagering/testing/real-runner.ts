import { mintMember } from '../../emulator/control/mint-member';
import { EXTENSIONS } from '../../features';
import { bonuses } from '../../features/bonuses/feature';
import { play } from '../../features/play/feature';
import { PlatformFailure } from '../../kernel/failure';
import { rollups } from '../../rollups/module';
import { openDatabase } from '../../sqlite/open-database';
import { TEST_PLATFORM, testTemplate } from '../../testing/templates';
import { type OpenWorld, openWorld } from '../../world/open-world';
import type { Reactions } from '../../world/reactions';
import type { World } from '../../world/world';
import { type Beacon, demonstrationBeacon } from '../beacon';
import type { AnyGameModule } from '../define-game';
import { ofMember, plantSeed } from '../fairness-seeds';
import type { Placement } from '../placement';
import { createRunner, type Runner } from '../runner';
import type { DrawPrize, Prize, RunnerParts } from '../runner-parts';
import type { Wallet } from '../wallet';

/** What the runner in memory draws from. */
const SEEDS = { serverSeed: '55'.repeat(32), clientSeed: 'player' };
const NODE_ID = '010001';
const NO_PRIZE: Prize = { stakePerWinMinor: null, wonMinor: 0, draw: null, balanceAfterMinor: null };

type Drawing = (world: World, ...drawn: Parameters<DrawPrize>) => Prize;

export interface RealRunner {
  readonly world: OpenWorld;
  readonly runner: Runner;
  /** What is won beside the games, which is nothing otherwise. */
  drawPrizes(draw: Drawing): void;
  /** Who is told of every round that is over. */
  hearDecided(listener: NonNullable<RunnerParts['decided']>): void;
  /** How many bets of a shared round are told in one transaction. */
  tellAtOnce(bets: number): void;
  /** What binds rounds with bets, in place of the world's own beacon. */
  bindBy(beacon: Beacon): void;
  /** Closes the world and opens it again from what it wrote, or another did. */
  reopen(written?: Buffer): void;
  /** A player with so much money, whose first rounds are those of the runner in memory. Returns their id. */
  player(balanceMinor: number): Promise<string>;
  /** Places a bet; `round` names it, and is its key where none is given. */
  place(memberId: string, bet: Placing): ReturnType<Runner['place']>;
  step(
    memberId: string,
    roundId: string,
    step: { no: number; input: unknown; wallet?: Wallet },
  ): ReturnType<Runner['step']>;
  quote(memberId: string, roundId: string): ReturnType<Runner['quote']>;
  cashOut(
    memberId: string,
    roundId: string,
    sale: { key: string; offer: number; partMinor?: number },
  ): ReturnType<Runner['cashOut']>;
  withdraw(memberId: string, roundId: string): ReturnType<Runner['withdraw']>;
  balance(memberId: string): number;
}

export interface Placing extends Partial<Pick<Placement, 'further' | 'roundKey' | 'wallet' | 'nodeId'>> {
  round: string;
  family: string;
  bet: unknown;
  /** What the title is played under; left out: as the family says first. */
  config?: unknown;
}

/** The platform's runner with these families, in a world of its own whose jobs are the runner's and those of the sums of what was bet. */
export function openRunner(...games: readonly AnyGameModule[]): RealRunner {
  let beacon = demonstrationBeacon;
  let prize: Drawing = () => NO_PRIZE;
  let decided: RunnerParts['decided'];
  let betsAtOnce: number | undefined;
  const runner = createRunner({
    games,
    get betsAtOnce() {
      return betsAtOnce;
    },
    prize: (at) => (round, draws) => prize(at, round, draws),
    decided: (at, rounds) => decided?.(at, rounds),
    beacon: { after: (at) => beacon.after(at), valueAt: (at, number) => beacon.valueAt(at, number) },
  });
  // The rounds that a break ends are this runner's.
  const reactions = EXTENSIONS.reactions.map(
    (on): Reactions =>
      on === play.on
        ? { ...on, 'member.onBreak': (at, { memberId, kind }) => runner.endRoundsOf(at, { memberId, why: kind }) }
        : on,
  );
  const open = (bytes: Buffer): OpenWorld =>
    openWorld({
      ...EXTENSIONS,
      ...{ name: 'rounds', seed: 'rounds', platform: TEST_PLATFORM, elapsedNow: () => 0 },
      ...{ jobs: [...runner.jobs, ...(rollups.jobs ?? []), ...(bonuses.jobs ?? [])], reactions },
      sqlite: openDatabase(bytes),
    });
  let world = open(testTemplate('empty').bytes);
  return {
    get world() {
      return world;
    },
    runner,
    drawPrizes(draw) {
      prize = draw;
    },
    hearDecided(listener) {
      decided = listener;
    },
    tellAtOnce(bets) {
      betsAtOnce = bets;
    },
    bindBy(other) {
      beacon = other;
    },
    reopen(written = world.sqlite.serialize()) {
      world.close();
      world = open(written);
    },
    async player(balanceMinor) {
      const { id } = await mintMember(world, { balanceMinor });
      plantSeed(world, { ...ofMember(id), ...SEEDS });
      return id;
    },
    place: (memberId, { round, family, bet, roundKey = round, wallet = 'main', further, nodeId = NODE_ID, config }) =>
      runner.place(world, {
        ...{ roundId: `${memberId}-${round}`, memberId, nodeId, wallet, bet, roundKey, ...(further && { further }) },
        at: world.clock.now(),
        title: () => ({ vendor: 'OMT', gameType: 'RNG', family, ...(config !== undefined && { config }) }),
      }),
    step: (memberId, roundId, { no, input, wallet = 'main' }) =>
      runner.step(world, { roundId, memberId, nodeId: NODE_ID, wallet, step: no, input }),
    quote: (memberId, roundId) => runner.quote(world, { roundId, memberId, nodeId: NODE_ID, wallet: 'main' }),
    cashOut: (memberId, roundId, sale) =>
      runner.cashOut(world, { roundId, memberId, nodeId: NODE_ID, wallet: 'main', ...sale }),
    withdraw: (memberId, roundId) => runner.withdraw(world, { roundId, memberId, nodeId: NODE_ID, wallet: 'main' }),
    balance: (memberId) => world.ledger.balance(memberId, 'member.main'),
  };
}

/** What is thrown, as a code of the catalogue; null when nothing is. */
export function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof PlatformFailure) return error.code;
    const [word = ''] = error instanceof Error ? error.message.split(/[: ]/) : [];
    return word === 'EXPOSURE' ? 'EXPOSURE_REACHED' : word;
  }
}
