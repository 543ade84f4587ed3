import { createHmac, hash } from 'node:crypto';
import type { FairnessSeeds } from '../kernel/fairness';
import { repository, type World } from '../world/world';
import type { AnyRounds } from './define-game';
import { type ActiveSeed, lastingSeed } from './fairness-seeds';
import type { SeedOwner } from './seeds.repository';

const LINK_BYTES = 32;
/** Days of a world whose chains stay derived. */
const MOST_KEPT = 8;

type Chained = Pick<AnyRounds, 'name' | 'mostPerDay'>;

/** Whose seed the chains of all days of these rounds follow from. */
export const ofDraw = (rounds: string): SeedOwner => ({ ownerKind: 'draw', ownerId: rounds });

/** All links one after another, the published end first: the SHA-256 of each is the one before it. */
function derive(seed: ActiveSeed, { name, mostPerDay }: Chained, day: string): Buffer {
  const links = Buffer.alloc((mostPerDay + 1) * LINK_BYTES);
  let link: Buffer = createHmac('sha256', Buffer.from(seed.serverSeed, 'hex')).update(`${name}:${day}`).digest();
  for (let number = mostPerDay; number >= 0; number -= 1) {
    link.copy(links, number * LINK_BYTES);
    link = hash('sha256', link, 'buffer');
  }
  return links;
}

const derived = repository(() => new Map<string, Buffer>());

function linksOf(world: World, seed: ActiveSeed, { rounds, day }: { rounds: Chained; day: string }): Buffer {
  const kept = derived(world);
  const name = `${seed.serverSeedHash}/${rounds.name}/${rounds.mostPerDay}/${day}`;
  const links = kept.get(name) ?? derive(seed, rounds, day);
  kept.set(name, links);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return links;
}

const linkOf = (links: Buffer, number: number): string =>
  links.toString('hex', number * LINK_BYTES, (number + 1) * LINK_BYTES);

export interface ChainLink extends FairnessSeeds {
  /** Of the seed that the chain follows from. */
  readonly seedId: number;
}

/** What decides a shared round. Throws `RangeError` for one that the day's chain has no link for. */
export function linkFor(world: World, rounds: Chained, { day, number }: { day: string; number: number }): ChainLink {
  if (!Number.isInteger(number) || number < 1 || number > rounds.mostPerDay)
    throw new RangeError(`the chain of ${rounds.name} has no round ${number}`);
  const seed = lastingSeed(world, ofDraw(rounds.name));
  const serverSeed = linkOf(linksOf(world, seed, { rounds, day }), number);
  return { seedId: seed.id, serverSeed, clientSeed: seed.clientSeed, nonce: number };
}

/** What is published of a day's chain before its first round. */
export const chainEnd = (world: World, rounds: Chained, day: string): string =>
  linkOf(linksOf(world, lastingSeed(world, ofDraw(rounds.name)), { rounds, day }), 0);
