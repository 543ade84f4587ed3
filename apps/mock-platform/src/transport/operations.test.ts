import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { fetchStatus } from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCESS } from '../features';
import { servePlatform } from '../testing/stage';
import { openApiDocument } from './openapi';

const platform = await servePlatform();

const Operation = z.looseObject({
  operationId: z.string(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.record(z.string(), z.looseObject({})),
});
const Document = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), Operation)) });

describe('the OpenAPI document', () => {
  it('WIRE-05 describes every endpoint under its path and method', async () => {
    const document = Document.parse(await (await platform.fetch('/openapi.json')).json());
    expect(document.openapi).toBe('3.1.0');
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {})).toContain('200');
      expect(operation?.['x-extension'] ?? false).toBe(endpoint.extension);
    }
  });

  it('WIRE-05 S2 says who may call, what has to be their own, and what such a request looks like', () => {
    const { paths } = Document.parse(openApiDocument(ENDPOINTS, { serverUrl: 'http://platform', access: ACCESS }));
    expect(paths['/wps/relay/TEAM_overview']?.get).toMatchObject({
      'x-callers': 'agent',
      description: 'For agents alone.',
    });
    expect(paths['/wps/relay/GCS_betRecordDetail']?.get).toMatchObject({
      'x-callers': 'signed in',
      description: "For whoever is signed in, trial accounts too. What `betId` names has to be the caller's own.",
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'betId', example: 'B00000001' })]),
    });
    const refused = (path: string) => JSON.stringify(paths[path]?.get?.responses['403'] ?? '');
    expect(refused(ENDPOINTS.listDepositChannels.path)).toContain('ACCOUNT_ON_BREAK');
    expect(refused('/wps/v2/wallets/balance')).not.toContain('ACCOUNT_ON_BREAK');
    const sealed = paths['/wps/session/login']?.post?.requestBody?.content['application/jose']?.schema;
    expect(sealed).toMatchObject({ contentSchema: { examples: [{ username: 'ana', type: 'username' }] } });
    const { fetchStatus: _, ...lacking } = ACCESS;
    expect(() => openApiDocument(ENDPOINTS, { serverUrl: 'http://platform', access: lacking })).toThrow('fetchStatus');
  });

  it('WIRE-05 shows the inner schema of a sealed payload, and money as the wire has it', () => {
    const document = Document.parse(openApiDocument(ENDPOINTS, { serverUrl: 'http://platform', access: ACCESS }));
    const login = document.paths['/wps/session/login']?.post;
    const sealed = login?.requestBody?.content['application/jose']?.schema;
    expect(sealed).toMatchObject({
      type: 'string',
      contentSchema: { type: 'object', required: ['username', 'password', 'type'] },
    });
    const balance = JSON.stringify(document.paths['/wps/v2/wallets/balance']?.get?.responses['200']);
    expect(balance).toContain('^\\\\d{1,13}\\\\.\\\\d{2}$');
    expect(Object.keys(login?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403', '422', '423']));
  });
});

describe('references of the OpenAPI document', () => {
  it('WIRE-05 all lead to something in it, those of recursive schemas too', async () => {
    const text = await (await platform.fetch('/openapi.json')).text();
    const document: unknown = JSON.parse(text);
    const cited = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, path = '']) => path));
    expect([...cited].filter((path) => path.startsWith('#/components/schemas/')).length).toBeGreaterThan(0);
    for (const path of cited) {
      const steps = path.replace(/^#\//, '').split('/');
      expect([path, steps.reduce<unknown>((node, step) => Object(node)[step], document)]).not.toEqual([
        path,
        undefined,
      ]);
    }
    expect(text).not.toContain('"$defs"');
  });
});

describe('the process', () => {
  it('WIRE-03 publishes its keys without their private part', async () => {
    const { keys } = z
      .object({ keys: z.array(z.looseObject({ kid: z.string() })) })
      .parse(await (await platform.fetch('/.well-known/jwks.json')).json());
    expect(keys[0]).toMatchObject({ kty: 'OKP', crv: 'X25519', use: 'enc' });
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  it('tells that it is alive and ready, and counts its calls', async () => {
    await platform.call(fetchStatus, {});
    expect(await (await platform.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await platform.fetch('/readyz')).json()).toEqual({ status: 'ok' });
    const metrics = await (await platform.fetch('/metrics')).text();
    expect(metrics).toContain('platform_calls_total{endpoint="fetchStatus",code="OK"} 1');
    expect(metrics).toContain('platform_call_seconds_count{endpoint="fetchStatus"} 1');
  });
});
