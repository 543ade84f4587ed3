import { createHmac } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { type FairnessSeeds, seededHash, toHex } from '../kernel/fairness';
import { trim } from '../kernel/trim';
import { repository, type World } from '../world/world';
import type { AnyRounds } from './define-game';
import { type ActiveSeed, lastingSeed } from './fairness-seeds';
import type { SeedOwner } from './seeds.repository';

/** Chains of a day that a world remembers: each as every so many links, from which the others follow. */
const MOST_KEPT = 1_024;
const KEPT_EVERY = 32;

type Chained = Pick<AnyRounds, 'name' | 'drawName' | 'mostPerDay'>;

/** Whose seed the chains of all days of these rounds follow from. */
export const ofDraw = (rounds: string): SeedOwner => ({ ownerKind: 'draw', ownerId: rounds });

interface Link {
  readonly number: number;
  readonly link: Uint8Array;
}

/** A day's links as far down as they were asked for. */
interface Derived {
  readonly last: Link;
  /** Those whose numbers are whole steps of `KEPT_EVERY`. */
  readonly kept: Map<number, Link>;
  lowest: Link;
  /** What was asked for last: all bets of a round ask for the same. */
  asked: { readonly number: number; readonly hex: string } | null;
}

/** The last link of a day, from which all others follow: the SHA-256 of each is the one before it. */
function begin(seed: ActiveSeed, { name, mostPerDay }: Chained, day: string): Derived {
  const link = createHmac('sha256', Buffer.from(seed.serverSeed, 'hex')).update(`${name}:${day}`).digest();
  const last = { number: mostPerDay, link };
  return { last, kept: new Map(), lowest: last, asked: null };
}

const derived = repository(() => new Map<string, Derived>());

function linksOf(world: World, seed: ActiveSeed, { rounds, day }: { rounds: Chained; day: string }): Derived {
  const kept = derived(world);
  const name = `${seed.serverSeedHash}/${rounds.name}/${rounds.mostPerDay}/${day}`;
  const links = kept.get(name) ?? begin(seed, rounds, day);
  kept.set(name, links);
  trim(kept, MOST_KEPT);
  return links;
}

function down({ number: from, link: first }: Link, to: number, each?: (link: Link) => void): Link {
  let link = first;
  for (let number = from; number > to; number -= 1) {
    if (number % KEPT_EVERY === 0) each?.({ number, link });
    link = sha256(link);
  }
  return { number: to, link };
}

function linkOf(links: Derived, number: number): string {
  if (links.asked?.number === number) return links.asked.hex;
  const hex = derive(links, number);
  links.asked = { number, hex };
  return hex;
}

/** A link from the next one behind it that is known; what is passed on the way down for the first time is kept. */
function derive(links: Derived, number: number): string {
  if (number < links.lowest.number) {
    links.lowest = down(links.lowest, number, (link) => links.kept.set(link.number, link));
    return toHex(links.lowest.link);
  }
  const known = links.kept.get(Math.ceil(number / KEPT_EVERY) * KEPT_EVERY);
  return toHex(down(known ?? (number === links.lowest.number ? links.lowest : links.last), number).link);
}

export interface ChainLink extends FairnessSeeds {
  /** Of the seed that the chain follows from. */
  readonly seedId: number;
}

/** What decides a shared round. Throws `RangeError` for one that the day's chain has no link for. */
export function linkFor(world: World, rounds: Chained, { day, number }: { day: string; number: number }): ChainLink {
  if (!Number.isInteger(number) || number < 1 || number > rounds.mostPerDay)
    throw new RangeError(`the chain of ${rounds.name} has no round ${number}`);
  const seed = lastingSeed(world, ofDraw(rounds.drawName));
  const serverSeed = linkOf(linksOf(world, seed, { rounds, day }), number);
  return { seedId: seed.id, serverSeed, clientSeed: seed.clientSeed, nonce: number };
}

/** 16 bytes, hexadecimal, that nobody guesses who does not know the seed of the chains: it is never revealed. */
export const saltOf = (world: World, rounds: Chained, of: string): string =>
  toHex(seededHash(lastingSeed(world, ofDraw(rounds.drawName)).serverSeed, `salt:${of}`)).slice(0, 32);

/** The link before a round's: that of the round before, and of the first the published end. */
export const previousLink = (world: World, rounds: Chained, { day, number }: { day: string; number: number }): string =>
  linkOf(linksOf(world, lastingSeed(world, ofDraw(rounds.drawName)), { rounds, day }), number - 1);

/** What is published of a day's chain before its first round. */
export const chainEnd = (world: World, rounds: Chained, day: string): string =>
  linkOf(linksOf(world, lastingSeed(world, ofDraw(rounds.drawName)), { rounds, day }), 0);
