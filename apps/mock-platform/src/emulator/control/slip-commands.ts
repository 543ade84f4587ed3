import type { GameType } from '@tonalli/contracts/lobby/wire';
import { isTrialType } from '@tonalli/contracts/session/wire';
import type { SlipForm, SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import type { ReceivedBy } from '@tonalli/qa/control-command';
import type { SLIP_COMMANDS } from '@tonalli/qa/slips';
import { newRoundId, playableTitles } from '../../features/play';
import { forceScore, listFixtures, listLive, priceOf } from '../../features/sports';
import {
  keptSlip,
  operatedSlips,
  quoteSlip,
  requireSlip,
  sellSlip,
  showSlip,
  takeSlip,
  uncollectedSlips,
} from '../../features/sports-bets';
import { PlatformFailure } from '../../kernel/failure';
import { findMember, findMemberByUsername } from '../../people/find-member';
import { dayAfter, dayAt } from '../../wagering/shared-days';
import type { World } from '../../world/world';
import { type CommandVerbs, ControlFailure } from './command';

type Placing = ReceivedBy<(typeof SLIP_COMMANDS)['placeSlip']>;
type Leg = NonNullable<Placing['legs']>[number];

const STAKE_MINOR = 5_000;
/** What none of so many matches offers is offered nowhere. */
const MOST_LOOKED_AT = 10;
/** More are not listed of all sports. */
const MOST_TITLES = 500;
const HOME: Leg = { sport: 'football', type: 'matchResult', key: 'match', selection: 'home' };

/** Throws `USER_NOT_FOUND`. */
function requirePerson(world: World, named: string) {
  const member = findMember(world, named) ?? findMemberByUsername(world, named);
  if (!member) throw new PlatformFailure('USER_NOT_FOUND');
  return { memberId: member.id, wallet: isTrialType(member.type) ? ('trial' as const) : ('main' as const) };
}

/** Matches of a sport that can be bet on, in the order in which they begin: those in play, or of three days. */
function matchesOf(world: World, sport: Leg['sport'], isLive: boolean): string[] {
  if (isLive)
    return listLive(world, { sport })
      .content.filter(({ takesBets }) => takesBets)
      .map(({ id }) => id);
  const today = dayAt(world.clock.now());
  const days = [today.day, dayAfter(today).day, dayAfter(today, 2).day];
  return days
    .flatMap((day) => listFixtures(world, { day, sport }).content)
    .filter(({ state }) => state === 'SCHEDULED')
    .map(({ id }) => id);
}

/** A leg with its price of now. Those without an event are about one match after another. Throws `BET_INVALID` for what nobody offers. */
function legsOf(world: World, { legs = [HOME], live }: Pick<Placing, 'legs' | 'live'>): SlipLeg[] {
  const taken = new Set(legs.flatMap(({ event }) => event ?? []));
  return legs.map(({ sport, nth, event, type, key, selection }) => {
    const of = (match: string) => ({ event: match, type, key, selection });
    const offering = (match: string) => priceOf(world, of(match))?.state === 'OPEN';
    const free = event
      ? [event]
      : matchesOf(world, sport, live).filter((match) => !taken.has(match) || nth !== undefined);
    const match = nth === undefined ? free.slice(0, MOST_LOOKED_AT).find(offering) : free[nth - 1];
    const price = match === undefined ? null : priceOf(world, of(match));
    if (match === undefined || !price) throw new PlatformFailure('BET_INVALID');
    taken.add(match);
    return { ...of(match), oddsMilli: price.oddsMilli, version: price.version };
  });
}

function formOf({ form, size = 2 }: Pick<Placing, 'form' | 'size'>, legs: number): SlipForm {
  const kind = form ?? (legs > 1 ? 'parlay' : 'singles');
  if (kind === 'singles' || kind === 'parlay') return { kind };
  return kind === 'system' ? { kind, size } : { kind: 'named', name: kind };
}

/** A member's own slip, or the one that they bet last. Throws `USER_NOT_FOUND` and `SLIP_NOT_FOUND`. */
function slipMeant(world: World, { memberId: named, slipId }: { memberId: string; slipId?: string | undefined }) {
  const { memberId } = requirePerson(world, named);
  const slip = requireSlip(world, slipId ?? operatedSlips(world).lastOf(memberId)?.roundId ?? '');
  if (slip.round.memberId !== memberId) throw new PlatformFailure('SLIP_NOT_FOUND');
  return slip;
}

const TYPES: Partial<Record<Leg['sport'], GameType>> = { esports: 'ESPORTS', cockfight: 'COCKFIGHT' };

/** Where its players would bet on a sport: the most popular title of its category, or of the others where that has none. */
function titleOf(world: World, sport: Leg['sport'] = HOME.sport): string {
  const titles = playableTitles(world, 'sports', MOST_TITLES);
  const title = titles.find(({ gameType }) => gameType === (TYPES[sport] ?? 'SPORTS')) ?? titles[0];
  if (!title) throw new PlatformFailure('GAME_NOT_FOUND');
  return title.nodeId;
}

const stateOf = (world: World, slipId: string) => showSlip(world, requireSlip(world, slipId)).state;

export const slipVerbs: CommandVerbs<typeof SLIP_COMMANDS> = {
  placeSlip({ world, input: { memberId: named, stake: stakeMinor = STAKE_MINOR, ...asked } }) {
    const who = { ...requirePerson(world, named), nodeId: titleOf(world, asked.legs?.[0]?.sport) };
    const legs = legsOf(world, asked);
    const slip = { legs, form: formOf(asked, legs.length), stakeMinor };
    const placed = world.transaction(
      () => takeSlip(world, who, { slipKey: newRoundId(), slip, oddsChoice: 'any' }).slip,
    );
    return {
      ...{ slipId: placed.slipId, state: placed.state, lines: placed.lines },
      legs: placed.legs.map(({ event, selection, oddsMilli }) => ({
        ...{ event, selection },
        odds: (oddsMilli / 1_000).toFixed(3),
      })),
    };
  },
  cashOutSlip: ({ world, input: { part: partMinor = null, ...meant } }) =>
    world.transaction(() => {
      const { round } = slipMeant(world, meant);
      const { quoteId } = quoteSlip(world, round, { slip: round.id });
      const { paidMinor, slip } = sellSlip(world, round, { slip: round.id, quoteId, key: newRoundId(), partMinor });
      return { slipId: round.id, paid: paidMinor, openStake: slip.openStakeMinor };
    }),
  forceSlip({ world, input: { scores, ...meant } }) {
    const { round, bet } = slipMeant(world, meant);
    world.transaction(() => {
      for (const [place, score] of scores.entries()) {
        const event = bet.legs[place]?.event;
        const [home, away] = score.split('-').map(Number);
        if (score === '-' || home === undefined || away === undefined) continue;
        if (!event || !forceScore(world, event, { home, away }))
          throw new ControlFailure(`leg ${place + 1} stands so that it cannot end ${score}`);
      }
    });
    world.clock.drainAll();
    return { slipId: round.id, state: stateOf(world, round.id) };
  },
  listUncollected: ({ world }) =>
    uncollectedSlips(world).flatMap(({ slipId, memberId, amountMinor }) => {
      const slip = keptSlip(world, slipId);
      const username = findMember(world, memberId)?.username ?? '';
      return slip ? [{ slipId, memberId, username, amount: amountMinor, placedAt: slip.round.placedAt }] : [];
    }),
};
