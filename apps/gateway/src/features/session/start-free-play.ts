import { randomBytes } from 'node:crypto';
import { FREEPLAY_GATEWAY_VERSION, PLATFORM_WEB } from '@tonalli/contracts/constants';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { SessionView } from '@tonalli/contracts/session/api';
import { freePlayTicket } from '@tonalli/contracts/session/free-play-ticket';
import { loginFreePlay } from '@tonalli/contracts/session/wire';
import { startSession } from '../../session/start-session';
import type { Context } from '../../trpc/context';

const RANDOM_BYTES = 32;
const OS_NAMES = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'] as const;

/** Opens a trial account with play money and logs it in (GAME-06). */
export async function startFreePlay(ctx: Context): Promise<SessionView> {
  const { merchant, nowMs } = ctx.services;
  const text = freePlayTicket(nowMs(), randomBytes(RANDOM_BYTES).toString('base64url'));
  const answer = await ctx.call(loginFreePlay, {
    os: OS_NAMES.find((name) => ctx.request.userAgent.includes(name)) ?? 'other',
    platform: PLATFORM_WEB,
    random: await sealUnderSharedKey(merchant.key, text),
    gatewayVersion: FREEPLAY_GATEWAY_VERSION,
  });
  return startSession(ctx, answer, 'trial');
}
