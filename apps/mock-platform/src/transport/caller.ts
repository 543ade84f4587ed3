import type { Endpoint } from '@tonalli/contracts/endpoint';
import { HEADERS } from '@tonalli/contracts/envelope';
import { bodyDigest, type CallSignatures } from '@tonalli/contracts/sealing';
import type { FastifyRequest } from 'fastify';
import { headerText } from './request-info';

/** Where a call comes from: what a gateway says of its visitor is believed when it has signed it. */
export interface Caller {
  readonly ip: string;
  /** The host that the visitor typed. */
  readonly host: string;
  /** What the body must have for its digest; null where nothing was signed. */
  readonly signedDigest: string | null;
}

/** Of a call that no gateway makes. */
export const directCaller = ({ ip, host }: FastifyRequest): Caller => ({ ip, host, signedDigest: null });

/** Null for a signature that is not right. A multipart body is still to be read then, and checked by whoever reads it. */
export function readCaller(signatures: CallSignatures, endpoint: Endpoint, request: FastifyRequest): Caller | null {
  const { headers, method, url } = request;
  const signature = headerText(headers, HEADERS.signature);
  if (signature === null) return directCaller(request);
  // Proxies between the two add themselves behind the visitor.
  const address = headerText(headers, HEADERS.forwardedFor)?.split(',', 1)[0]?.trim() ?? '';
  const host = headerText(headers, HEADERS.forwardedHost) ?? '';
  const signedDigest = signatures.check({ method, path: url, address, host }, signature);
  if (signedDigest === null) return null;
  const body = Buffer.isBuffer(request.body) ? request.body : null;
  const isUnread = endpoint.body === 'multipart' && request.isMultipart();
  if (!isUnread && bodyDigest(body) !== signedDigest) return null;
  return { ip: address || request.ip, host: host || request.host, signedDigest };
}
