import { JOURNAL_COMMANDS } from '@tonalli/qa/journal';
import type { FastifyRequest } from 'fastify';
import type { World } from '../../world/world';

/** A snapshot that is brought in is longer, and says nothing in a journal. */
const MAX_NOTED_BYTES = 64 * 1_024;

export interface NotedCommand {
  name: string;
  request: FastifyRequest;
  input: unknown;
}

/** Writes a command that changes something into the world's journal; reading, and what concerns the journal, is no part of the story. */
export async function noteCommand(
  world: World,
  { name, request, input }: NotedCommand,
  run: () => unknown,
): Promise<unknown> {
  if (request.method === 'GET' || name in JOURNAL_COMMANDS) return run();
  const isLong = Number(request.headers['content-length'] ?? 0) > MAX_NOTED_BYTES;
  const asked = isLong ? undefined : input;
  const start = {
    kind: 'command',
    name,
    method: request.method,
    path: request.url,
    requestId: request.id,
    request: asked,
  } as const;
  return world.recorder.record(start, async () => run());
}
