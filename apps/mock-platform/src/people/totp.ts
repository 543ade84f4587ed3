import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { World } from '../world/world';
import { newRecoveryCodes, openSecret, sealSecret } from './authenticator-tokens';
import { recoveryCodeRepository, totpRepository } from './totp.repository';

const PERIOD_SECONDS = 30;
/** A phone's clock may be a step off, no more. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const ISSUER = 'Tonalli';

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** Whether logins of the member ask for a code of an authenticator. */
export const hasTotp = (world: World, memberId: string): boolean =>
  (totpRepository(world).find(memberId)?.confirmedAt ?? null) !== null;

/** A fresh secret in place of one that was not confirmed: as text, and as the address that a QR code holds. */
export function beginTotp(world: World, member: { id: string; username: string }): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const row = {
    memberId: member.id,
    secret: sealSecret(world, secret),
    createdAt: world.clock.now(),
    confirmedAt: null,
  };
  totpRepository(world).put({ ...row, lastCounter: 0 });
  return { secret, uri: totpOf(secret, member.username).toString() };
}

/** Whether a code is right at the world's time; a right one, and all before it, are good no more. */
export function redeemTotp(world: World, memberId: string, typed: string): boolean {
  const store = totpRepository(world);
  const row = store.find(memberId);
  const token = typed.replace(/\s/g, '');
  if (!row || !/^\d{6}$/.test(token)) return false;
  const timestamp = world.clock.now();
  const delta = totpOf(openSecret(world, row.secret), '').validate({ token, timestamp, window: WINDOW });
  if (delta === null) return false;
  const counter = Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
  return store.advance(memberId, counter);
}

/** The code that an authenticator would show now, for tests and scenarios. */
export function totpCodeOf(world: World, memberId: string): string {
  const row = totpRepository(world).find(memberId);
  if (!row) throw new RangeError(`${memberId} has no authenticator`);
  return totpOf(openSecret(world, row.secret), '').generate({ timestamp: world.clock.now() });
}

const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '');
/** With the merchant's key, since 49 bits could be tried out by whoever has the database alone. */
const hashOf = (world: World, memberId: string, code: string): string =>
  createHmac('sha256', world.platform.merchant.key)
    .update(`recovery|${memberId}|${plainCode(code)}`)
    .digest('hex');

/** New recovery codes in place of all before; each has 49 bits of chance and is shown once. */
export function renewRecoveryCodes(world: World, memberId: string): string[] {
  const store = recoveryCodeRepository(world);
  const codes = newRecoveryCodes();
  world.transaction(() => {
    store.removeAll(memberId);
    for (const code of codes) store.insert(memberId, hashOf(world, memberId, code));
  });
  return codes;
}

/** Whether a recovery code is one of the member's; it is used up by this. */
export const redeemRecoveryCode = (world: World, memberId: string, typed: string): boolean =>
  recoveryCodeRepository(world).use({
    memberId,
    codeHash: hashOf(world, memberId, typed),
    usedAt: world.clock.now(),
  });

/** From now on logins ask for a code. */
export function confirmTotp(world: World, memberId: string): void {
  totpRepository(world).confirm(memberId, world.clock.now());
}

export function removeTotp(world: World, memberId: string): void {
  world.transaction(() => {
    totpRepository(world).remove(memberId);
    recoveryCodeRepository(world).removeAll(memberId);
  });
}
