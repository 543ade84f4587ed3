import type { IncomingHttpHeaders } from 'node:http';
import { ENDPOINTS, type EndpointName } from '@tonalli/contracts/endpoints';
import { HEADERS } from '@tonalli/contracts/envelope';
import { z } from 'zod';
import type { Stack, StackWorld } from './stack';

/** A call from gateway to platform with its answer, both in wire form. */
export interface RecordedCall<Name extends EndpointName> {
  readonly headers: IncomingHttpHeaders;
  /** The bytes of the body, as text; empty for a query. */
  readonly body: string;
  /** The decrypted request from the platform's journal; secrets are masked. */
  readonly request: Record<string, unknown>;
  readonly value: z.input<(typeof ENDPOINTS)[Name]['value']>;
}

const Answer = z.object({ success: z.literal(true), value: z.unknown() });

/** The last call of an endpoint in a world. Rejects when there is none, and when it was refused. */
export async function lastRecordedCall<Name extends EndpointName>(
  { wire }: Pick<Stack, 'wire'>,
  { control }: StackWorld,
  endpoint: Name,
): Promise<RecordedCall<Name>> {
  const { path } = ENDPOINTS[endpoint];
  const [line] = await control.run('listJournal', { endpoint, kind: 'call', limit: 1 });
  if (!line) throw new Error(`${endpoint} was not called`);
  const record = wire.records.findLast(
    (sent) => sent.headers[HEADERS.requestId] === line.requestId && sent.path.split('?', 1)[0] === path,
  );
  if (!record) throw new Error(`${endpoint} did not come from the gateway`);
  const { answer } = await control.run('fetchJournalEntry', { seq: line.seq });
  return {
    headers: record.headers,
    body: record.body,
    request: Object(line.request),
    // The platform writes its answers by the endpoint's own schema.
    value: Answer.parse(answer).value as RecordedCall<Name>['value'],
  };
}

/** What the gateway has asked this world for so far, oldest first, by method and path. */
export const askedOf = ({ wire }: Pick<Stack, 'wire'>, { name }: StackWorld): string[] =>
  wire.records
    .filter(({ headers }) => headers[HEADERS.world] === name)
    .map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`);

/** A decimal of the wire in minor units, worked out apart from the code of the product. */
export const minor = (decimal: string): number => Math.round(Number(decimal) * 100);
