import { createHmac, randomInt } from 'node:crypto';
import { type fetchHumanChallenge as endpoint, HumanProof } from '@tonalli/contracts/session/wire';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { humanProofRepository } from './captcha.repository';
import { HUMAN_CHECK } from './session-settings';

/** For so long a solved challenge is worth a login. */
const TTL_SECONDS = 10 * 60;
const ALGORITHM = 'PBKDF2/SHA-256';
/** What the challenge says of itself, signed with it: times are the world's, which the library does not know. */
const Signed = z.object({ world: z.string(), expiresAtMs: z.int() });

function isAsked({ settings, platform }: World): boolean {
  const { mode } = settings.get(HUMAN_CHECK);
  return mode === 'on' || (mode === 'auto' && platform.humanCheck === true);
}

const secretFor = (world: World, use: string): string =>
  createHmac('sha256', world.platform.merchant.key).update(`human check: ${use}`).digest('hex');
const secretsOf = (world: World) => ({
  hmacSignatureSecret: secretFor(world, 'challenge'),
  hmacKeySignatureSecret: secretFor(world, 'key'),
});

export const fetchHumanChallenge: Verb<typeof endpoint> = async ({ ctx: { world, now } }) => {
  if (!isAsked(world)) return { challenge: null, ttlSeconds: 0 };
  const { cost, tries } = world.settings.get(HUMAN_CHECK);
  const { parameters, signature = '' } = await createChallenge({
    algorithm: ALGORITHM,
    cost,
    // Never found at once: the fewest tries are a third of the most.
    counter: randomInt(Math.floor(tries / 3), tries),
    deriveKey,
    data: { world: world.name, expiresAtMs: now + TTL_SECONDS * 1_000 } satisfies z.output<typeof Signed>,
    ...secretsOf(world),
  });
  return { challenge: { parameters: { ...parameters }, signature }, ttlSeconds: TTL_SECONDS };
};

/** Throws `VERIFICATION_REQUIRED` unless the work was done for this world, lately, and was not sent before. */
export async function assertHuman(world: World, verification: string | undefined): Promise<void> {
  if (!isAsked(world)) return;
  const proof = readProof(verification);
  const signed = Signed.safeParse(proof?.challenge.parameters.data);
  if (!proof || !signed.success) throw new PlatformFailure('VERIFICATION_REQUIRED');
  const { verified } = await verifySolution({
    challenge: proof.challenge,
    solution: { ...proof.solution, time: 0 },
    deriveKey,
    ...secretsOf(world),
  }).catch(() => ({
    verified: false,
  }));
  const now = world.clock.now();
  const { expiresAtMs } = signed.data;
  if (!verified || signed.data.world !== world.name || expiresAtMs <= now) {
    throw new PlatformFailure('VERIFICATION_REQUIRED');
  }
  const store = humanProofRepository(world);
  store.forget(now);
  const isFirst = store.insert({ nonce: proof.challenge.parameters.nonce, expiresAt: expiresAtMs });
  if (!isFirst) throw new PlatformFailure('VERIFICATION_REQUIRED');
}

function readProof(verification: string | undefined): HumanProof | null {
  if (verification === undefined) return null;
  try {
    const parsed = HumanProof.safeParse(JSON.parse(Buffer.from(verification, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
