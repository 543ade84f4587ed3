import { feeOf } from '@tonalli/contracts/cashier/fee';
import {
  FEEDBACK_MAX_CHARACTERS,
  PAYMENT_PASSWORD_DIGITS,
  PAYMENT_PASSWORD_TRIES,
  UPLOAD_MAX_IMAGES,
} from '@tonalli/contracts/constants';
import { fromWireLanguage, type WireLanguage } from '@tonalli/contracts/language';
import { formatAmount, formatCount } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { MINIMUM_AGE } from '../../people/people-settings';
import type { World } from '../../world/world';
import type { DepositChannel } from '../cashier';
import { DEPOSIT_CHANNELS, WITHDRAWAL_RULES } from '../cashier';
import { POINT_RULES } from '../points';
import { REFERRAL_RATE } from '../referral';
import { contactData } from '../system';
import { identityFacts } from './identity-facts';
import { protectionFacts } from './protection-facts';

const NAMED = /\{\{(\w+)\}\}/g;

type Fee = DepositChannel['fee'];

const CHANNEL_NAMES: Record<DepositChannel['kind'], Record<WireLanguage, string>> = {
  SPEI: { ES: 'Transferencia SPEI', EN: 'SPEI bank transfer' },
  CASH: { ES: 'Efectivo en tienda', EN: 'Cash at a store' },
  CARD: { ES: 'Tarjeta bancaria', EN: 'Bank card' },
  WALLET: { ES: 'Billetera con QR', EN: 'Wallet with QR' },
  CRYPTO: { ES: 'Criptomoneda', EN: 'Cryptocurrency' },
};

const pesos = (amountMinor: number): string => formatAmount(amountMinor, 'es').replace(/\.00$/, '');

/** A share of 10,000 as people write it. */
const percent = (basisPoints: number, language: WireLanguage): string =>
  formatBasisPoints(basisPoints, fromWireLanguage(language));

function feeText({ fixedMinor, basisPoints }: Fee, language: WireLanguage): string {
  if (feeOf(1_000_000, { fixedMinor, basisPoints }) === 0) return language === 'ES' ? 'sin comisión' : 'no fee';
  const parts = [fixedMinor > 0 ? pesos(fixedMinor) : '', basisPoints > 0 ? percent(basisPoints, language) : ''].filter(
    Boolean,
  );
  return language === 'ES' ? `comisión de ${parts.join(' más ')}` : `fee of ${parts.join(' plus ')}`;
}

/** A stretch of minutes in the largest unit that divides it. */
function stretch(minutes: number, language: WireLanguage): string {
  const [count, es, en] =
    minutes % 60 === 0 ? ([minutes / 60, 'hora', 'hour'] as const) : ([minutes, 'minuto', 'minute'] as const);
  return `${count} ${language === 'ES' ? es : en}${count === 1 ? '' : 's'}`;
}

function channelList(channels: readonly DepositChannel[], language: WireLanguage): string {
  const items = channels
    .filter(({ isOpen }) => isOpen)
    .map((channel) => {
      const { minMinor, maxMinor } = channel;
      const range =
        language === 'ES'
          ? `de ${pesos(minMinor)} a ${pesos(maxMinor)}`
          : `from ${pesos(minMinor)} to ${pesos(maxMinor)}`;
      const name = CHANNEL_NAMES[channel.kind][language];
      const time = stretch(channel.expiresMinutes, language);
      const wait = language === 'ES' ? `tienes ${time} para pagar` : `you have ${time} to pay`;
      return `<li><strong>${name}</strong>: ${range}, ${feeText(channel.fee, language)}; ${wait}.</li>`;
    });
  if (items.length > 0) return `<ul>${items.join('')}</ul>`;
  const none =
    language === 'ES' ? 'Por ahora no hay canales de depósito abiertos.' : 'No deposit channel is open just now.';
  return `<p>${none}</p>`;
}

/** What texts can name as `{{name}}`: limits, fees, rates and rules as they hold in the world now. */
function factsOf(world: World, language: WireLanguage) {
  const { settings } = world;
  const withdrawals = settings.get(WITHDRAWAL_RULES);
  const points = settings.get(POINT_RULES);
  return {
    ...protectionFacts(world, language),
    ...identityFacts(world, language),
    licence: contactData().permit,
    minimumAge: String(settings.get(MINIMUM_AGE)),
    depositChannels: channelList(settings.get(DEPOSIT_CHANNELS), language),
    withdrawalMin: pesos(withdrawals.minMinor),
    withdrawalMax: pesos(withdrawals.maxMinor),
    withdrawalFee: feeText(withdrawals.fee, language),
    withdrawalCount: formatCount(withdrawals.dailyCount, 'es'),
    turnover: percent(withdrawals.turnoverPercent * 100, language),
    receiptTime: stretch(withdrawals.receiptMinutes, language),
    pointsPerPeso: formatCount(points.exchangeRatio, 'es'),
    pointsMin: formatCount(points.minConvertPoints, 'es'),
    betPerPoint: pesos(points.validBetPerPointMinor),
    referralRate: percent(settings.get(REFERRAL_RATE), language),
    feedbackCharacters: String(FEEDBACK_MAX_CHARACTERS),
    feedbackImages: String(UPLOAD_MAX_IMAGES),
    paymentDigits: String(PAYMENT_PASSWORD_DIGITS),
    paymentTries: String(PAYMENT_PASSWORD_TRIES),
  };
}

/** What a text names that is no fact. */
export function unknownFacts(world: World, language: WireLanguage, text: string): string[] {
  const facts = factsOf(world, language);
  return [...text.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(facts, name));
}

/** Puts what holds now into a text. Throws on a name that is no fact: a text that promises something else is a bug. */
export function fillWith(world: World, language: WireLanguage): (text: string) => string {
  const facts: Readonly<Record<string, string>> = factsOf(world, language);
  return (text) =>
    text.replaceAll(NAMED, (_whole, name: string) => {
      const fact = facts[name];
      if (fact === undefined) throw new Error(`a help text names the fact ${name}, which there is not`);
      return fact;
    });
}
