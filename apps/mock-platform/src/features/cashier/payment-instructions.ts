import type { DepositKind } from '@tonalli/contracts/cashier/states';
import type { PaymentInstructions } from '@tonalli/contracts/cashier/wire';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { formatMoney } from '@tonalli/contracts/money';
import type { Random } from '../../kernel/random';
import { BANKS } from './banks';

const BENEFICIARY = 'Tonalli Entretenimiento';
const COLLECTING_BANK = BANKS[16];
const PLACE = '180';
/** Convenience stores scan this with the amount typed in. */
const AGREEMENT = '004512';
/** Centavos for one coin of the invented network. */
const COIN_MINOR = 1_850;
const COIN_PLACES = 1_000_000;
const ADDRESS_CHARACTERS = 'acdefghjklmnpqrstuvwxyz023456789';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

function coins(amountMinor: number): string {
  const micros = (BigInt(amountMinor) * BigInt(COIN_PLACES) + BigInt(COIN_MINOR - 1)) / BigInt(COIN_MINOR);
  const whole = micros / BigInt(COIN_PLACES);
  return `${whole}.${String(micros % BigInt(COIN_PLACES)).padStart(6, '0')}`;
}

/** A card's payment page is found by the order itself (`card-token.ts`), so that nothing is kept of it. */
export type StoredInstructions = Exclude<PaymentInstructions, { kind: 'CARD' }> | { kind: 'CARD' };

/** An account, voucher, code or address of the order's own. `amountMinor` in minor units. */
export function inventInstructions(random: Random, kind: DepositKind, amountMinor: number): StoredInstructions {
  if (kind === 'CARD') return { kind };
  const reference = digits(random, 7);
  if (kind === 'SPEI') {
    if (!COLLECTING_BANK) throw new Error('there is no bank to collect with');
    const account = COLLECTING_BANK.code + PLACE + digits(random, 11);
    const clabe = account + clabeCheckDigit(account);
    return { kind, clabe, bankName: COLLECTING_BANK.name, beneficiary: BENEFICIARY, reference };
  }
  if (kind === 'CASH') return { kind, barcode: AGREEMENT + digits(random, 12), agreement: AGREEMENT };
  if (kind === 'WALLET') {
    const payload = `tonalli-pay:${reference}?amount=${formatMoney(amountMinor)}&currency=MXN`;
    return { kind, payload, reference };
  }
  const tail = Array.from({ length: 36 }, () => random.pick([...ADDRESS_CHARACTERS])).join('');
  const address = `demo1q${tail}`;
  const assetAmount = coins(amountMinor);
  const payload = `demochain:${address}?amount=${assetAmount}`;
  return { kind, payload, address, network: 'Demo Chain', asset: 'USDX', assetAmount };
}
