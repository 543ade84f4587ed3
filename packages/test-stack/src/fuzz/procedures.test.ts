import { isErrorCode } from '@tonalli/contracts/errors';
import { appRouter } from '@tonalli/gateway/root';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownResources, type Resources } from '../authorisation/resources';
import { ROWS } from '../authorisation/rows';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { invalidInputs, validInputs } from './inputs-from-schema';

const RUNS = 15;
const router: AnyRouter = appRouter;
const procedures: Record<string, AnyProcedure> = router._def.procedures;

const inputOf = (procedure: AnyProcedure): z.ZodType | null => {
  const inputs: unknown = 'inputs' in procedure._def ? procedure._def.inputs : [];
  const [schema] = Array.isArray(inputs) ? inputs : [];
  return schema instanceof z.ZodType ? schema : null;
};
const WITH_INPUT = Object.entries(procedures).flatMap(([path, procedure]) => {
  const schema = inputOf(procedure);
  const { type, meta } = procedure._def;
  // Forms with files are asked by the tests of uploads.
  const isJson = type !== 'subscription' && !(typeof meta === 'object' && meta !== null && 'upload' in meta);
  return schema === null || !isJson ? [] : [{ path, schema, type }];
});

const stack = await useStack();
let world: StackWorld;
/** An agent may call what a member may, and more. */
let caller: LoggedIn;
/** Whoever takes a break is signed out by it. */
let leaver: LoggedIn;
let resources: Resources;
let cookies: [string, string][];
let calls = 0;

beforeAll(async () => {
  world = await stack.world();
  [caller, leaver] = await Promise.all([world.agent({ balanceMinor: 500_000 }), world.agent()]);
  resources = await ownResources(world, caller, caller.id);
  cookies = [...caller.cookies];
});

async function send({ path, type }: { path: string; type: string }, input: unknown) {
  calls += 1;
  // An address for each call, since it is not the rate limit that is asked.
  const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const asking = path === 'breaks.take' ? leaver : caller;
  for (const [name, value] of cookies) caller.cookies.set(name, value);
  const headers = {
    'x-forwarded-for': address,
    'x-session': asking.tabToken ?? '',
    'x-idempotency-key': `fuzz-${calls}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify(input);
  const response =
    type === 'query'
      ? await asking.fetch(`/trpc/${path}?input=${encodeURIComponent(body.toWellFormed())}`, { headers })
      : await asking.fetch(`/trpc/${path}`, { method: 'POST', headers, body });
  const text = await response.text();
  return { status: response.status, text, code: codeOf(JSON.parse(text)) };
}

const Failure = z.object({ error: z.object({ data: z.object({ platform: z.object({ code: z.string() }) }) }) });
function codeOf(answer: unknown): string {
  const failure = Failure.safeParse(answer);
  return failure.success ? failure.data.error.data.platform.code : 'OK';
}

const betrays = (text: string) => /\\n\s+at |node_modules|SQLITE_|"stack":/.test(text);

/** The valid input of the matrix, of the caller's own things. */
const knownInput = (path: string): object => Object(ROWS[path]?.input?.(resources));

interface Fuzzed {
  readonly schema: z.ZodType;
  readonly known: object;
}

type Ask = (input: unknown) => Promise<{ status: number; text: string; code: string }>;

const refusesWhatBreaks = ({ schema, known }: Fuzzed, ask: Ask) =>
  fc.assert(
    fc.asyncProperty(invalidInputs(schema, known), async (input) => {
      const { status, code, text } = await ask(input);
      expect({ status, code, betrays: betrays(text) }).toEqual({
        status: status === 413 ? 413 : 400,
        code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'INVALID_REQUEST',
        betrays: false,
      });
    }),
    { numRuns: RUNS },
  );

const answersWhatFits = ({ schema, known }: Fuzzed, ask: Ask) =>
  fc.assert(
    fc.asyncProperty(validInputs(schema, known), async (input) => {
      const { status, code, text } = await ask(input);
      expect({ input, code, served: status < 500, known: code === 'OK' || isErrorCode(code) }).toEqual({
        input,
        code,
        served: true,
        known: true,
      });
      expect(betrays(text)).toBe(false);
    }),
    { numRuns: RUNS },
  );

describe(`whatever is sent to ${WITH_INPUT.length} procedures, ${2 * RUNS} inputs each`, () => {
  it.each(WITH_INPUT)('S3 $path refuses every input that breaks its schema', async (procedure) => {
    await refusesWhatBreaks({ ...procedure, known: knownInput(procedure.path) }, (input) => send(procedure, input));
  });

  it.each(WITH_INPUT)('S3 $path answers every input that fits its schema with a value or a code', async (procedure) => {
    await answersWhatFits({ ...procedure, known: knownInput(procedure.path) }, (input) => send(procedure, input));
  });

  it('S3 a procedure that took anything, broke or told of its inside would be seen', async () => {
    const fuzzed = { schema: z.strictObject({ name: z.string().min(1) }), known: { name: 'Ana' } };
    const answer =
      (status: number, code: string, text = '') =>
      async () => ({ status, code, text });
    await expect(refusesWhatBreaks(fuzzed, answer(200, 'OK'))).rejects.toThrow('Property failed');
    const seen = [answer(500, 'UNKNOWN'), answer(409, 'E_OTHER'), answer(200, 'OK', 'at node_modules/x')];
    for (const each of seen) await expect(answersWhatFits(fuzzed, each)).rejects.toThrow('Property failed');
    await answersWhatFits(fuzzed, answer(409, 'CONTACT_TAKEN'));
  });

  it('S3 whoever asked is signed in to the end', async () => {
    for (const [name, value] of cookies) caller.cookies.set(name, value);
    expect(await caller.client.account.me.query()).toMatchObject({ id: caller.id });
  });

  it('QA-09 none of it left a centavo out of place', async () => {
    expect(await world.control.audit()).toMatchObject({ clean: true });
  });
});
