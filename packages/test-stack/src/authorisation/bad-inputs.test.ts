import { HEADERS } from '@tonalli/contracts/envelope';
import { appRouter } from '@tonalli/gateway/root';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codeIn } from '../answer-code';
import { useStack } from '../shared-stack';
import type { LoggedIn } from '../stack';
import { ownResources, type Resources } from './resources';
import { ROWS } from './rows';

const router: AnyRouter = appRouter;
const procedures: Record<string, AnyProcedure> = router._def.procedures;
/** Forms are asked by the tests of uploads. */
const isPlain = (path: string) => !('upload' in Object(procedures[path]?._def.meta));
const WITH_INPUT = Object.keys(ROWS).filter((path) => ROWS[path]?.input && isPlain(path));

const stack = await useStack();
/** An agent may call what a member may, and more. */
let caller: LoggedIn;
let resources: Resources;
let calls = 0;
beforeAll(async () => {
  const world = await stack.world();
  caller = await world.agent({ balanceMinor: 500_000 });
  await world.visitor().login(caller.username, caller.password, 'agent');
  resources = await ownResources(world, caller, caller.id);
});

async function send(path: string, input: unknown) {
  calls += 1;
  // An address for each call, since it is not the rate limit that is asked.
  const headers = {
    'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`,
    'x-session': caller.tabToken ?? '',
    'content-type': 'application/json',
  };
  const body = JSON.stringify(input);
  const response =
    procedures[path]?._def.type === 'mutation'
      ? await caller.fetch(`/trpc/${path}`, { method: 'POST', headers, body })
      : await caller.fetch(`/trpc/${path}?input=${encodeURIComponent(body)}`, { headers });
  const code = await codeIn(response.clone());
  const id = response.headers.get(HEADERS.requestId);
  return {
    status: response.status,
    code,
    betrays: /stack|node_modules|\.ts/.test(await response.text()),
    isPassedOn: stack.wire.records.some((call) => call.headers[HEADERS.requestId] === id),
  };
}

const mayBeNull = (field: unknown): boolean => {
  const { type, anyOf = [] }: { type?: unknown; anyOf?: { type?: unknown }[] } = Object(field);
  return [type, ...anyOf.map((one) => one.type)].includes('null');
};

/** What nobody should send: another shape altogether, an unknown field, and each field missing, of a wrong type or far too long. */
function badInputs(path: string, valid: Record<string, unknown>): [string, unknown][] {
  const { inputs = [] }: { inputs?: unknown[] } = Object(procedures[path]?._def);
  const [schema] = inputs;
  const { required = [], properties = {} } =
    schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
  const cases: [string, unknown][] = [
    ['null', null],
    ['text', 'text'],
    ['list', [valid]],
    ['unknown field', { ...valid, isAdmin: true }],
  ];
  for (const [name, value] of Object.entries(valid)) {
    const { [name]: _left, ...without } = valid;
    cases.push([`${name} of a wrong type`, { ...valid, [name]: [{ deep: 1 }] }]);
    if (!mayBeNull(properties[name])) cases.push([`${name} null`, { ...valid, [name]: null }]);
    if (typeof value === 'string') cases.push([`${name} too long`, { ...valid, [name]: 'x'.repeat(2_500) }]);
    if (typeof value === 'number')
      cases.push(
        [`${name} beyond all bounds`, { ...valid, [name]: 1e300 }],
        [`${name} a fraction`, { ...valid, [name]: 1.5 }],
      );
    if (required.includes(name)) cases.push([`${name} missing`, without]);
  }
  return cases;
}

describe('a bad input', () => {
  it.each(WITH_INPUT)('WIRE-05 to %s is refused, and calls nothing', async (path) => {
    const refused = { status: 400, code: 'INVALID_REQUEST', betrays: false, isPassedOn: false };
    for (const [name, input] of badInputs(path, Object(ROWS[path]?.input?.(resources))))
      expect([name, await send(path, input)]).toEqual([name, refused]);
  });

  it('WIRE-05 would be seen to be passed on', async () => {
    const path = 'lobby.games';
    const input = ROWS[path]?.input?.(resources);
    expect(await send(path, input)).toMatchObject({ status: 200, isPassedOn: true });
  });
});
