import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { PlatformFailure } from '../../kernel/failure';
import { spendVoucher } from '../../people/vouchers';
import type { FirebaseProject, World } from '../../world/world';
import { tokenHash } from './secret-token';

/** A token that is older proves who somebody was. */
const MAX_AGE = '10m';

const Claims = z.object({
  sub: z.string().min(1).max(128),
  phone_number: z.string().regex(/^\+\d{7,15}$/),
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

/** The configured project, or the one that this platform plays itself. */
export function firebaseProject(world: World): FirebaseProject {
  const { firebase, publicUrl, merchant } = world.platform;
  if (firebase) return firebase;
  const issuer = `${publicUrl}/idp/${encodeURIComponent(world.name)}/firebase`;
  return { issuer, audience: merchant.code, jwksUrl: `${issuer}/jwks` };
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
/** One of each world that was used; a set is small, and forgotten with the rest when there are many. */
const KEY_SETS_MAX = 256;

function keySetOf(url: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
  if (keySets.size >= KEY_SETS_MAX) keySets.clear();
  keySets.set(url, known);
  return known;
}

/**
 * The number (E.164) that a token of Firebase Authentication proves, signed by the project's keys, of this project,
 * fresh. Throws `CODE_INVALID`, or `CODE_EXPIRED` for one that is too old.
 */
export async function readFirebaseToken(world: World, token: string): Promise<string> {
  const { issuer, audience, jwksUrl } = firebaseProject(world);
  try {
    const { payload } = await jwtVerify(token, keySetOf(jwksUrl), {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: MAX_AGE,
    });
    return Claims.parse(payload).phone_number;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new PlatformFailure('CODE_EXPIRED');
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw new PlatformFailure('CODE_INVALID');
    throw error;
  }
}

/** A token opens one session or one account. Throws `EXTERNAL_EXPIRED` for one that was used. */
export const spendFirebaseToken = (world: World, token: string): void => spendVoucher(world, tokenHash(token));
