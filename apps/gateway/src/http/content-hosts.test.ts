import { describe, expect, it } from 'vitest';
import { permissionOf } from '../testing/fixtures';
import { createContentHosts } from './content-hosts';
import { createSecurityHeaders } from './security-headers';

const { info } = permissionOf({
  imageCDNs: ['http://img.example'],
  domainRoute: [{ name: 'Espejo 1', url: 'https://uno.example' }],
});
const analytics = { gtagId: 'G-1' };

function policyOf(world: string | null, hosts = createContentHosts()): Record<string, string[]> {
  const headers = createSecurityHeaders(hosts).page(world);
  const policy = headers[headers.findIndex((name) => name.toLowerCase() === 'content-security-policy') + 1] ?? '';
  return Object.fromEntries(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

describe('what pages may reach', () => {
  it('DEV-05 is asked again once after another process may have learnt of a change, and serves meanwhile', () => {
    const hosts = createContentHosts();
    hosts.doubt();
    expect(hosts.isDoubted(null)).toBe(false);
    hosts.learn(null, info);
    hosts.doubt();
    expect([hosts.knows(null), hosts.isDoubted(null), hosts.isDoubted(null)]).toEqual([true, true, false]);
    expect(policyOf(null, hosts)['img-src']).toContain('http://img.example');
  });

  it('SYS-09 opens for the analytics service only where the operator uses it, and in no other world', () => {
    const hosts = createContentHosts();
    hosts.learn('with', { ...info, analytics });
    hosts.learn('without', info);
    const open = policyOf('with', hosts);
    expect(open['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(open['connect-src']).toContain('https://*.google-analytics.com');
    for (const world of ['without', 'never-seen', null]) {
      const closed = policyOf(world, hosts);
      expect(closed['script-src']).toEqual(["'self'"]);
      expect(JSON.stringify(closed)).not.toMatch(/google/);
    }
  });

  it('SYS-04 opens for the mirrors, also where nothing else is known', () => {
    const hosts = createContentHosts();
    hosts.learnMirrors(null, [
      { name: 'One', url: 'https://one.example/path' },
      { name: 'Odd', url: "https://x.example/;script-src 'unsafe-inline'" },
      { name: 'None', url: 'javascript:alert(1)' },
    ]);
    expect(policyOf(null, hosts)['connect-src']).toEqual(["'self'", 'https://one.example', 'https://x.example']);
    expect(hosts.knows(null)).toBe(false);
    hosts.learn(null, info);
    expect(policyOf(null, hosts)['connect-src']).toContain('https://uno.example');
    expect(policyOf(null, hosts)['connect-src']).not.toContain('https://one.example');
  });

  it('SYS-08 presumes of a world that was not learnt yet what it was copied from, but for analytics', () => {
    const hosts = createContentHosts();
    hosts.learn(null, { ...info, analytics });
    const presumed = policyOf('new', hosts);
    expect(presumed['img-src']).toContain('http://img.example');
    expect(presumed['script-src']).toEqual(["'self'"]);
    expect(hosts.knows('new')).toBe(false);
    expect(hosts.of('new')).toBe(hosts.of('newer'));
    hosts.learn('new', { ...info, imageCDNs: [] });
    expect(policyOf('new', hosts)['img-src']).not.toContain('http://img.example');
  });

  it('SYS-08 works a policy out once, and again when something changed', () => {
    const hosts = createContentHosts();
    const headers = createSecurityHeaders(hosts);
    hosts.learn(null, info);
    const first = headers.page(null);
    hosts.learn(null, { ...info });
    expect(headers.page(null)).toBe(first);
    hosts.learn(null, { ...info, imageCDNs: ['https://new.example'] });
    expect(headers.page(null)).not.toBe(first);
  });

  it('SYS-08 forgets old worlds, and the one without a name never', () => {
    const hosts = createContentHosts();
    hosts.learn(null, info);
    for (let index = 0; index < 300; index += 1) hosts.learn(`w${index}`, info);
    expect([hosts.knows(null), hosts.knows('w0'), hosts.knows('w299')]).toEqual([true, false, true]);
  });
});
