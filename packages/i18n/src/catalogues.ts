import type { ResourceKey } from 'i18next';
import type { Language } from './languages';
import type first from './locales/es/first';
import { FIRST_NAMESPACES, type FirstNamespace } from './namespaces';

type FirstCatalogues = Record<FirstNamespace, ResourceKey>;

/** Each import is a chunk of its own, so only the language in use is downloaded. */
const FIRST: Record<Language, () => Promise<{ default: FirstCatalogues }>> = {
  es: () => import('./locales/es/first'),
  en: () => import('./locales/en/first'),
};

const LATE_SPANISH = {
  'harm-markers': () => import('./locales/es/harm-markers.json'),
  envelopes: () => import('./locales/es/envelopes.json'),
  wheel: () => import('./locales/es/wheel.json'),
  tournaments: () => import('./locales/es/tournaments.json'),
  raffles: () => import('./locales/es/raffles.json'),
  'identity-check': () => import('./locales/es/identity-check.json'),
  bonuses: () => import('./locales/es/bonuses.json'),
  missions: () => import('./locales/es/missions.json'),
  rebates: () => import('./locales/es/rebates.json'),
  'member-transfers': () => import('./locales/es/member-transfers.json'),
  'agent-reports': () => import('./locales/es/agent-reports.json'),
  downlines: () => import('./locales/es/downlines.json'),
  finances: () => import('./locales/es/finances.json'),
  consents: () => import('./locales/es/consents.json'),
  account: () => import('./locales/es/account.json'),
  'agent-contracts': () => import('./locales/es/agent-contracts.json'),
  breaks: () => import('./locales/es/breaks.json'),
  cashier: () => import('./locales/es/cashier.json'),
  chat: () => import('./locales/es/chat.json'),
  errors: () => import('./locales/es/errors.json'),
  games: () => import('./locales/es/games.json'),
  home: () => import('./locales/es/home.json'),
  install: () => import('./locales/es/install.json'),
  help: () => import('./locales/es/help.json'),
  limits: () => import('./locales/es/limits.json'),
  lottery: () => import('./locales/es/lottery.json'),
  'lottery-digits': () => import('./locales/es/lottery-digits.json'),
  'lottery-vietnam': () => import('./locales/es/lottery-vietnam.json'),
  'lottery-four-d': () => import('./locales/es/lottery-four-d.json'),
  'lottery-thai': () => import('./locales/es/lottery-thai.json'),
  'lottery-fast-three': () => import('./locales/es/lottery-fast-three.json'),
  'lottery-racing': () => import('./locales/es/lottery-racing.json'),
  'lottery-eleven-five': () => import('./locales/es/lottery-eleven-five.json'),
  'lottery-keno': () => import('./locales/es/lottery-keno.json'),
  'lottery-six-mark': () => import('./locales/es/lottery-six-mark.json'),
  messages: () => import('./locales/es/messages.json'),
  play: () => import('./locales/es/play.json'),
  'play-time': () => import('./locales/es/play-time.json'),
  points: () => import('./locales/es/points.json'),
  promotions: () => import('./locales/es/promotions.json'),
  records: () => import('./locales/es/records.json'),
  registration: () => import('./locales/es/registration.json'),
  referral: () => import('./locales/es/referral.json'),
  rewards: () => import('./locales/es/rewards.json'),
  session: () => import('./locales/es/session.json'),
  shell: () => import('./locales/es/shell.json'),
  site: () => import('./locales/es/site.json'),
  team: () => import('./locales/es/team.json'),
  transfer: () => import('./locales/es/transfer.json'),
  uploads: () => import('./locales/es/uploads.json'),
  vip: () => import('./locales/es/vip.json'),
} satisfies Record<string, () => Promise<{ default: ResourceKey }>>;

type LateNamespace = keyof typeof LATE_SPANISH;

const LATE: Record<Language, Record<LateNamespace, () => Promise<{ default: ResourceKey }>>> = {
  es: LATE_SPANISH,
  en: {
    'harm-markers': () => import('./locales/en/harm-markers.json'),
    envelopes: () => import('./locales/en/envelopes.json'),
    wheel: () => import('./locales/en/wheel.json'),
    tournaments: () => import('./locales/en/tournaments.json'),
    raffles: () => import('./locales/en/raffles.json'),
    'identity-check': () => import('./locales/en/identity-check.json'),
    bonuses: () => import('./locales/en/bonuses.json'),
    missions: () => import('./locales/en/missions.json'),
    rebates: () => import('./locales/en/rebates.json'),
    'member-transfers': () => import('./locales/en/member-transfers.json'),
    'agent-reports': () => import('./locales/en/agent-reports.json'),
    downlines: () => import('./locales/en/downlines.json'),
    finances: () => import('./locales/en/finances.json'),
    consents: () => import('./locales/en/consents.json'),
    account: () => import('./locales/en/account.json'),
    'agent-contracts': () => import('./locales/en/agent-contracts.json'),
    breaks: () => import('./locales/en/breaks.json'),
    cashier: () => import('./locales/en/cashier.json'),
    chat: () => import('./locales/en/chat.json'),
    errors: () => import('./locales/en/errors.json'),
    games: () => import('./locales/en/games.json'),
    home: () => import('./locales/en/home.json'),
    install: () => import('./locales/en/install.json'),
    help: () => import('./locales/en/help.json'),
    limits: () => import('./locales/en/limits.json'),
    lottery: () => import('./locales/en/lottery.json'),
    'lottery-digits': () => import('./locales/en/lottery-digits.json'),
    'lottery-vietnam': () => import('./locales/en/lottery-vietnam.json'),
    'lottery-four-d': () => import('./locales/en/lottery-four-d.json'),
    'lottery-thai': () => import('./locales/en/lottery-thai.json'),
    'lottery-fast-three': () => import('./locales/en/lottery-fast-three.json'),
    'lottery-racing': () => import('./locales/en/lottery-racing.json'),
    'lottery-eleven-five': () => import('./locales/en/lottery-eleven-five.json'),
    'lottery-keno': () => import('./locales/en/lottery-keno.json'),
    'lottery-six-mark': () => import('./locales/en/lottery-six-mark.json'),
    messages: () => import('./locales/en/messages.json'),
    play: () => import('./locales/en/play.json'),
    'play-time': () => import('./locales/en/play-time.json'),
    points: () => import('./locales/en/points.json'),
    promotions: () => import('./locales/en/promotions.json'),
    records: () => import('./locales/en/records.json'),
    registration: () => import('./locales/en/registration.json'),
    referral: () => import('./locales/en/referral.json'),
    rewards: () => import('./locales/en/rewards.json'),
    session: () => import('./locales/en/session.json'),
    shell: () => import('./locales/en/shell.json'),
    site: () => import('./locales/en/site.json'),
    team: () => import('./locales/en/team.json'),
    transfer: () => import('./locales/en/transfer.json'),
    uploads: () => import('./locales/en/uploads.json'),
    vip: () => import('./locales/en/vip.json'),
  },
};

/** Names that have texts: features of the product, and what is beside them. */
export const NAMESPACES: readonly string[] = [...FIRST_NAMESPACES, ...Object.keys(LATE_SPANISH)];

/** Every text by namespace and key, for the types of i18next. */
export type Resources = typeof first & {
  [Name in LateNamespace]: Awaited<ReturnType<(typeof LATE_SPANISH)[Name]>>['default'];
};

export async function loadFirstCatalogues(language: Language): Promise<FirstCatalogues> {
  const { default: catalogues } = await FIRST[language]();
  return catalogues;
}

export async function loadCatalogue(language: Language, namespace: string): Promise<ResourceKey> {
  if (isLate(language, namespace)) return (await LATE[language][namespace]()).default;
  const first: Record<string, ResourceKey> = await loadFirstCatalogues(language);
  const catalogue = first[namespace];
  if (catalogue === undefined) throw new Error(`no catalogue ${language}/${namespace}`);
  return catalogue;
}

function isLate(language: Language, namespace: string): namespace is LateNamespace {
  return Object.hasOwn(LATE[language], namespace);
}
