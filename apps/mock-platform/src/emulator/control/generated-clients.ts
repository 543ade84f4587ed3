import { readDocument } from '@tonalli/qa/clients/document';
import { pythonClient } from '@tonalli/qa/clients/python-client';
import { typescriptClient } from '@tonalli/qa/clients/typescript-client';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../transport/openapi';
import { controlPaths } from './control-openapi';
import { isLoopback } from './loopback';

const CLIENTS = {
  'tonalli-qa.ts': { type: 'text/typescript; charset=utf-8', write: typescriptClient },
  'tonalli_qa.py': { type: 'text/x-python; charset=utf-8', write: pythonClient },
} as const;

/** Below which address the generated clients lie, by the names of their files. */
export const CLIENTS_PATH = '/qa/clients/';
export const CLIENT_FILES = Object.keys(CLIENTS);

/** Typed clients of the control interface for testers who use no command line, made of its OpenAPI document (QA-14). */
export function addGeneratedClients(server: FastifyInstance, address: string): void {
  const described = () =>
    readDocument(openApiDocument({}, { serverUrl: address, access: {}, further: controlPaths(address) }));
  for (const [file, { type, write }] of Object.entries(CLIENTS)) {
    let written: string | null = null;
    server.get(CLIENTS_PATH + file, async (request, reply) => {
      if (!isLoopback(request)) return reply.code(403).send('Clients are for callers of this machine only.');
      written ??= write(described(), address);
      return reply.type(type).header('cache-control', 'no-cache').send(written);
    });
  }
}
