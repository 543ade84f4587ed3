import { betIdOf } from '../../wagering/bets';
import { paidMinor } from '../../wagering/round';
import { isTrial } from '../../wagering/runner-parts';
import { sumOf } from '../../wagering/stake';
import type { World } from '../../world/world';
import { findGame } from '../lobby';
import { type SlipStand, sendMessage } from '../messages';
import { tellEndedBets } from '../play';
import type { KeptSlip } from './own-slip';
import { outcomeOf } from './show-slip';

interface Changed {
  readonly before: KeptSlip;
  readonly after: KeptSlip;
}

const standOf = (slip: KeptSlip): SlipStand => ({ outcome: outcomeOf(slip), payoutMinor: paidMinor(slip.round) });

/** The legs whose matches say something else than they did. */
const otherLegs = ({ before, after }: Changed) =>
  after.bet.legs.filter((_, place) => {
    const was = before.state.legs[place]?.result ?? null;
    return was !== null && was !== after.state.legs[place]?.result;
  });

/** Who met whom in these legs, each match once. */
function matchesOf(legs: ReturnType<typeof otherLegs>): { ES: string; EN: string }[] {
  const named = new Map(legs.flatMap(({ event, match }) => (match ? [[event, match] as const] : [])));
  return [...named.values()].map(({ home, away }) => ({
    ...{ ES: `${home.es} – ${away.es}`, EN: `${home.en} – ${away.en}` },
  }));
}

/** It was undecided again, and now its last leg is known. */
function tellEnd(world: World, { round }: KeptSlip): void {
  const { id: roundId, memberId, nodeId, family, stakeMinor, placedAt, results } = round;
  const wonMinor = sumOf(results, ({ status, payoutMinor }) => (status === 'VOID' ? 0 : payoutMinor));
  tellEndedBets(world, [
    {
      ...{ roundId, memberId, nodeId, family, isTrial: isTrial(round), wasOpen: true, isEndedByPlayer: false },
      ...{ stakeMinor, wonMinor, payoutMinor: paidMinor(round), placedAt, at: world.clock.now() },
    },
  ]);
}

/** Tells a member, in their inbox and their tabs, that a slip of theirs that was over stands otherwise; nothing where it does not. */
export function tellChangedSlip(world: World, changed: Changed): void {
  const { before, after } = changed;
  const { id: roundId, memberId, nodeId } = after.round;
  const [was, is] = [standOf(before), standOf(after)];
  const game = findGame(world, nodeId);
  const isSame = was.outcome === is.outcome && was.payoutMinor === is.payoutMinor;
  if (isSame || !game || isTrial(after.round)) return;
  const legs = otherLegs(changed);
  if (legs.length === 0) {
    tellEnd(world, after);
    return;
  }
  world.events.publish({
    ...{ type: 'bet-corrected', customerId: memberId, roundId, gameNames: { ES: game.nameEs, EN: game.nameEn } },
    ...{ delta: is.payoutMinor - was.payoutMinor, isOpen: is.outcome === 'OPEN' },
  });
  sendMessage(world, {
    ...{ memberId, kind: 'slipCorrected', purpose: 'service' },
    params: { matches: matchesOf(legs), was, is, betId: betIdOf(after.betId) },
  });
}
