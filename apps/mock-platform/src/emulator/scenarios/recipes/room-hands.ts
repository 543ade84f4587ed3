import type { z } from 'zod';
import {
  awaitBets,
  ROUND_ID_BYTES,
  requireGame,
  roundIdFrom,
  runner,
  titleMeant,
  titleOf,
} from '../../../features/play';
import { findMemberByUsername } from '../../../people/find-member';
import type { World } from '../../../world/world';
import type { Recipe } from '../scenario';
import { openAt, type RoomHands } from './tables';

const BIDDING_MS = 13_500;
const OVER_MS = 40_000;
const [LOSES, WINS] = [1, 2] as const;

interface Hand {
  nodeId: string;
  loser: string;
  winner: string;
}

/** Two of niu niu are dealt so that one loses to the other, who banks and bids as high as it goes. */
function playHand(world: World, { nodeId, loser, winner }: Hand): void {
  awaitBets(world, nodeId);
  const title = titleOf(requireGame(world, nodeId));
  const at = world.clock.now();
  const { key: round } = openAt(world, { family: title.family, nodeId });
  const random = world.random.fork(`room hand ${nodeId} ${round}`);
  const sit = (memberId: string, seat: number) => {
    const roundId = roundIdFrom(random.bytes(ROUND_ID_BYTES));
    const bet = { round, seat, seed: `suerte-del-asiento-${seat}` };
    const placed = { memberId, nodeId, wallet: 'main', at, bet, roundKey: null, by: 'operator' } as const;
    runner.place(world, { ...placed, roundId, title: () => title });
    return { memberId, nodeId, wallet: 'main', roundId } as const;
  };
  const [losing, winning] = [sit(loser, LOSES), sit(winner, WINS)];
  runner.shared.force(world, {
    rounds: runner.shared.nameOf(world, { family: title.family, nodeId }),
    wish: { niu: { [LOSES]: 1, [WINS]: 10 } },
  });
  world.clock.advance(BIDDING_MS);
  runner.step(world, { ...winning, step: 0, input: { bid: 3 } });
  runner.step(world, { ...losing, step: 0, input: { bid: 0 } });
  world.clock.advance(1_500);
  runner.step(world, { ...losing, step: 1, input: { multiple: 5 } });
  world.clock.advance(OVER_MS);
}

function idOf(world: World, username: string): string {
  const member = findMemberByUsername(world, username);
  if (!member) throw new RangeError(`there is nobody called ${username}`);
  return member.id;
}

/** One loses hand after hand to another; time passes with each. */
export const roomHands = ({ nodeId: named, loser, winner, hands }: z.output<typeof RoomHands>): Recipe => ({
  cook(world) {
    const pair = { nodeId: titleMeant(world, named), loser: idOf(world, loser), winner: idOf(world, winner) };
    for (let hand = 0; hand < hands; hand += 1) playHand(world, pair);
    return [];
  },
});
