import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirebase, type Firebase } from './firebase';

let server: Server;
let firebase: Firebase;
let answer: { status: number; body: string };
let asked: { url: string; body: unknown }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ url: request.url ?? '', body: JSON.parse(body) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  firebase = createFirebase({ url: `http://127.0.0.1:${port}/idp/{world}/firebase`, apiKey: 'key 1' });
});
afterAll(() => void server.close());

const refused = (message: string) => ({ status: 400, body: JSON.stringify({ error: { code: 400, message } }) });

describe('codes that Firebase sends', () => {
  it('AUTH-09 are asked for in the project of the world, with its key and the number alone', async () => {
    asked = [];
    answer = { status: 200, body: JSON.stringify({ sessionInfo: 's-1' }) };
    expect(await firebase.sendCode('a b', '+525512345678', 'es')).toBe('s-1');
    expect(asked).toEqual([
      {
        url: '/idp/a%20b/firebase/v1/accounts:sendVerificationCode?key=key%201',
        body: { phoneNumber: '+525512345678' },
      },
    ]);
  });

  it.each([
    ['INVALID_PHONE_NUMBER : Invalid format.', 'PHONE_INVALID'],
    ['MISSING_PHONE_NUMBER', 'PHONE_MISSING'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'CODE_REQUESTS_EXCEEDED'],
    ['QUOTA_EXCEEDED : Exceeded quota.', 'CODE_QUOTA_EXCEEDED'],
    ['CAPTCHA_CHECK_FAILED', 'CAPTCHA_FAILED'],
    ['MISSING_RECAPTCHA_TOKEN', 'CAPTCHA_FAILED'],
    ['INVALID_APP_CREDENTIAL', 'CAPTCHA_FAILED'],
    ['OPERATION_NOT_ALLOWED : SMS unable to be sent.', 'OPERATION_NOT_ALLOWED'],
    ['INVALID_ARGUMENT', 'PHONE_INVALID'],
    ['SOMETHING_NEW', 'CODE_SEND_FAILED'],
  ])('AUTH-09 SYS-10 that are refused with %s are told as %s', async (message, code) => {
    answer = refused(message);
    await expect(firebase.sendCode(null, '+525512345678', 'es')).rejects.toMatchObject({ code });
  });

  it.each([
    ['INVALID_CODE', 'CODE_INVALID'],
    ['SESSION_EXPIRED', 'CODE_EXPIRED'],
    ['INVALID_SESSION_INFO', 'CODE_INVALID'],
    ['INVALID_ARGUMENT', 'CODE_INVALID'],
  ])('AUTH-09 SYS-10 that are typed and refused with %s are told as %s', async (message, code) => {
    answer = refused(message);
    await expect(firebase.signIn(null, 's-1', '123456')).rejects.toMatchObject({ code });
  });

  it.each(['', '{}', '<html>'])('AUTH-09 SYS-10 a service that answers %j has sent nothing', async (body) => {
    for (const status of [200, 500]) {
      answer = { status, body };
      await expect(firebase.sendCode(null, '+525512345678', 'es')).rejects.toMatchObject({ code: 'CODE_SEND_FAILED' });
    }
  });
});
