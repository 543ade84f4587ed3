import { HEADERS } from '@tonalli/contracts/envelope';
import { nearest } from '@tonalli/qa/closest-match';
import { CONTROL_PREFIX } from '@tonalli/qa/commands';
import { sayIssues } from '@tonalli/qa/format-issues';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PlatformFailure } from '../../kernel/failure';
import { closedWorldFailure } from '../../transport/closed-world';
import { sendAnswer } from '../../transport/create-server';
import { type Answer, failureAnswer, successAnswer } from '../../transport/envelope';
import { headerText, requestLanguage } from '../../transport/request-info';
import type { World } from '../../world/world';
import type { Worlds } from '../worlds/worlds';
import { type Command, ControlFailure, type ControlParts } from './command';
import { addJournalLive, liveWorldName } from './journal-live';
import { isLoopback, isOwnPage } from './loopback';
import { noteCommand } from './note-command';
import { COMMANDS } from './verbs';
import { worldNamed } from './world-named';

/** The control interface of tests and testers. Only for callers of this machine. */
export function addControl(server: FastifyInstance, parts: ControlParts): void {
  const commands = COMMANDS;
  addJournalLive(server, {
    chooseWorld(request) {
      assertNear(request);
      const name = liveWorldName(request);
      return name === null ? parts.worlds.default : worldNamed(parts.worlds, name);
    },
    refuse: (request, reply, error) => sendAnswer(reply, answerFailure(error, request)),
  });
  for (const { name, method, path, run, bodyLimitBytes } of commands) {
    server.route({
      method,
      url: CONTROL_PREFIX + path,
      ...(bodyLimitBytes !== undefined && { bodyLimit: bodyLimitBytes }),
      handler: (request, reply) => handle(request, reply, { name: name ?? `${method} ${path}`, run, parts }),
    });
  }
  const names = commands.map(({ method, path }) => `${method} ${CONTROL_PREFIX}${path}`);
  server.all(`${CONTROL_PREFIX}/*`, async (request, reply) => {
    const refused = refusalOf(request);
    if (refused !== null) return sendAnswer(reply, told('OPERATION_NOT_ALLOWED', refused));
    const asked = `${request.method} ${request.url.split('?', 1)[0]}`;
    return sendAnswer(reply, told('NOT_FOUND', `There is no ${asked}; did you mean ${nearest(asked, names)}?`));
  });
}

interface Handling {
  name: string;
  run: Command['run'];
  parts: ControlParts;
}

async function handle(request: FastifyRequest, reply: FastifyReply, { name, run, parts }: Handling): Promise<void> {
  try {
    assertNear(request);
    const world = chosenWorld(parts.worlds, request);
    const call = { world, parts, input: readInput(request) };
    const value = await noteCommand(world, { name, request, input: call.input }, () => run(call));
    sendAnswer(reply, successAnswer(value ?? null));
  } catch (error) {
    sendAnswer(reply, answerFailure(error, request));
  }
}

/** Somebody asked whom the control interface does not serve. */
class NotServed extends Error {}

/** Why this caller is not served, in words; null when it is. */
function refusalOf(request: FastifyRequest): string | null {
  if (!isLoopback(request)) return 'Only callers of this machine are served, by its own name: 127.0.0.1 or localhost.';
  return isOwnPage(request) ? null : 'Pages of other origins are not served.';
}

function assertNear(request: FastifyRequest): void {
  const refused = refusalOf(request);
  if (refused !== null) throw new NotServed(refused);
}

function answerFailure(error: unknown, request: FastifyRequest): Answer {
  const failure = error instanceof PlatformFailure ? error : closedWorldFailure(error);
  if (failure) return failureAnswer(failure, requestLanguage(request.headers));
  if (error instanceof NotServed) return told('OPERATION_NOT_ALLOWED', error.message);
  if (error instanceof ControlFailure || error instanceof RangeError) return told('INVALID_REQUEST', error.message);
  if (error instanceof z.ZodError) return told('INVALID_REQUEST', sayIssues(error));
  request.log.error({ err: error }, 'a control call broke');
  return told('UNKNOWN', error instanceof Error ? error.message : String(error));
}

function told(code: 'INVALID_REQUEST' | 'NOT_FOUND' | 'OPERATION_NOT_ALLOWED' | 'UNKNOWN', message: string): Answer {
  const { status } = failureAnswer({ code }, 'EN');
  return { status, code, body: JSON.stringify({ success: false, code, message }) };
}

function chosenWorld(worlds: Worlds, request: FastifyRequest): World {
  const name = headerText(request.headers, HEADERS.world);
  return name === null ? worlds.default : worldNamed(worlds, name);
}

/** Bodies have to say that they are JSON: no page of another site can send that without being asked first. */
function readInput(request: FastifyRequest): unknown {
  const given = { ...Object(request.query), ...Object(request.params) };
  if (request.method !== 'POST') return given;
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new ControlFailure('The body has to be application/json.');
  }
  const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  return { ...Object(text === '' ? {} : parse(text)), ...Object(request.params) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlFailure('The body is not JSON.');
  }
}
