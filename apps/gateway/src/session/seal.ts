import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;
/** Browsers keep no larger cookie; nothing that we sealed is. */
const SEALED_MAX_CHARACTERS = 4_096;

export interface Seal {
  seal(value: unknown): string;
  /** The sealed value, or null for anything that was not sealed under one of the secrets. */
  open(sealed: string): unknown;
}

interface SealKey {
  readonly id: Buffer;
  readonly key: Buffer;
}

/** AES-256-GCM under keys derived from the secrets: the first seals, all open, so that secrets can be rotated. What was sealed for one purpose opens for no other. */
export function createSeal(secrets: readonly string[], purpose = 'session cookie'): Seal {
  const keys = secrets.map((secret) => deriveKey(secret, purpose));
  const [first] = keys;
  if (!first) throw new RangeError('a session secret is needed');

  return {
    seal(value) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(first.id);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([first.id, iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      if (sealed.length > SEALED_MAX_CHARACTERS) return null;
      const bytes = Buffer.from(sealed, 'base64url');
      // Node reads base64url leniently; one cookie has one spelling.
      if (bytes.toString('base64url') !== sealed || bytes.length <= KEY_ID_BYTES + IV_BYTES + TAG_BYTES) return null;
      const key = keys.find(({ id }) => id.equals(bytes.subarray(0, KEY_ID_BYTES)));
      return key ? decrypt(bytes, key) : null;
    },
  };
}

function decrypt(bytes: Buffer, { id, key }: SealKey): unknown {
  const iv = bytes.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
  const textStart = KEY_ID_BYTES + IV_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      .setAAD(id)
      .setAuthTag(bytes.subarray(KEY_ID_BYTES + IV_BYTES, textStart));
    const text = Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}

function deriveKey(secret: string, purpose: string): SealKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `tonalli ${purpose}`, 32));
  const id = Buffer.from(hkdfSync('sha256', secret, '', `tonalli ${purpose} id`, KEY_ID_BYTES));
  return { id, key };
}
