import { openUnderSharedKey, sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { systemNow } from '../clock/system-time';
import { firebaseProject, redeemCode, sendCode } from '../features/session';
import { PlatformFailure } from '../kernel/failure';
import { internationalMobile } from '../people/mobile-number';
import { requestLanguage } from '../transport/request-info';
import type { WorldDirectory } from '../world/directory';
import type { World } from '../world/world';
import { identityKey, publicIdentityJwk } from './identity-keys';

interface Visit {
  Params: { world: string };
}

const Sending = z.object({ phoneNumber: z.string().min(1).max(32) });
const SigningIn = z.object({ sessionInfo: z.string().min(1).max(2_048), code: z.string().max(16) });
const SessionInfo = z.object({ firebaseMobile: z.string() });

const TOKEN_SECONDS = 3_600;
/** The interface's own words for what is wrong, by the codes of ours. */
const REASONS: Readonly<Record<string, string>> = {
  PHONE_INVALID: 'INVALID_PHONE_NUMBER',
  CODE_INVALID: 'INVALID_CODE',
  CODE_MISSING: 'MISSING_CODE',
  CODE_EXPIRED: 'SESSION_EXPIRED',
  CODE_REQUESTS_EXCEEDED: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  CODE_QUOTA_EXCEEDED: 'QUOTA_EXCEEDED',
};

/**
 * Phone numbers as Firebase Authentication verifies them: the two calls of its REST interface that send a code and take
 * it, and the keys of the ID tokens. Below `/idp/<world>/firebase`; messages land in the world's inbox.
 */
export function addFirebase(server: FastifyInstance, worlds: WorldDirectory): void {
  const answering =
    (answer: (world: World, body: unknown, request: FastifyRequest) => Promise<object>) =>
    async (request: FastifyRequest<Visit>, reply: FastifyReply) => {
      const world = worlds.find(request.params.world);
      if (!world) return refuse(reply, 404, 'PROJECT_NOT_FOUND');
      try {
        return await answer(world, JSON.parse(String(request.body)), request);
      } catch (error) {
        if (error instanceof PlatformFailure) return refuse(reply, 400, REASONS[error.code] ?? 'OPERATION_NOT_ALLOWED');
        if (error instanceof SyntaxError || error instanceof z.ZodError) return refuse(reply, 400, 'INVALID_ARGUMENT');
        throw error;
      }
    };

  server.get<Visit>('/idp/:world/firebase/jwks', async () => ({ keys: [publicIdentityJwk()] }));
  server.post('/idp/:world/firebase/v1/accounts::sendVerificationCode', answering(sendVerificationCode));
  server.post('/idp/:world/firebase/v1/accounts::signInWithPhoneNumber', answering(signInWithPhoneNumber));
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply
    .code(status)
    .send({ error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });

async function sendVerificationCode(world: World, body: unknown, request: FastifyRequest) {
  const mobile = internationalMobile(Sending.parse(body).phoneNumber);
  if (mobile === null) throw new PlatformFailure('PHONE_INVALID');
  // The calls come from the gateway: its address says nothing about who asks.
  sendCode(
    world,
    { ip: `firebase ${mobile}`, language: requestLanguage(request.headers) },
    { mobile, purpose: 'firebase' },
  );
  return {
    sessionInfo: await sealUnderSharedKey(world.platform.merchant.key, JSON.stringify({ firebaseMobile: mobile })),
  };
}

async function signInWithPhoneNumber(world: World, body: unknown) {
  const { sessionInfo, code } = SigningIn.parse(body);
  const opened = await openUnderSharedKey(world.platform.merchant.key, sessionInfo).catch(() => null);
  if (opened === null) throw new PlatformFailure('CODE_INVALID');
  const { firebaseMobile: mobile } = SessionInfo.parse(JSON.parse(opened));
  const problem = redeemCode(world, { mobile, purpose: 'firebase' }, code);
  if (problem) throw new PlatformFailure(problem);
  const localId = `firebase-${mobile.slice(1)}`;
  return {
    idToken: await firebaseToken(world, mobile),
    expiresIn: String(TOKEN_SECONDS),
    localId,
    isNewUser: false,
    phoneNumber: mobile,
  };
}

/** An ID token as Firebase words it. `claims` overrides its parts, for tests of who reads it. */
export async function firebaseToken(
  world: World,
  mobile: string,
  claims: Record<string, unknown> = {},
): Promise<string> {
  const { issuer, audience } = firebaseProject(world);
  const now = Math.floor(systemNow() / 1_000);
  return new SignJWT({
    iss: issuer,
    aud: audience,
    sub: `firebase-${mobile.slice(1)}`,
    iat: now,
    exp: now + TOKEN_SECONDS,
    auth_time: now,
    phone_number: mobile,
    firebase: { identities: { phone: [mobile] }, sign_in_provider: 'phone' },
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: publicIdentityJwk().kid, typ: 'JWT' })
    .sign(identityKey());
}
