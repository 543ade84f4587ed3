import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { Name } from '@tonalli/qa/values';
import { z } from 'zod';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const FORMAT = 'tonalli-snapshot';
const FORMAT_VERSION = 1;
/** No world is near this; a file that claims to be is none of ours. */
const MAX_DATABASE_BYTES = 1_024 * 1_024 * 1_024;
const NEW_LINE = 0x0a;

/** The first line of a snapshot file, which says what follows. */
const Header = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  product: z.literal('tonalli'),
  schemaVersion: z.string(),
  name: Name,
  /** ISO 8601 UTC, of the machine. */
  createdAt: z.iso.datetime(),
  world: z.string(),
  /** ISO 8601 UTC, of that world. */
  now: z.iso.datetime(),
  mode: z.enum(['live', 'frozen']),
  scenarios: z.array(z.string()),
  /** Chance, faults and whatever else of a world lies beside its database. */
  memory: z.record(z.string(), z.unknown()),
  compression: z.literal('zstd'),
  databaseBytes: z.int().min(0).max(MAX_DATABASE_BYTES),
  /** SHA-256, hexadecimal, of this line without the checksum and the bytes after it. */
  checksum: z.string(),
});
export type SnapshotHeader = z.infer<typeof Header>;
export type SnapshotDescription = Omit<
  SnapshotHeader,
  'format' | 'formatVersion' | 'product' | 'compression' | 'databaseBytes' | 'checksum'
>;

/** One file: a line of JSON, then the database, compressed. */
export async function writeSnapshot(description: SnapshotDescription, database: Buffer): Promise<Buffer> {
  const compressed = await compress(database);
  const head = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    product: 'tonalli',
    ...description,
    compression: 'zstd',
    databaseBytes: database.length,
  };
  const line = JSON.stringify({ ...head, checksum: checksumOf(head, compressed) });
  return Buffer.concat([Buffer.from(`${line}\n`), compressed]);
}

/** Throws `RangeError`, in words, for what is no snapshot or one of another format. */
export function readHeader(file: Buffer): SnapshotHeader {
  const line = parse(file.subarray(0, Math.max(0, file.indexOf(NEW_LINE))).toString('utf8'));
  if (line?.format !== FORMAT) throw new RangeError('this is no snapshot: it does not begin with the line of one');
  if (line.formatVersion !== FORMAT_VERSION) {
    const version = JSON.stringify(line.formatVersion);
    throw new RangeError(`this snapshot has format ${version}; this platform reads format ${FORMAT_VERSION}`);
  }
  const header = Header.safeParse(line);
  if (header.success) return header.data;
  throw new RangeError(`the first line of this snapshot is damaged: ${z.prettifyError(header.error)}`);
}

/** Throws `RangeError`, in words, unless every byte of the file is as it was written. */
export function assertWhole(file: Buffer): void {
  const { checksum, ...head } = parse(file.subarray(0, file.indexOf(NEW_LINE)).toString('utf8')) ?? {};
  if (checksum === checksumOf(head, payloadOf(file))) return;
  throw new RangeError('this snapshot was damaged on its way: its checksum does not fit');
}

/** The database of a whole snapshot. Throws `RangeError`, in words, for what was not packed by `writeSnapshot`. */
export async function readDatabase(file: Buffer): Promise<Buffer> {
  try {
    return await decompress(payloadOf(file), { maxOutputLength: MAX_DATABASE_BYTES });
  } catch (error) {
    throw new RangeError('the database of this snapshot cannot be unpacked', { cause: error });
  }
}

const payloadOf = (file: Buffer): Buffer => file.subarray(file.indexOf(NEW_LINE) + 1);

function checksumOf(head: object, compressed: Buffer): string {
  return createHash('sha256')
    .update(`${JSON.stringify(head)}\n`)
    .update(compressed)
    .digest('hex');
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
