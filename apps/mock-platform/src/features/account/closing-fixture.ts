import type { ClosedTold } from '@tonalli/contracts/account/closing';
import { closeAccount, fetchClosing } from '@tonalli/contracts/account/wire-closing';
import { formatMoney } from '@tonalli/contracts/money';
import { beforeEach, expect } from 'vitest';
import { findMember } from '../../people/find-member';
import { mintPlayer, type Player, tryLogIn } from '../../testing/log-in';
import { openGrant, requireTerms } from '../bonuses';
import { parseOrderId, WITHDRAWAL_AUTO_PAY } from '../cashier';
import { PAYMENT_PASSWORD, serveCashier } from '../cashier/cashier-fixture';
import { openSessionsOf } from '../session';
import { moveWallet } from '../wallet';

export const PASSWORD = 'Clave1234';
export const MAIN_MINOR = 60_050;
export const VENDOR_MINOR = 12_345;

interface Asked {
  who?: Pick<Player, 'token'> & { accountId?: string };
  key?: string;
  changed?: object;
}

/** The cashier's platform, with somebody who could close the account before each test, and short ways to do it. */
export async function serveClosing() {
  const cashier = await serveCashier();
  const { platform, world } = cashier;
  let keys = 0;
  const somebody = async (balanceMinor = MAIN_MINOR) => {
    const player = await mintPlayer(world, { balanceMinor });
    return { ...player, accountId: await cashier.bind(player, Number(player.id.slice(1))) };
  };
  const countOf = (sql: string, ...bound: unknown[]) =>
    Number(
      world.sqlite
        .prepare(sql)
        .pluck()
        .get(...bound),
    );
  const stage = { ana: await somebody() };
  const close = ({ who = stage.ana, key, changed = {} }: Asked = {}) => {
    keys += 1;
    const { accountId, token } = { accountId: undefined, ...who };
    const secrets = { password: PASSWORD, paymentPassword: PAYMENT_PASSWORD };
    const input = { ...secrets, accountId, payout: formatMoney(MAIN_MINOR), bonus: '0.00', ...changed };
    return platform.call(closeAccount, input, { token, idempotencyKey: key ?? `closing-${keys}` });
  };
  const fixture = Object.assign(stage, {
    ...cashier,
    somebody,
    countOf,
    view: ({ token }: Pick<Player, 'token'> = stage.ana) => platform.value(fetchClosing, {}, { token }),
    close,
    async told(answer: ReturnType<typeof close>): Promise<ClosedTold> {
      const { envelope } = await answer;
      if (!envelope.success) throw new Error(envelope.code);
      return closeAccount.value.parse(envelope.value);
    },
    async refusedLogin() {
      const { envelope } = await tryLogIn(platform, stage.ana);
      return envelope.success ? null : { code: envelope.code, closed: envelope.closed };
    },
    payouts: (id = stage.ana.id) => countOf('SELECT count(*) FROM withdrawals WHERE member_id = ?', id),
    idOf: ({ payout }: ClosedTold): number => parseOrderId('W', payout?.withdrawalId ?? '') ?? -1,
    untouched(balanceMinor = MAIN_MINOR) {
      expect(findMember(world, stage.ana.id)?.status).toBe('active');
      expect(cashier.balance(stage.ana)).toBe(balanceMinor);
      expect(openSessionsOf(world, stage.ana.id)).toHaveLength(1);
    },
    giveBonus: (bonusMinor: number, key: string) =>
      world.transaction(() =>
        openGrant(world, {
          ...{ memberId: stage.ana.id, terms: requireTerms('gift'), bonusMinor, depositMinor: 0 },
          ...{ sourceKey: `${key}:${stage.ana.id}`, at: world.clock.now() },
        }),
      ),
    /** Part of the balance goes to a vendor's wallet. */
    moveToVendor: () =>
      void moveWallet(world, {
        ...{ memberId: stage.ana.id, vendor: 'ACEWIN', direction: 'in', amountMinor: VENDOR_MINOR, key: 'first' },
        at: world.clock.now(),
      }),
  });
  beforeEach(async () => {
    world.settings.set(WITHDRAWAL_AUTO_PAY, 0);
    stage.ana = await somebody();
  });
  return fixture;
}
