/** Of the comparison only: a database with pages of another size is compared as well. */
const PAGE_BYTES = 4_096;
const WORD_BYTES = 4;
const HEAD_WORDS = 2;

/** What bytes have that a base has not, page by page: their length, the numbers of the pages, and the pages. */
export function diffPages(base: Buffer, bytes: Buffer): Buffer {
  const changed: number[] = [];
  for (let start = 0; start < bytes.length; start += PAGE_BYTES) {
    const end = Math.min(start + PAGE_BYTES, bytes.length);
    const same = end <= base.length && bytes.compare(base, start, end, start, end) === 0;
    if (!same) changed.push(start / PAGE_BYTES);
  }
  const head = Buffer.alloc((HEAD_WORDS + changed.length) * WORD_BYTES);
  [bytes.length, changed.length, ...changed].forEach((word, index) => {
    head.writeUInt32LE(word, index * WORD_BYTES);
  });
  return Buffer.concat([head, ...changed.map((page) => pageOf(bytes, page))]);
}

/** The bytes again of which this is the difference from the base. */
export function applyPages(base: Buffer, diff: Buffer): Buffer {
  const word = (index: number) => diff.readUInt32LE(index * WORD_BYTES);
  const bytes = Buffer.alloc(word(0));
  base.copy(bytes);
  const count = word(1);
  let from = (HEAD_WORDS + count) * WORD_BYTES;
  for (let index = 0; index < count; index += 1) {
    const page = pageOf(bytes, word(HEAD_WORDS + index));
    diff.copy(page, 0, from);
    from += page.length;
  }
  return bytes;
}

const pageOf = (bytes: Buffer, page: number): Buffer => bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
