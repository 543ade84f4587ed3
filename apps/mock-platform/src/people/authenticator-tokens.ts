import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { World } from '../world/world';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const RECOVERY_CODES = 10;
/** Without characters that look alike. */
const RECOVERY_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const keyOf = (world: World): Buffer =>
  Buffer.from(hkdfSync('sha256', world.platform.merchant.key, '', 'authenticator secrets', 32));

/** The secret as it is kept: it has to be read again, so that it cannot be a hash. */
export function sealSecret(world: World, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(world), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
}

export function openSecret(world: World, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(world), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** Ten codes such as `ABCDE-23456`. */
export function newRecoveryCodes(): string[] {
  const pick = () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
  return Array.from({ length: RECOVERY_CODES }, () => {
    const plain = Array.from({ length: 10 }, pick).join('');
    return `${plain.slice(0, 5)}-${plain.slice(5)}`;
  });
}
