import type { Endpoint, InputOf } from '@tonalli/contracts/endpoint';
import { HEADERS, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import type { CallSignatures } from '@tonalli/contracts/sealing';
import { FormData, Response } from 'undici';
import { z } from 'zod';
import type { CallContext } from './platform';

export interface EncodedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | null;
}

interface Encoding {
  readonly merchant: string;
  readonly worlds: boolean;
  readonly seal: (payload: unknown) => Promise<string>;
  /** Null where calls are not signed. */
  readonly signatures: Pick<CallSignatures, 'sign'> | null;
}

interface Sent<E extends Endpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  readonly context: CallContext;
}

/** Writes an endpoint's input as it travels. Rejects with what `seal` rejects. */
export async function encodeRequest<E extends Endpoint>(sent: Sent<E>, encoding: Encoding): Promise<EncodedRequest> {
  const request = await encodeOpen(sent, encoding);
  const { method, path, headers, body } = request;
  const { ip: address, host } = sent.context;
  const signature = encoding.signatures?.sign({ method, path, address, host }, body);
  return signature === undefined ? request : { ...request, headers: { ...headers, [HEADERS.signature]: signature } };
}

async function encodeOpen<E extends Endpoint>(
  { endpoint, input, context }: Sent<E>,
  encoding: Encoding,
): Promise<EncodedRequest> {
  const payload = z.encode(endpoint.request, input);
  const headers = headersOf(endpoint, context, encoding);
  const { method, path } = endpoint;
  switch (endpoint.body) {
    case 'query': {
      const query = toSearchParams(payload).toString();
      return { method, path: query ? `${path}?${query}` : path, headers, body: null };
    }
    case 'json':
      headers['content-type'] = 'application/json';
      return { method, path, headers, body: JSON.stringify(payload) };
    case 'form':
      headers['content-type'] = 'application/x-www-form-urlencoded';
      return { method, path, headers, body: toSearchParams(payload).toString() };
    case 'sealed':
      headers['content-type'] = SEALED_CONTENT_TYPE;
      return { method, path, headers, body: await encoding.seal(payload) };
    case 'multipart':
      return { method, path, ...(await encodeForm(payload, headers)) };
  }
}

function headersOf(endpoint: Endpoint, context: CallContext, { merchant, worlds }: Encoding): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    [HEADERS.merchant]: merchant,
    [HEADERS.language]: context.language,
    [HEADERS.requestId]: context.requestId,
    [HEADERS.forwardedFor]: context.ip,
    [HEADERS.forwardedHost]: context.host,
  };
  // Only calls that change something are noted with the device that they came from.
  if (endpoint.method !== 'GET') {
    headers[HEADERS.forwardedUserAgent] = plain(context.userAgent);
    if (context.device !== null) headers[HEADERS.forwardedDevice] = context.device;
  }
  if (endpoint.token !== 'none' && context.token !== null) headers[HEADERS.authorization] = `Bearer ${context.token}`;
  if (context.idempotencyKey !== null) headers[HEADERS.idempotencyKey] = context.idempotencyKey;
  if (context.unattended) headers[HEADERS.unattended] = '1';
  if (worlds && context.world !== null) headers[HEADERS.world] = context.world;
  return headers;
}

const USER_AGENT_MAX_CHARACTERS = 256;

/** What a header may carry. */
const plain = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, USER_AGENT_MAX_CHARACTERS);

function fieldsOf(payload: unknown): [string, unknown][] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).filter(([, value]) => value !== undefined && value !== null);
}

function toSearchParams(payload: unknown): URLSearchParams {
  return new URLSearchParams(fieldsOf(payload).map(([name, value]): [string, string] => [name, String(value)]));
}

async function encodeForm(payload: unknown, headers: Record<string, string>) {
  const encoded = new Response(toFormData(payload));
  const type = encoded.headers.get('content-type') ?? '';
  return { headers: { ...headers, 'content-type': type }, body: await encoded.bytes() };
}

function toFormData(payload: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(payload)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else form.append(name, String(part));
    }
  }
  return form;
}
