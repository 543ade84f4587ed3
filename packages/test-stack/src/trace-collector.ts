import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Attributes = z
  .array(z.object({ key: z.string(), value: z.unknown() }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])));
const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

export type CollectedSpan = z.infer<typeof Exported>['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & {
  readonly service: unknown;
};

export interface TraceCollector {
  readonly url: string;
  /** Everything that was sent, as it arrived. */
  readonly spans: readonly CollectedSpan[];
  /** How often anything was sent. */
  readonly requests: () => number;
  close(): void;
}

/** What takes traces by OTLP over HTTP in JSON, on a free port. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const { resourceSpans } = Exported.parse(JSON.parse(await text(request)));
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes['service.name'];
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the collector has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    requests: () => requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
