import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@tonalli/contracts/language';

/** The catalogues of one language: tests find things by the words that people read. */
export interface Words {
  account: typeof import('@tonalli/i18n/locales/en/account.json');
  'agent-contracts': typeof import('@tonalli/i18n/locales/en/agent-contracts.json');
  'agent-reports': typeof import('@tonalli/i18n/locales/en/agent-reports.json');
  bonuses: typeof import('@tonalli/i18n/locales/en/bonuses.json');
  breaks: typeof import('@tonalli/i18n/locales/en/breaks.json');
  cashier: typeof import('@tonalli/i18n/locales/en/cashier.json');
  chat: typeof import('@tonalli/i18n/locales/en/chat.json');
  common: typeof import('@tonalli/i18n/locales/en/common.json');
  consents: typeof import('@tonalli/i18n/locales/en/consents.json');
  downlines: typeof import('@tonalli/i18n/locales/en/downlines.json');
  content: typeof import('@tonalli/i18n/locales/en/content.json');
  errors: typeof import('@tonalli/i18n/locales/en/errors.json');
  finances: typeof import('@tonalli/i18n/locales/en/finances.json');
  games: typeof import('@tonalli/i18n/locales/en/games.json');
  'harm-markers': typeof import('@tonalli/i18n/locales/en/harm-markers.json');
  home: typeof import('@tonalli/i18n/locales/en/home.json');
  install: typeof import('@tonalli/i18n/locales/en/install.json');
  help: typeof import('@tonalli/i18n/locales/en/help.json');
  envelopes: typeof import('@tonalli/i18n/locales/en/envelopes.json');
  tournaments: typeof import('@tonalli/i18n/locales/en/tournaments.json');
  raffles: typeof import('@tonalli/i18n/locales/en/raffles.json');
  'identity-check': typeof import('@tonalli/i18n/locales/en/identity-check.json');
  limits: typeof import('@tonalli/i18n/locales/en/limits.json');
  lobby: typeof import('@tonalli/i18n/locales/en/lobby.json');
  lottery: typeof import('@tonalli/i18n/locales/en/lottery.json');
  'lottery-digits': typeof import('@tonalli/i18n/locales/en/lottery-digits.json');
  'member-transfers': typeof import('@tonalli/i18n/locales/en/member-transfers.json');
  messages: typeof import('@tonalli/i18n/locales/en/messages.json');
  play: typeof import('@tonalli/i18n/locales/en/play.json');
  points: typeof import('@tonalli/i18n/locales/en/points.json');
  promotions: typeof import('@tonalli/i18n/locales/en/promotions.json');
  missions: typeof import('@tonalli/i18n/locales/en/missions.json');
  rebates: typeof import('@tonalli/i18n/locales/en/rebates.json');
  records: typeof import('@tonalli/i18n/locales/en/records.json');
  referral: typeof import('@tonalli/i18n/locales/en/referral.json');
  registration: typeof import('@tonalli/i18n/locales/en/registration.json');
  rewards: typeof import('@tonalli/i18n/locales/en/rewards.json');
  session: typeof import('@tonalli/i18n/locales/en/session.json');
  shell: typeof import('@tonalli/i18n/locales/en/shell.json');
  site: typeof import('@tonalli/i18n/locales/en/site.json');
  system: typeof import('@tonalli/i18n/locales/en/system.json');
  team: typeof import('@tonalli/i18n/locales/en/team.json');
  transfer: typeof import('@tonalli/i18n/locales/en/transfer.json');
  uploads: typeof import('@tonalli/i18n/locales/en/uploads.json');
  vip: typeof import('@tonalli/i18n/locales/en/vip.json');
  wheel: typeof import('@tonalli/i18n/locales/en/wheel.json');
  wallet: typeof import('@tonalli/i18n/locales/en/wallet.json');
}

const NAMESPACES = [
  'account',
  'agent-contracts',
  'agent-reports',
  'bonuses',
  'breaks',
  'cashier',
  'chat',
  'common',
  'consents',
  'downlines',
  'content',
  'errors',
  'finances',
  'games',
  'harm-markers',
  'home',
  'install',
  'help',
  'envelopes',
  'tournaments',
  'raffles',
  'identity-check',
  'limits',
  'lobby',
  'lottery',
  'lottery-digits',
  'member-transfers',
  'messages',
  'play',
  'points',
  'promotions',
  'missions',
  'rebates',
  'records',
  'referral',
  'registration',
  'rewards',
  'session',
  'shell',
  'site',
  'system',
  'team',
  'transfer',
  'uploads',
  'vip',
  'wheel',
  'wallet',
] as const satisfies readonly (keyof Words)[];

export function wordsOf(language: Language): Words {
  const read = (namespace: string): unknown => {
    const url = import.meta.resolve(`@tonalli/i18n/locales/${language}/${namespace}.json`);
    return JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
  };
  // The i18n package's own tests hold both languages to the same keys.
  return Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(namespace)])) as unknown as Words;
}

/** A text with its `{{values}}` put in, as the app shows it. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)(?:, \w+)?\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
