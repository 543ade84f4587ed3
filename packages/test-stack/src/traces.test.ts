import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateCacheDir } from '@tonalli/mock-platform/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process';
import { startTraceCollector, type TraceCollector } from './trace-collector';

const START_LIMIT_MS = 180_000;
const QUESTION = `/trpc/system.bootstrap?input=${encodeURIComponent('{"language":"en"}')}`;

let dataDir: string;
let collector: TraceCollector;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tonalli-traces-'));
  takeDefaultData(dataDir);
  collector = await startTraceCollector();
});
afterAll(() => {
  collector.close();
  rmSync(dataDir, { recursive: true });
});

/** What was built for another start of the same code on the same day, so that this one need not build it again. */
function takeDefaultData(folder: string): void {
  const [kept, own] = [templateCacheDir(null), templateCacheDir(folder)];
  if (kept !== null && own !== null && existsSync(kept)) cpSync(kept, own, { recursive: true });
}

interface Visit {
  readonly requestId: string | null;
  readonly gateway: ServerProcess;
  readonly platform: ServerProcess;
  readonly exitCodes: readonly (number | null)[];
}

/** Both servers as processes, one question of a browser, and both asked to leave. */
async function visit(env: Record<string, string>): Promise<Visit> {
  const platform = await startServerProcess('mock-platform', { ...env, DATA_DIR: dataDir, ACTIVITY: 'off' });
  try {
    const gateway = await startServerProcess('gateway', { ...env, PLATFORM_URL: platform.url });
    try {
      const answer = await fetch(gateway.url + QUESTION);
      expect(answer.status).toBe(200);
      return {
        requestId: answer.headers.get('x-request-id'),
        gateway,
        platform,
        exitCodes: [await gateway.stop(), await platform.stop()],
      };
    } finally {
      await gateway.stop();
    }
  } finally {
    await platform.stop();
  }
}

const imports = ({ log }: ServerProcess) => log.filter(({ msg }) => msg?.startsWith('imports @opentelemetry/'));

describe('both servers as processes of their own', () => {
  it(
    'DEV-04 imports nothing of OpenTelemetry and sends nothing without a collector, and logs one request id everywhere',
    async () => {
      const { gateway, platform, requestId, exitCodes } = await visit({});
      expect([...imports(gateway), ...imports(platform)]).toEqual([]);
      expect(collector.requests()).toBe(0);
      expect(exitCodes).toEqual([0, 0]);

      expect(requestId).toMatch(/^[\w-]{36}$/);
      expect(gateway.log).toContainEqual(expect.objectContaining({ msg: 'answered', requestId, status: 200 }));
      expect(platform.log).toContainEqual(
        expect.objectContaining({ msg: 'call', requestId, endpoint: 'fetchPermission' }),
      );
    },
    START_LIMIT_MS,
  );

  it(
    'DEV-04 traces a call through both servers when a collector is configured, and sends what waits before it leaves',
    async () => {
      const { gateway, platform, requestId, exitCodes } = await visit({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
      expect([imports(gateway).length > 0, imports(platform).length > 0]).toEqual([true, true]);
      expect(exitCodes).toEqual([0, 0]);

      const ofRequest = (service: string) =>
        collector.spans.find(
          ({ service: own, attributes }) =>
            JSON.stringify([own, attributes['request.id']]) ===
            JSON.stringify([{ stringValue: service }, { stringValue: requestId }]),
        );
      const asked = ofRequest('tonalli-gateway');
      const served = ofRequest('tonalli-platform');
      const call = collector.spans.find(({ spanId }) => spanId === served?.parentSpanId);
      expect(asked).toMatchObject({
        name: 'GET /trpc/:path',
        attributes: {
          'http.response.status_code': { intValue: 200 },
          'tonalli.procedures': { arrayValue: { values: [{ stringValue: 'system.bootstrap' }] } },
        },
      });
      expect(asked?.parentSpanId).toBeUndefined();
      expect(call).toMatchObject({
        service: { stringValue: 'tonalli-gateway' },
        parentSpanId: asked?.spanId,
        traceId: asked?.traceId,
      });
      expect(served?.traceId).toBe(asked?.traceId);
      expect(
        collector.spans.filter(({ parentSpanId }) => parentSpanId === asked?.spanId).map(({ name }) => name),
      ).toContain('fetchPermission');
    },
    START_LIMIT_MS,
  );
});
