import { FORCED_SPINS } from '@tonalli/contracts/play/forced-spins';
import { type ForceKind, MAX_FORCED_REELS, type SIMULATOR_COMMANDS } from '@tonalli/qa/simulator';
import { forceRound, forceSpin, playableGames, titleMeant } from '../../features/play';
import { PlatformFailure } from '../../kernel/failure';
import { findMember, findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import { type CommandCall, type CommandVerbs, ControlFailure, knownName } from './command';

type Verbs = CommandVerbs<typeof SIMULATOR_COMMANDS>;
type Input = Parameters<Verbs['forceNext']>[0]['input'];
type Forced = Exclude<ReturnType<Verbs['forceNext']>, Promise<unknown>>;

function forceNextSpin(world: World, memberId: string, { outcome, nodeId, stops = [] }: Input): Forced {
  const wanted = knownName(outcome, FORCED_SPINS);
  const fixed = stops.filter((stop) => stop !== null).length;
  if ((wanted === 'stops') !== fixed > 0) throw new ControlFailure('The outcome "stops", and it alone, takes --stops.');
  if (fixed > MAX_FORCED_REELS)
    throw new ControlFailure(`At most ${MAX_FORCED_REELS} reels can be told where to stand; null leaves one free.`);
  const game = nodeId ?? playableGames(world, 1)[0]?.nodeId;
  if (game === undefined) throw new PlatformFailure('GAME_NOT_FOUND');
  const round = forceSpin(world, { memberId, nodeId: game, outcome: wanted, stops });
  return { kind: 'spin', memberId, outcome: wanted, nodeId: game, ...round };
}

/** How the next result of each kind is decided beforehand. */
const FORCES: Record<ForceKind, (world: World, memberId: string, input: Input) => Forced> = { spin: forceNextSpin };

function requireMember(world: World, named: string): { id: string } {
  const member = findMember(world, named) ?? findMemberByUsername(world, named);
  if (!member) throw new PlatformFailure('USER_NOT_FOUND');
  return member;
}

export const simulatorVerbs: Verbs = {
  forceNext: ({ world, input }: CommandCall<Input>) =>
    FORCES[input.kind](world, requireMember(world, input.memberId).id, input),
  forceRound({ world, input }: CommandCall<Parameters<Verbs['forceRound']>[0]['input']>) {
    const { id: memberId } = requireMember(world, input.memberId);
    const nodeId = titleMeant(world, input.nodeId);
    return { memberId, nodeId, ...forceRound(world, { ...input, nodeId, memberId }) };
  },
};
