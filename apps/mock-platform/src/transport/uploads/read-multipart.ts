import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { MultipartFile } from '@fastify/multipart';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_IMAGES } from '@tonalli/contracts/constants';
import type { FieldError } from '@tonalli/contracts/envelope';
import type { ImageFault } from '@tonalli/contracts/upload-limits';
import type { FastifyRequest } from 'fastify';
import { PlatformFailure } from '../../kernel/failure';
import type { Caller } from '../caller';
import { cleanImage } from './clean-image';
import { UploadedImage } from './uploaded-image';

const TEXT_MAX_BYTES = 64 * 1_024;
/** More parts than this are no form of ours; pictures beyond the third are counted and thrown away. */
const LIMITS = {
  files: 20,
  fields: 20,
  parts: 40,
  headerPairs: 40,
  fieldNameSize: 64,
  fieldSize: TEXT_MAX_BYTES,
  fileSize: UPLOAD_MAX_BYTES + 1,
};
const BODY_MAX_BYTES = UPLOAD_MAX_IMAGES * UPLOAD_MAX_BYTES + 1_024 * 1_024;
const NAME_MAX_CHARACTERS = 120;

type Form = Record<string, unknown>;

/** A call that is delivered twice has one body. */
const read = new WeakMap<FastifyRequest, Promise<Form>>();

/**
 * The fields of a multipart body: texts as they stand, files as lists of clean pictures. Throws `INVALID_REQUEST`,
 * `PAYLOAD_TOO_LARGE`, `SIGNATURE_INVALID` for another body than the one that was signed, and for pictures
 * `TOO_MANY_IMAGES`, `IMAGE_TOO_LARGE` or `IMAGE_INVALID` with the fault of each.
 */
export function readMultipart(request: FastifyRequest, { signedDigest }: Pick<Caller, 'signedDigest'>): Promise<Form> {
  const known = read.get(request) ?? readForm(request, signedDigest);
  read.set(request, known);
  return known;
}

async function readForm(request: FastifyRequest, signedDigest: string | null): Promise<Form> {
  if (!request.isMultipart()) throw new PlatformFailure('INVALID_REQUEST');
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX_BYTES) throw new PlatformFailure('PAYLOAD_TOO_LARGE');
  const digest = signedDigest === null ? null : digestOf(request.raw);
  const { texts, files, total } = await readParts(request);
  if ((await digest) !== signedDigest) throw new PlatformFailure('SIGNATURE_INVALID');
  const faults: Record<string, FieldError> = {};
  const images = new Map<string, UploadedImage[]>();
  for (const [position, { field, name, bytes }] of files.entries()) {
    const clean = await cleanImage(bytes);
    if (typeof clean === 'string') faults[`${field}.${position}`] = { patternId: clean };
    else images.set(field, [...(images.get(field) ?? []), new UploadedImage(name, bytes, clean)]);
  }
  refuse(faults, total);
  return { ...texts, ...Object.fromEntries(images) };
}

function refuse(fields: Record<string, FieldError>, total: number): void {
  if (total > UPLOAD_MAX_IMAGES) throw new PlatformFailure('TOO_MANY_IMAGES', { fields: tooMany(fields, total) });
  const faults = Object.values(fields);
  if (faults.length === 0) return;
  const large = faults.some(({ patternId }) => patternId === ('too_large' satisfies ImageFault));
  throw new PlatformFailure(large ? 'IMAGE_TOO_LARGE' : 'IMAGE_INVALID', { fields });
}

function tooMany(fields: Record<string, FieldError>, total: number): Record<string, FieldError> {
  const beyond = Array.from({ length: total - UPLOAD_MAX_IMAGES }, (_, index) => [
    `images.${UPLOAD_MAX_IMAGES + index}`,
    { patternId: 'excess' satisfies ImageFault },
  ]);
  return { ...fields, ...Object.fromEntries(beyond) };
}

interface Parts {
  texts: Form;
  files: { field: string; name: string; bytes: Buffer }[];
  /** All files that came, also those that were thrown away. */
  total: number;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { texts: {}, files: [], total: 0 };
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') {
        parts.total += 1;
        const bytes = await readFile(part, parts.total <= UPLOAD_MAX_IMAGES);
        const name = (part.filename ?? '').slice(0, NAME_MAX_CHARACTERS);
        if (bytes) parts.files.push({ field: part.fieldname, name, bytes });
      } else {
        const { fieldname, value, valueTruncated } = part;
        if (valueTruncated) throw new PlatformFailure('INVALID_REQUEST');
        const { texts } = parts;
        texts[fieldname] = Object.hasOwn(texts, fieldname) ? [texts[fieldname], value] : value;
      }
    }
  } catch (error) {
    // Whatever the parser says of a body, it is the caller's.
    throw error instanceof PlatformFailure ? error : new PlatformFailure('INVALID_REQUEST');
  }
  return parts;
}

/** Of all that comes, while the parser reads the same; null when the caller goes away before the end. */
function digestOf(body: IncomingMessage): Promise<string | null> {
  const hash = createHash('sha256');
  body.on('data', (chunk: Buffer) => hash.update(chunk));
  return new Promise((resolve) => {
    body.once('end', () => resolve(hash.digest('base64url')));
    body.once('close', () => resolve(null));
  });
}

/** To its end even when it is not wanted, or the parts behind it would never come. */
async function readFile({ file }: MultipartFile, wanted: boolean): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) if (wanted) chunks.push(chunk);
  return wanted ? Buffer.concat(chunks) : null;
}
