import { sendFeedback } from '@tonalli/contracts/help/wire';
import { createCallSignatures, openUnderSharedKey } from '@tonalli/contracts/sealing';
import { login, requestLoginCode } from '@tonalli/contracts/session/wire';
import { fetchPermission } from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { systemNow } from '../clock/system-time';
import { tokenFor } from '../testing/log-in';
import { serveMember } from '../testing/stage';
import { signedHeaders } from '../testing/test-platform';

const stage = await serveMember();
const { platform } = stage;
const { key } = platform.world.platform.merchant;
const VISITOR = { address: '203.0.113.9', host: '' };
const { path } = fetchPermission;
const SIGNED = { method: 'GET', path, body: null };

interface Answer {
  success: boolean;
  code?: string;
  value?: { location: { ip: string } };
}

async function ask(headers: Record<string, string>, asked = path): Promise<Answer> {
  const answer = await platform.fetch(asked, { headers: { ...headers, 'x-world': stage.world.name } });
  // The envelope of the one call that is asked here.
  return (await answer.json()) as Answer;
}

describe('who calls', () => {
  it('WIRE-06 believes a signed call whom it speaks for, also behind a proxy that adds itself', async () => {
    const headers = signedHeaders(SIGNED, VISITOR);
    expect((await ask(headers)).value?.location.ip).toBe('203.0.113.9');
    const proxied = { ...headers, 'x-forwarded-for': '203.0.113.9, 10.0.0.1' };
    expect((await ask(proxied)).value?.location.ip).toBe('203.0.113.9');
  });

  it('WIRE-06 takes an unsigned call as that of its own address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    expect((await ask(headers)).value?.location.ip).toBe('127.0.0.1');
    expect(await ask({ 'x-forwarded-host': 'evil.example' })).toMatchObject({ success: true });
  });

  const good = signedHeaders(SIGNED, VISITOR);
  const ofTime = (seconds: number) =>
    createCallSignatures(key, () => systemNow() + seconds * 1_000).sign({ ...SIGNED, ...VISITOR }, null);
  it.each([
    ['rubbish', { ...good, 'x-signature': 'rubbish' }],
    ['the address of somebody else', { ...good, 'x-forwarded-for': '198.51.100.1' }],
    ['another path', signedHeaders({ ...SIGNED, path: '/wps/member/info' }, VISITOR)],
    ['another method', signedHeaders({ ...SIGNED, method: 'POST' }, VISITOR)],
    ['another body', signedHeaders({ ...SIGNED, body: '{}' }, VISITOR)],
    ['a time two minutes ago', { ...good, 'x-signature': ofTime(-120) }],
    ['a time in two minutes', { ...good, 'x-signature': ofTime(120) }],
  ])('WIRE-06 refuses a signature of %s', async (_what, headers) => {
    expect(await ask(headers)).toMatchObject({ success: false, code: 'SIGNATURE_INVALID' });
  });

  it('WIRE-06 refuses another query than the one that was signed', async () => {
    const asked = `${path}?a=1`;
    expect(await ask(signedHeaders({ ...SIGNED, path: asked }, VISITOR), `${path}?a=2`)).toMatchObject({
      code: 'SIGNATURE_INVALID',
    });
  });

  it('WIRE-06 refuses another body than the one that was signed, and does nothing with it', async () => {
    const body = JSON.stringify({ mobileNum: '5512345678', countryDialingCode: '52' });
    const signature = signedHeaders({ method: 'POST', path: requestLoginCode.path, body }, VISITOR);
    const send = async (sent: string) =>
      (
        await platform.fetch(requestLoginCode.path, {
          method: 'POST',
          body: sent,
          headers: { ...signature, 'x-world': stage.world.name, 'content-type': 'application/json' },
        })
      ).json();
    expect(await send(body.replace('5512345678', '5587654321'))).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(await send(body)).toMatchObject({ success: true });
  });

  it('WIRE-06 MEM-15 refuses a form of which a part is not the one that was signed', async () => {
    const token = tokenFor(stage.world, stage.ana.id);
    const formOf = async (content: string) => {
      const form = new FormData();
      form.append('topic', 'SITE');
      form.append('content', content);
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      return { type, text: await encoded.text() };
    };
    const { type, text } = await formOf('El menú tapa el juego.');
    const send = async (body: string) =>
      (
        await platform.fetch(sendFeedback.path, {
          method: 'PUT',
          body,
          headers: {
            ...signedHeaders({ method: 'PUT', path: sendFeedback.path, body: text }, VISITOR),
            'x-world': stage.world.name,
            'content-type': type,
            authorization: `Bearer ${token}`,
            'idempotency-key': crypto.randomUUID(),
          },
        })
      ).json();
    expect(await send(text.replace('tapa', 'abre'))).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(await send(text)).toMatchObject({ success: true });
  });
});

describe('an answer with a secret in it', () => {
  const logIn = async (headersOf: (body: string) => Record<string, string>) => {
    const body = await platform.sealer.seal({
      username: stage.ana.username,
      password: stage.ana.password,
      type: 'username',
    });
    return platform.fetch(login.path, {
      method: 'POST',
      body,
      headers: { 'x-world': stage.world.name, 'content-type': 'application/jose', ...headersOf(body) },
    });
  };

  it('WIRE-06 WIRE-03 is sealed under the key of the merchant that signed the call', async () => {
    const answer = await logIn((body) => signedHeaders({ method: 'POST', path: login.path, body }, VISITOR));
    expect(answer.headers.get('content-type')).toBe('application/jose');
    const text = await answer.text();
    expect(text).not.toContain('token');
    expect(JSON.parse(await openUnderSharedKey(key, text))).toMatchObject({ success: true });
  });

  it('WIRE-06 is open for who did not sign: another client holds no key', async () => {
    expect(await (await logIn(() => ({}))).json()).toMatchObject({ success: true });
  });
});
