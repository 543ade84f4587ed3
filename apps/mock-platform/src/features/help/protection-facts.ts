import { fromWireLanguage, type WireLanguage } from '@tonalli/contracts/language';
import type { LimitKind } from '@tonalli/contracts/limits/periods';
import type { ExclusionChoice, TimeoutChoice } from '@tonalli/contracts/policy/choices';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { helpLines } from '../system';

type Words = Record<WireLanguage, string>;

const LIMITS: Record<LimitKind, Words> = {
  deposit: {
    ES: '<strong>Límite de depósito</strong> por día, semana y mes: todo lo que depositas y lo que está por pagarse, sin restar lo que retiras',
    EN: '<strong>Deposit limit</strong> by day, week and month: all that you deposit and what is still to be paid, without taking off what you withdraw',
  },
  loss: {
    ES: '<strong>Límite de pérdida</strong> por día, semana, mes y en las últimas 24 horas: lo que apuestas menos lo que recibes',
    EN: '<strong>Loss limit</strong> by day, week, month and in the last 24 hours: what you stake less what you get back',
  },
  stake: {
    ES: '<strong>Límite de apuesta</strong> por día, semana y mes: la suma de lo que apuestas, ganes o no',
    EN: '<strong>Stake limit</strong> by day, week and month: the sum of what you stake, whether you win or not',
  },
  singleStake: {
    ES: '<strong>Límite por jugada</strong>: lo más que puedes poner en una sola',
    EN: '<strong>Limit of a single bet</strong>: the most that you can put on one',
  },
  time: {
    ES: '<strong>Límite de tiempo</strong>: los minutos que juegas al día',
    EN: '<strong>Time limit</strong>: the minutes that you play in a day',
  },
};

const SPANS: Record<TimeoutChoice | ExclusionChoice, Words> = {
  '24h': { ES: '24 horas', EN: '24 hours' },
  '7d': { ES: '7 días', EN: '7 days' },
  '1m': { ES: '1 mes', EN: '1 month' },
  '6w': { ES: '6 semanas', EN: '6 weeks' },
  '2m': { ES: '2 meses', EN: '2 months' },
  '3m': { ES: '3 meses', EN: '3 months' },
  '6m': { ES: '6 meses', EN: '6 months' },
  '1y': { ES: '1 año', EN: '1 year' },
  '5y': { ES: '5 años', EN: '5 years' },
  indefinite: { ES: 'sin fecha de fin', EN: 'without an end' },
};

const NONE: Words = { ES: 'ninguna por ahora', EN: 'none just now' };
const NEVER: Words = { ES: 'por ahora no', EN: 'not just now' };
const OF_PLAY: Words = { ES: 'de juego', EN: 'of play' };
const EVERY: Words = { ES: 'cada', EN: 'every' };

const oneOf = (items: readonly string[], language: WireLanguage): string =>
  items.length === 0
    ? NONE[language]
    : new Intl.ListFormat(fromWireLanguage(language), { type: 'disjunction' }).format(items);

function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}

const days = (count: number, language: WireLanguage): string =>
  counted(count, language === 'ES' ? ['día', 'días'] : ['day', 'days']);

/** A day is 24 hours to whoever waits; longer waits are told in days. */
function wait(hours: number, language: WireLanguage): string {
  if (hours > 24 && hours % 24 === 0) return days(hours / 24, language);
  return counted(hours, language === 'ES' ? ['hora', 'horas'] : ['hour', 'hours']);
}

function minuteList(minutes: readonly number[], language: WireLanguage): string {
  const list = oneOf(minutes.map(String), language);
  if (minutes.length === 0) return list;
  return `${list} ${language === 'ES' ? 'minutos' : 'minutes'}`;
}

const every = (span: string | null, language: WireLanguage): string =>
  span === null ? NEVER[language] : `${EVERY[language]} ${span}`;

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function lineList(language: WireLanguage): string {
  const own = fromWireLanguage(language);
  const [call, page] = language === 'ES' ? ['llama al', 'Su página'] : ['call', 'Their page'];
  return list(
    helpLines().map(({ names, phone, hours, url }) => {
      const more = url === undefined ? '' : ` <a href="${url}">${page}</a>`;
      return `<strong>${names[own]}</strong>: ${call} <strong>${phone}</strong>; ${hours[own]}.${more}`;
    }),
  );
}

/** What texts can name of the tools that protect a player, as the rules in force have them, and of who helps. */
export function protectionFacts(world: World, language: WireLanguage) {
  const policy = policyOf(world);
  const { reviewEveryDays, realityCheckEveryMin } = policy;
  const { definite, indefinite } = policy.exclusionReturnWaitH;
  const spans = (choices: readonly (TimeoutChoice | ExclusionChoice)[]): string =>
    oneOf(
      choices.map((choice) => SPANS[choice][language]),
      language,
    );
  return {
    limitKinds: list(policy.limitKinds.map((kind) => `${LIMITS[kind][language]}.`)),
    raiseWait: wait(policy.raiseDelayH, language),
    confirmWindow: wait(policy.confirmWindowH, language),
    reviewEvery: every(reviewEveryDays === null ? null : days(reviewEveryDays, language), language),
    checkEvery: every(
      realityCheckEveryMin === null ? null : `${minuteList([realityCheckEveryMin], language)} ${OF_PLAY[language]}`,
      language,
    ),
    checkChoices: minuteList(policy.realityCheckChoicesMin, language),
    timeouts: spans(policy.timeoutChoices),
    exclusions: spans(policy.exclusionChoices),
    exclusionMin: days(policy.exclusionMinDays, language),
    returnWait: wait(definite, language),
    openReturnWait: wait(indefinite, language),
    balanceReturn: days(policy.balanceReturnDays, language),
    helpLines: lineList(language),
  };
}
