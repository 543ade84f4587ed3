import type { WheelSpin } from '@tonalli/contracts/wheel/api';

const WORD = 2 ** 32;
const WORD_BYTES = 4;
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The first word of a block that is below the last whole multiple of `total`; null where the block has none. */
function drawFrom(block: ArrayBuffer, total: number): number | null {
  const view = new DataView(block);
  for (let at = 0; at + WORD_BYTES <= view.byteLength; at += WORD_BYTES) {
    const word = view.getUint32(at);
    if (word < WORD - (WORD % total)) return word % total;
  }
  return null;
}

type Decided = Pick<WheelSpin, 'serverSeed' | 'serverSeedHash' | 'clientSeed' | 'drawn' | 'total'>;

/** Whether a spin's seed is the one that was committed to, and gives the number that was drawn. */
export async function checkSpin({ serverSeed, serverSeedHash, clientSeed, drawn, total }: Decided): Promise<boolean> {
  const seed = bytesOf(serverSeed);
  if (hexOf(await crypto.subtle.digest('SHA-256', seed)) !== serverSeedHash) return false;
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (let cursor = 0; ; cursor += 1) {
    const block = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${clientSeed}:0:${cursor}`));
    const found = drawFrom(block, total);
    if (found !== null) return found === drawn;
  }
}
