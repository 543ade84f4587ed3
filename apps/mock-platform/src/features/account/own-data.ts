import type * as wire from '@tonalli/contracts/account/wire-own-data';
import { z } from 'zod';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { assertPaymentPassword } from '../../people/payment-password';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { OwnKey } from '../../world/own-data';
import type { World } from '../../world/world';
import { assertOwner } from './assert-owner';
import { ownDataRepository } from './own-data.repository';

const MINUTE_MS = 60_000;
/** How soon after a request another one is taken. */
const EVERY_MS = 10 * MINUTE_MS;
/** How long what was asked for is handed over. */
const OPEN_MS = 15 * MINUTE_MS;
/** So many rows at once hold nobody else up. */
const ROWS = 500;

const Place = z.tuple([z.string(), z.array(z.union([z.string(), z.number()]))]);

const idOf = (id: number): string => `OD${String(id).padStart(8, '0')}`;
const numberOf = (shown: string): number => Number(/^OD(\d{8,15})$/.exec(shown)?.[1] ?? 0);

function assertNotSoon(world: World, memberId: string): void {
  const last = ownDataRepository(world).newestOf(memberId)?.at ?? Number.NEGATIVE_INFINITY;
  const leftMs = last + EVERY_MS - world.clock.now();
  if (leftMs > 0) throw new PlatformFailure('OWN_DATA_TOO_SOON', { retryAfterSeconds: Math.ceil(leftMs / 1_000) });
}

/** Whoever wants all of a member's data shows a secret of theirs first, also within a session; what was asked is kept. */
export const requestOwnData: Verb<typeof wire.requestOwnData> = async ({ ctx: { world, member, request }, input }) => {
  const found = findMember(world, member.id);
  if (!found) throw new PlatformFailure('TOKEN_INVALID');
  assertNotSoon(world, member.id);
  if (input.paymentPassword !== undefined) assertPaymentPassword(world, member.id, input.paymentPassword);
  else await assertOwner(world, found, { tokenId: member.tokenId, password: input.password });
  return world.transaction(() => {
    // Another one may have come while the password was looked at.
    assertNotSoon(world, member.id);
    const at = world.clock.now();
    const { tokenId } = member;
    const { id } = ownDataRepository(world).insert({ memberId: member.id, tokenId, ip: request.ip, at });
    return {
      requestId: idOf(id),
      at: toIso(at),
      until: toIso(at + OPEN_MS),
      sections: world.ownData.map(({ name, columns }) => ({ name, columns: [...columns] })),
    };
  });
};

/** Where the next slice begins: a section, and what to go on behind in it. Throws `NOT_FOUND` for what is no such place. */
function placeOf(world: World, cursor: string | undefined): { from: number; after: OwnKey | null } {
  if (cursor === undefined) return { from: 0, after: null };
  const { success, data: [named, after] = ['', []] } = Place.safeParse(parsed(cursor));
  const from = world.ownData.findIndex(({ name }) => name === named);
  if (!success || world.ownData[from]?.keys !== after.length) throw new PlatformFailure('NOT_FOUND');
  return { from, after };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Slice {
  section: string;
  rows: unknown[][];
}

/** As many rows as one answer takes, over as many sections as they come from. */
export const fetchOwnData: Verb<typeof wire.fetchOwnData> = ({ ctx: { world, member, now }, input }) => {
  const asked = ownDataRepository(world).find(member.id, numberOf(input.requestId));
  if (!asked || asked.tokenId !== member.tokenId || now > asked.at + OPEN_MS) throw new PlatformFailure('NOT_FOUND');
  const place = placeOf(world, input.cursor);
  let after = place.after;
  let left = ROWS;
  const slices: Slice[] = [];
  for (const section of world.ownData.slice(place.from)) {
    const rows = section.read(world, { memberId: member.id, after, limit: left });
    if (rows.length > 0) slices.push({ section: section.name, rows: rows.map(({ values }) => [...values]) });
    left -= rows.length;
    const key = rows.at(-1)?.key;
    if (left === 0 && key) return { slices, next: JSON.stringify([section.name, key]) };
    after = null;
  }
  return { slices, next: null };
};
