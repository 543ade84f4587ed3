import type { ErrorCode } from '@tonalli/contracts/errors';
import { codeIn } from './answer-code';
import { BONUS_CAUSES } from './bonus-causes';
import { CLOSING_CAUSES } from './closing-causes';
import { EXTERNAL_CAUSES } from './external-causes';
import { IDENTITY_CAUSES } from './identity-causes';
import { IDENTITY_CHECK_CAUSES } from './identity-check-causes';
import { LOTTERY_CAUSES } from './lottery-causes';
import { POINT_CAUSES } from './point-causes';
import { PROMOTION_CAUSES } from './promotion-causes';
import { PROTECTION_CAUSES } from './protection-causes';
import { HASTY_DEADLINE_MS, type StackWorld } from './stack';
import { codeOf, movedTo, type TestBrowser } from './test-browser';
import { TRANSFER_CAUSES } from './transfer-causes';

interface Place {
  world: StackWorld;
  gatewayUrl: string;
  hastyGatewayUrl: string;
}
type Cause = (place: Place) => Promise<ErrorCode | 'OK'>;

const balanceOf = (browser: TestBrowser) => codeOf(browser.client.wallet.balance.query());
const logIn = (world: StackWorld, [username, password]: [string, string], audience: 'member' | 'agent' = 'member') =>
  codeOf(world.visitor().login(username, password, audience));
const register = (
  world: StackWorld,
  fields: Record<string, string>,
  agreed = { agreedToTerms: true, ageConfirmed: true },
) => codeOf(world.visitor().client.registration.register.mutate({ method: 'username', fields, ...agreed }));
const setPaymentPassword = (player: TestBrowser, old: { password?: string; oldPaymentPassword?: string }) =>
  codeOf(
    player.client.account.setPaymentPassword.mutate({
      paymentPassword: '135790',
      confirmPaymentPassword: '135790',
      ...old,
    }),
  );
const claimBonus = (player: TestBrowser, bonusId: string) =>
  codeOf(player.client.vip.claim.mutate({ bonusId }, { context: { idempotencyKey: crypto.randomUUID() } }));
const NEWCOMER = { username: 'nuevo123', password: 'Clave2026', confirmPassword: 'Clave2026' };

async function launch(world: StackWorld, changes: { gameId?: string; freeTrial?: boolean; elsewhere?: boolean }) {
  const player = await world.member({ balanceMinor: 1_000 });
  const list = { language: 'es' as const, page: 1, pageSize: 200 };
  const { games } = await player.client.lobby.games.query(
    changes.elsewhere ? { ...list, type: 'LOTT' } : { ...list, type: 'RNG' },
  );
  const wanted = games.find(({ open, trial }) => open && !(changes.freeTrial && trial));
  if (!wanted) return 'OK';
  const { id, vendor, type } = wanted;
  const input = { gameId: changes.gameId ?? id, vendor, type, device: 'WEB' as const, backPath: '/' };
  return codeOf(player.client.play.launch.mutate({ ...input, ...(changes.freeTrial ? { freeTrial: true } : {}) }));
}

/** Codes that something real brings about, through browser, gateway and platform. */
export const ERROR_CAUSES: Partial<Record<ErrorCode, Cause>> = {
  ...EXTERNAL_CAUSES,
  ...CLOSING_CAUSES,
  ...IDENTITY_CAUSES,
  ...IDENTITY_CHECK_CAUSES,
  ...LOTTERY_CAUSES,
  ...POINT_CAUSES,
  ...PROMOTION_CAUSES,
  ...PROTECTION_CAUSES,
  ...TRANSFER_CAUSES,
  WALLET_UNKNOWN: async ({ world }) => {
    const player = await world.member({ balanceMinor: 1_000 });
    const input = { from: 'MAIN', to: 'NOBODY', amountMinor: 100 };
    return codeOf(player.client.wallet.transfer.mutate(input, { context: { idempotencyKey: crypto.randomUUID() } }));
  },
  TOKEN_MISSING: ({ world }) => balanceOf(world.visitor()),
  TOKEN_INVALID: async ({ world }) => {
    const player = await world.member();
    await world.control.endSessions(player.id);
    return balanceOf(player);
  },
  SESSION_MISMATCH: async ({ world }) => {
    const player = await world.member();
    player.tabToken = null;
    return balanceOf(player);
  },
  ORIGIN_REFUSED: async ({ world, gatewayUrl }) => {
    const player = await world.member();
    const response = await fetch(`${gatewayUrl}/trpc/session.logout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://elsewhere.example',
        cookie: [...player.cookies].map((pair) => pair.join('=')).join('; '),
        'x-session': player.tabToken ?? '',
      },
    });
    // The session that the other site tried to end is still there.
    return (await balanceOf(player)) === 'OK' ? codeIn(response) : 'OK';
  },
  LOGIN_FAILED: async ({ world }) => logIn(world, [(await world.control.mint()).username, 'not-the-password']),
  ACCOUNT_LOCKED: async ({ world }) => {
    const { username } = await world.control.mint();
    let code: ErrorCode | 'OK' = 'OK';
    for (let attempt = 0; attempt < 15 && code !== 'ACCOUNT_LOCKED'; attempt += 1) {
      code = await attemptWithCaptcha(world, username);
    }
    return code;
  },
  CAPTCHA_FAILED: async ({ world }) => {
    const { username } = await world.control.mint();
    let code: ErrorCode | 'OK' = 'OK';
    for (let attempt = 0; attempt < 10 && code !== 'CAPTCHA_FAILED'; attempt += 1)
      code = await logIn(world, [username, 'wrong']);
    return code;
  },
  ACCOUNT_NOT_MEMBER: async ({ world }) => {
    const { username, password } = await world.control.mint({ type: 3 });
    return logIn(world, [username, password]);
  },
  ACCOUNT_NOT_AGENT: async ({ world }) => {
    const { username, password } = await world.control.mint();
    return logIn(world, [username, password], 'agent');
  },
  FUNCTION_NOT_AVAILABLE: async ({ world }) => {
    await world.control.setModules({ FREEPLAY3: false });
    return codeOf(world.visitor().client.session.freePlay.mutate());
  },
  TRIAL_ACCOUNT: async ({ world }) => {
    const guest = world.visitor();
    guest.tabToken = (await guest.client.session.freePlay.mutate()).token;
    return codeOf(guest.client.lobby.addFavorite.mutate({ gameId: 'any', vendor: 'any', type: 'RNG' }));
  },
  MAINTENANCE: async ({ world }) => {
    const player = await world.member();
    await world.control.setStatus(1);
    return balanceOf(player);
  },
  ACCESS_RESTRICTED: async ({ world }) => {
    const player = await world.member();
    await world.control.setStatus(2);
    return balanceOf(player);
  },
  DOMAIN_UNKNOWN: async ({ world }) => {
    const player = await world.member();
    await world.control.setDomains(['tonalli.example']);
    return balanceOf(player);
  },
  WORLD_UNKNOWN: async ({ world }) => {
    const player = await world.member();
    await world.control.remove();
    return balanceOf(player);
  },
  PHONE_INVALID: ({ world }) =>
    codeOf(world.visitor().client.session.requestLoginCode.mutate({ mobileNum: 'abc', countryDialingCode: '52' })),
  VERIFICATION_REQUIRED: async ({ world }) => {
    await world.control.apply('human-check');
    return logIn(world, ['hugo', 'Clave1234']);
  },
  SECOND_STEP_REQUIRED: async ({ world }) => {
    await world.control.apply('unregistered-ip');
    return logIn(world, ['irma', 'Clave1234']);
  },
  SECOND_STEP_EXPIRED: ({ world }) =>
    codeOf(world.visitor().client.session.verifyLogin.mutate({ token: 'made-up', way: 'mobile', code: '123456' })),
  PASSKEY_INVALID: ({ world }) =>
    codeOf(world.visitor().client.session.logInByPasskey.mutate({ response: { id: 'nobody' } })),
  CODE_MISSING: async ({ world }) => {
    const player = await world.member();
    const contact = { kind: 'email' as const, contact: 'a@b.example', verificationCode: '' };
    return codeOf(player.client.account.bindContact.mutate({ ...contact, password: 'Clave1234' }));
  },
  OPERATION_NOT_ALLOWED: async ({ world }) => {
    const player = await world.member();
    return codeOf(player.client.account.removeTotp.mutate({ password: 'Clave1234' }));
  },
  USER_NOT_FOUND: ({ world }) =>
    codeOf(world.visitor().client.session.requestPasswordMail.mutate({ username: 'nadie', email: 'a@b.example' })),
  PASSWORD_LINK_INVALID: ({ world }) =>
    codeOf(world.visitor().client.session.checkPasswordLink.mutate({ token: 'made-up' })),
  PASSWORD_WRONG: async ({ world }) => {
    const player = await world.member({ paymentPassword: null });
    return setPaymentPassword(player, { password: 'Otra12345' });
  },
  PAYMENT_PASSWORD_WRONG: async ({ world }) =>
    setPaymentPassword(await world.member(), { oldPaymentPassword: '111111' }),
  PAYMENT_PASSWORD_LOCKED: async ({ world }) => {
    const player = await world.member();
    let code: ErrorCode | 'OK' = 'OK';
    for (let attempt = 0; attempt < 6 && code !== 'PAYMENT_PASSWORD_LOCKED'; attempt += 1) {
      code = await setPaymentPassword(player, { oldPaymentPassword: '111111' });
    }
    return code;
  },
  FIELD_INVALID: ({ world }) => register(world, { ...NEWCOMER, username: '!' }),
  USERNAME_TAKEN: async ({ world }) => {
    const { username } = await world.control.mint({ username: 'ocupado1' });
    return register(world, { ...NEWCOMER, username });
  },
  AFFILIATE_CODE_INVALID: ({ world }) =>
    codeOf(world.visitor().client.registration.checkAffiliate.query({ code: 'NADIE99' })),
  AGE_NOT_CONFIRMED: ({ world }) => register(world, NEWCOMER, { agreedToTerms: true, ageConfirmed: false }),
  INVALID_REQUEST: ({ world }) =>
    // A name longer than any that is taken: refused before the platform is asked.
    codeOf(
      world
        .visitor()
        .client.session.login.mutate({ type: 'username', username: 'x'.repeat(65), password: 'x', audience: 'member' }),
    ),
  NOT_FOUND: async ({ gatewayUrl }) => codeIn(await fetch(`${gatewayUrl}/trpc/nothing.here`)),
  METHOD_NOT_ALLOWED: async ({ gatewayUrl }) => codeIn(await fetch(`${gatewayUrl}/trpc/session.logout`)),
  PAYLOAD_TOO_LARGE: async ({ gatewayUrl }) =>
    codeIn(
      await fetch(`${gatewayUrl}/trpc/session.login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify('x'.repeat(600_000)),
      }),
    ),
  RATE_LIMITED: async ({ world }) => {
    const { client } = world.visitor();
    const codes = await Promise.all(
      Array.from({ length: 40 }, () =>
        codeOf(client.session.requestLoginCode.mutate({ mobileNum: 'x', countryDialingCode: '52' })),
      ),
    );
    return codes.includes('RATE_LIMITED') ? 'RATE_LIMITED' : 'OK';
  },
  GAME_NOT_FOUND: ({ world }) => launch(world, { gameId: 'nobody' }),
  // A lottery is bet on at a page of its own, and no game to start.
  GAME_UNAVAILABLE: ({ world }) => launch(world, { elsewhere: true }),
  TRIAL_NOT_OFFERED: ({ world }) => launch(world, { freeTrial: true }),
  ...BONUS_CAUSES,
  BONUS_NOT_FOUND: async ({ world }) => claimBonus(await world.member(), 'G99999999'),
  BONUS_CLOSED: async ({ world }) => {
    const player = await world.member({ balanceMinor: 100_000 });
    await world.control.run('settleBet', { memberId: player.id, stake: '1000.00', payout: '1000.00' });
    const [bonus] = (await player.client.vip.info.query({ language: 'es' })).bonuses;
    if (!bonus || (await claimBonus(player, bonus.bonusId)) !== 'OK') return 'OK';
    return claimBonus(player, bonus.bonusId);
  },
  ROUND_NOT_FOUND: async ({ world }) => {
    const player = await world.member();
    return codeOf(player.client.records.betDetail.query({ betId: 'nobody', language: 'es' }));
  },
  NETWORK_ERROR: async ({ world }) => {
    const player = await world.member();
    await world.control.fault({ endpoint: 'addFavorite', effect: { kind: 'drop-before' } });
    return codeOf(player.client.lobby.addFavorite.mutate({ gameId: 'any', vendor: 'any', type: 'RNG' }));
  },
  UPSTREAM_TIMEOUT: async ({ world, hastyGatewayUrl }) => {
    const player = await world.member();
    await world.control.fault({
      endpoint: 'fetchBalance',
      effect: { kind: 'latency', milliseconds: 6 * HASTY_DEADLINE_MS },
    });
    return balanceOf(movedTo(hastyGatewayUrl, player));
  },
  UPSTREAM_INVALID: async ({ world }) => {
    const player = await world.member();
    await world.control.fault({ endpoint: 'fetchBalance', effect: { kind: 'malformed' } });
    return balanceOf(player);
  },
  UPSTREAM_UNAVAILABLE: async ({ world }) => {
    const player = await world.member();
    await world.control.fault({ endpoint: 'fetchBalance', effect: { kind: 'drop-before' } });
    let code: ErrorCode | 'OK' = 'OK';
    for (let attempt = 0; attempt < 40 && code !== 'UPSTREAM_UNAVAILABLE'; attempt += 1) code = await balanceOf(player);
    return code;
  },
};

async function attemptWithCaptcha(world: StackWorld, username: string): Promise<ErrorCode | 'OK'> {
  const visitor = world.visitor();
  const { id } = await visitor.client.session.captcha.mutate();
  const captcha = await world.control.captchaAnswer(id);
  const input = { type: 'username' as const, username, password: 'wrong', audience: 'member' as const };
  return codeOf(visitor.client.session.login.mutate({ ...input, captcha, captchaId: id }));
}
