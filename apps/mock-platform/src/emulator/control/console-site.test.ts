import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addConsole } from './console-site';

const PAGE = '<!doctype html><title>Tonalli QA</title>';

describe('the console', () => {
  let folder: string;
  let server: FastifyInstance;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'console-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'void 0;');
    server = Fastify();
    await addConsole(server, [join(folder, 'nowhere'), folder]);
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['/qa', '/qa/', '/qa/worlds', '/qa/journal?world=w1'])(
    'QA-10 every panel has its address: %s',
    async (url) => {
      const answer = await server.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('QA-10 files with hashed names may be kept for ever', async () => {
    const answer = await server.inject('/qa/assets/app-1a2b.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each(['/qa/worlds', '/qa/assets/app-1a2b.js'])(
    'QA-11 %s is for callers of this machine, whatever they claim',
    async (url) => {
      const headers = { 'x-forwarded-for': '127.0.0.1', host: 'localhost' };
      const answer = await server.inject({ url, headers, remoteAddress: '203.0.113.9' });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('<title>');
    },
  );
});
