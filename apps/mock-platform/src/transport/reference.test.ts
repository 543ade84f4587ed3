import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReferencePage } from './reference';

const server = Fastify();
beforeAll(() => addReferencePage(server));
afterAll(() => server.close());

const policyOf = (header: unknown): Map<string, string> =>
  new Map(
    String(header)
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]),
  );

describe('the reference page', () => {
  it.each(['/reference', '/reference/', '/reference/js/scalar.js'])(
    'DEV-03 QA-11 has at %s no origin that the testers console could be reached from, and no frame around it',
    async (url) => {
      const { headers } = await server.inject({ url });
      const policy = policyOf(headers['content-security-policy']);
      expect(policy.get('sandbox')).toBe('allow-scripts');
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('default-src')).toBe("'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  it('DEV-03 runs the scripts that it came with, and no other', async () => {
    const { headers, body } = await server.inject({ url: '/reference/' });
    const inline = [...body.matchAll(/<script(?: type="text\/javascript")?>([\s\S]*?)<\/script>/g)];
    expect(inline).toHaveLength(2);
    const allowed = inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policyOf(headers['content-security-policy']).get('script-src')).toBe(["'self'", ...allowed].join(' '));
    expect(body.indexOf('localStorage')).toBeLessThan(body.indexOf('js/scalar.js'));
  });
});
