import type { BodyKind } from '@tonalli/contracts/endpoint';
import { SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { type Opener, SealError } from '@tonalli/contracts/sealing';
import { PlatformFailure } from '../kernel/failure';

export interface RawRequest {
  contentType: string | undefined;
  query: unknown;
  /** The bytes of the body; undefined when there is none. */
  body: unknown;
  /** Reads the parts of a multipart body. */
  multipart: () => Promise<unknown>;
}

export interface ReadBody {
  /** What the endpoint's schema is to decode. */
  readonly payload: unknown;
  /** The same as it came; null where that was no JSON. */
  readonly json: string | null;
}

/** Throws when the body is not of the endpoint's kind. */
export async function readBody(kind: BodyKind | 'query', raw: RawRequest, opener: Opener): Promise<ReadBody> {
  if (kind === 'query') return { payload: raw.query, json: null };
  const type = raw.contentType?.split(';')[0]?.trim().toLowerCase();
  const text = Buffer.isBuffer(raw.body) ? raw.body.toString('utf8') : '';
  switch (kind) {
    case 'sealed':
      if (type !== SEALED_CONTENT_TYPE) throw new PlatformFailure('SEAL_REQUIRED');
      return { payload: await open(text, opener), json: null };
    case 'json':
      if (type !== 'application/json') throw new PlatformFailure('INVALID_REQUEST');
      return { payload: parseJson(text), json: text };
    case 'form':
      if (type !== 'application/x-www-form-urlencoded') throw new PlatformFailure('INVALID_REQUEST');
      return { payload: parseForm(text), json: null };
    case 'multipart':
      return { payload: await raw.multipart(), json: null };
  }
}

async function open(jwe: string, opener: Opener): Promise<unknown> {
  try {
    return await opener.open(jwe);
  } catch (error) {
    if (error instanceof SealError) throw new PlatformFailure(error.code);
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformFailure('INVALID_REQUEST');
  }
}

/** A field that stands twice becomes a list, which no schema of a form accepts. */
function parseForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, single(form.getAll(name))]));
}

const single = (values: string[]): unknown => (values.length === 1 ? values[0] : values);
