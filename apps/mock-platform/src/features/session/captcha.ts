import { randomInt, randomUUID } from 'node:crypto';
import type { fetchCaptcha as endpoint } from '@tonalli/contracts/session/wire';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { captchaRepository } from './captcha.repository';
import { drawCaptcha } from './draw-captcha';

/** Without characters that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 5;
const TTL_MS = 5 * 60 * 1_000;

export const fetchCaptcha: Verb<typeof endpoint> = ({ ctx: { world, now } }) => {
  const answer = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  const id = randomUUID();
  const store = captchaRepository(world);
  store.forget(now);
  store.insert({ id, answer, expiresAt: now + TTL_MS });
  return { id, image: drawCaptcha(answer).toString('base64') };
};

/** Whether the answer is right. Asking uses the captcha up, whatever the answer. */
export function solveCaptcha(world: World, id: string | undefined, answer: string | undefined): boolean {
  const captcha = id ? captchaRepository(world).take(id) : undefined;
  if (!captcha || captcha.expiresAt <= world.clock.now()) return false;
  return captcha.answer === answer?.trim().toUpperCase();
}

/** For tests and testers: the answer of a captcha that was not used yet. */
export const captchaAnswer = (world: World, id: string): string | null =>
  captchaRepository(world).find(id)?.answer ?? null;
