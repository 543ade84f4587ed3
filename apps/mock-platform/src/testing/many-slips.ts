import { mintMember } from '../emulator/control/mint-member';
import { newRoundId, playableTitles } from '../features/play';
import { eventState, listFixtures, priceOf } from '../features/sports';
import { takeSlip } from '../features/sports-bets';
import type { World } from '../world/world';

const SELECTIONS = ['home', 'draw', 'away'] as const;
const STAKE_MINOR = 100;
const AT_ONCE = 500;
const A_MEMBER = 50;
const MINUTE_MS = 60_000;

function nextMatch(world: World): string {
  const match = listFixtures(world, { sport: 'football' }).content.find(({ state }) => state === 'SCHEDULED');
  if (!match) throw new Error('no match is to come today');
  return match.id;
}

/** So many singles about the football match that begins next, of members of their own. Answers its name. */
export async function manySlips(world: World, count: number): Promise<string> {
  const event = nextMatch(world);
  const legs = SELECTIONS.map((selection) => {
    const of = { event, type: 'matchResult', key: 'match', selection };
    const price = priceOf(world, of);
    if (!price) throw new Error(`${event} is not offered`);
    return { ...of, oddsMilli: price.oddsMilli, version: price.version };
  });
  const nodeId = playableTitles(world, 'sports', 1)[0]?.nodeId ?? '';
  const members: string[] = [];
  for (let made = 0; made < count; made += A_MEMBER)
    members.push((await mintMember(world, { balanceMinor: 2 * A_MEMBER * STAKE_MINOR })).id);
  for (let from = 0; from < count; from += AT_ONCE)
    world.transaction(() => {
      for (let nth = from; nth < Math.min(count, from + AT_ONCE); nth += 1) {
        const who = { memberId: members[nth % members.length] ?? '', nodeId, wallet: 'main' as const };
        const form = { kind: 'singles' as const };
        const slip = { legs: legs.slice(nth % 3, (nth % 3) + 1), form, stakeMinor: STAKE_MINOR };
        takeSlip(world, who, { slipKey: newRoundId(), slip, oddsChoice: 'any' });
      }
    });
  return event;
}

/** Moves time to where a match is over and not decided yet: within the next two minutes it is. */
export function playToEnd(world: World, event: string): void {
  while (eventState(world, event)?.state !== 'ENDED') world.clock.advance(MINUTE_MS);
}
