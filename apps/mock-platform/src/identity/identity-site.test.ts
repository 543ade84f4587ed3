import { EXTERNAL_PROVIDERS, type ExternalProvider } from '@tonalli/contracts/session/external-names';
import * as oidc from 'openid-client';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../emulator/control/mint-member';
import { keepIdentity } from '../people/external-identities';
import { servePlatform } from '../testing/stage';
import type { TestPlatform } from '../testing/test-platform';
import { createBrowser } from './browser-fixture';

const platform = await servePlatform();

const callback = (provider: ExternalProvider) => `http://localhost:4000/external/${provider}/callback`;

async function begin(provider: ExternalProvider, world: string, over: Record<string, string> = {}) {
  const issuer = new URL(`${platform.url}/idp/${world}/${provider}`);
  const config = await oidc.discovery(issuer, 'TONALLI', undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callback(provider),
    scope: 'openid email profile',
    state: expectedState,
    nonce: expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...over,
  }).href;
  return { config, url, checks: { pkceCodeVerifier, expectedState, expectedNonce } };
}

async function linkedMember(world: ReturnType<TestPlatform['worlds']['create']>) {
  const member = await mintMember(world, { username: 'Ana1' });
  const identity = { provider: 'google', subject: 'google-ana', name: 'Ana <b>', email: 'ana@correo.example' } as const;
  keepIdentity(world, member.id, identity);
  return member;
}

describe('the login services', () => {
  it.each(EXTERNAL_PROVIDERS)('AUTH-09 %s is an OpenID provider: discovery, code, PKCE, ID token', async (provider) => {
    const world = platform.worlds.create();
    const { config, url, checks } = await begin(provider, world.name);
    const told = await createBrowser().choose(url, `${provider}-nadia`);
    expect(told.href.startsWith(callback(provider))).toBe(true);
    const tokens = await oidc.authorizationCodeGrant(config, told, checks);
    expect(tokens.claims()).toMatchObject({
      iss: `${platform.url}/idp/${world.name}/${provider}`,
      aud: 'TONALLI',
      sub: `${provider}-nadia`,
      name: 'Nadia Nueva',
      email: 'nadia@correo.example',
      email_verified: true,
    });
  });

  it('AUTH-09 takes a code once, with the verifier that belongs to it', async () => {
    const { config, url, checks } = await begin('google', platform.worlds.create().name);
    const told = await createBrowser().choose(url, 'google-nadia');
    const other = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() };
    await expect(oidc.authorizationCodeGrant(config, told, other)).rejects.toMatchObject({ error: 'invalid_grant' });
    const again = await begin('google', platform.worlds.create().name);
    const second = await createBrowser().choose(again.url, 'google-nadia');
    await oidc.authorizationCodeGrant(again.config, second, again.checks);
    await expect(oidc.authorizationCodeGrant(again.config, second, again.checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('AUTH-09 needs PKCE, and sends nobody to a page that is not the site’s', async () => {
    const world = platform.worlds.create();
    for (const redirect_uri of [
      'https://evil.example/external/google/callback',
      'http://localhost:4000/external/line/callback',
      'http://localhost:4000/external/google/callback?next=1',
      'javascript:alert(1)',
    ]) {
      const { url } = await begin('google', world.name, { redirect_uri });
      const response = await createBrowser().visit(url);
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      expect(await response.text()).toContain('of no use any more');
    }
    const { url } = await begin('google', world.name);
    const bare = new URL(url);
    bare.searchParams.delete('code_challenge');
    bare.searchParams.delete('code_challenge_method');
    const told = await createBrowser().visit(bare.href);
    expect(told.headers.get('location')).toContain('error=invalid_request');
  });

  it('AUTH-09 tells of somebody who cancels', async () => {
    const { url } = await begin('facebook', platform.worlds.create().name);
    const told = await createBrowser().choose(url, '');
    expect(told.searchParams.get('error')).toBe('access_denied');
    expect(told.searchParams.get('code')).toBeNull();
  });

  it('AUTH-09 knows the people of its own world alone', async () => {
    const world = platform.worlds.create();
    await linkedMember(world);
    const page = async (name: string) => (await createBrowser().open((await begin('google', name)).url)).text;
    expect(await page(world.name)).toContain('Linked to Ana1');
    expect(await page(platform.worlds.create().name)).not.toContain('Ana1');
    const missing = await platform.fetch('/idp/nowhere/google/.well-known/openid-configuration');
    expect(missing.status).toBe(404);
    expect((await platform.fetch(`/idp/${world.name}/other/.well-known/openid-configuration`)).status).toBe(404);
  });

  it('AUTH-09 asks anew each time, in the language of the site, and shows names as text', async () => {
    const world = platform.worlds.create();
    await linkedMember(world);
    const browser = createBrowser();
    await browser.choose((await begin('google', world.name)).url, 'google-ana');
    const { text, response } = await browser.open((await begin('google', world.name, { ui_locales: 'es' })).url);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Ana &lt;b&gt;');
    expect(text).toContain('Correo sin verificar');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('AUTH-09 takes somebody else in the same browser right after', async () => {
    const world = platform.worlds.create();
    const browser = createBrowser();
    for (const who of ['google-nadia', 'google-victor', 'google-nadia']) {
      const { config, url, checks } = await begin('google', world.name);
      const tokens = await oidc.authorizationCodeGrant(config, await browser.choose(url, who), checks);
      expect(tokens.claims()?.sub).toBe(who);
    }
  });

  it('AUTH-09 has a page for a login that is over', async () => {
    const world = platform.worlds.create();
    const { url } = await createBrowser().open((await begin('google', world.name)).url);
    const response = await createBrowser().visit(url);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('begin again at Tonalli')]);
  });
});
