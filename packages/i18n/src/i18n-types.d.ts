import 'i18next';
import type account from './locales/es/account.json';
import type cashier from './locales/es/cashier.json';
import type common from './locales/es/common.json';
import type content from './locales/es/content.json';
import type errors from './locales/es/errors.json';
import type games from './locales/es/games.json';
import type help from './locales/es/help.json';
import type home from './locales/es/home.json';
import type install from './locales/es/install.json';
import type lobby from './locales/es/lobby.json';
import type messages from './locales/es/messages.json';
import type play from './locales/es/play.json';
import type points from './locales/es/points.json';
import type promotions from './locales/es/promotions.json';
import type records from './locales/es/records.json';
import type referral from './locales/es/referral.json';
import type registration from './locales/es/registration.json';
import type session from './locales/es/session.json';
import type shell from './locales/es/shell.json';
import type site from './locales/es/site.json';
import type system from './locales/es/system.json';
import type team from './locales/es/team.json';
import type transfer from './locales/es/transfer.json';
import type uploads from './locales/es/uploads.json';
import type vip from './locales/es/vip.json';
import type wallet from './locales/es/wallet.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      errors: typeof errors;
      system: typeof system;
      site: typeof site;
      shell: typeof shell;
      content: typeof content;
      home: typeof home;
      session: typeof session;
      registration: typeof registration;
      account: typeof account;
      lobby: typeof lobby;
      games: typeof games;
      play: typeof play;
      wallet: typeof wallet;
      transfer: typeof transfer;
      records: typeof records;
      cashier: typeof cashier;
      team: typeof team;
      vip: typeof vip;
      referral: typeof referral;
      messages: typeof messages;
      points: typeof points;
      promotions: typeof promotions;
      help: typeof help;
      uploads: typeof uploads;
      install: typeof install;
    };
  }
}
