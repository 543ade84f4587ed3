import { expect, it } from 'vitest';
import { APPLIED_SCENARIOS } from './emulator/scenarios/applied-scenarios';
import { DATA_END } from './emulator/worlds/data-end';
import { EXTENSIONS } from './features';
import {
  DEPOSIT_AUTO_CONFIRM,
  DEPOSIT_CHANNELS,
  WITHDRAWAL_AUTO_PAY,
  WITHDRAWAL_RULES,
} from './features/cashier/cashier-settings';
import { JACKPOT_RULES } from './features/play/jackpot-settings';
import { POINT_RULES } from './features/points/point-settings';
import { POLICY_PACK } from './features/policy/policy-settings';
import { HISTORY_PERCENT } from './features/records';
import { REFERRAL_ON, REFERRAL_RATE } from './features/referral/referral-settings';
import { HUMAN_CHECK, NETWORKS, UNREGISTERED_IP_STEP } from './features/session/session-settings';
import { MIRROR_SITES, REPRESENTATIVES } from './features/system/contact-settings';
import { GTAG_ID, SERVICE_CHANNELS } from './features/system/system-settings';
import { VIP_ON } from './features/vip/vip-settings';
import { WALLET_VENDORS } from './features/wallet/wallet-settings';
import { UNLINKED_IDENTITIES } from './identity/unlinked-identities';
import { EXTERNAL_LOGINS, FIREBASE_SMS, MINIMUM_AGE } from './people/people-settings';
import { CLOCK_STATE } from './world/clock-setting';
import { DOMAINS, IMAGE_HOSTS, LAUNCH_HOSTS, MODULES_OFF, PLATFORM_STATUS } from './world/operator-settings';

it('DEV-07 knows every kind of job that data of the version before may hold', () => {
  const kinds = [
    'jackpot.day',
    'deposit.confirm',
    'deposit.expire',
    'withdrawal.review',
    'withdrawal.pay',
    'withdrawal.receive',
    'referral.day',
    'vip.month',
    'trial.purge',
    'session.expire',
  ];
  expect(EXTENSIONS.jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
});

it('DEV-07 reads every setting under the name that data of the version before have it by', () => {
  const settings = [
    ['status', PLATFORM_STATUS],
    ['modulesOff', MODULES_OFF],
    ['domains', DOMAINS],
    ['imageHosts', IMAGE_HOSTS],
    ['launchHosts', LAUNCH_HOSTS],
    ['clock', CLOCK_STATE],
    ['minimumAgeYears', MINIMUM_AGE],
    ['externalLogins', EXTERNAL_LOGINS],
    ['firebaseSms', FIREBASE_SMS],
    ['humanCheck', HUMAN_CHECK],
    ['unregisteredIpStep', UNREGISTERED_IP_STEP],
    ['networks', NETWORKS],
    ['points', POINT_RULES],
    ['vipOn', VIP_ON],
    ['referralOn', REFERRAL_ON],
    ['referralRateBasisPoints', REFERRAL_RATE],
    ['serviceChannels', SERVICE_CHANNELS],
    ['gtagId', GTAG_ID],
    ['mirrors', MIRROR_SITES],
    ['representatives', REPRESENTATIVES],
    ['depositChannels', DEPOSIT_CHANNELS],
    ['depositAutoConfirmSeconds', DEPOSIT_AUTO_CONFIRM],
    ['withdrawalAutoPaySeconds', WITHDRAWAL_AUTO_PAY],
    ['withdrawals', WITHDRAWAL_RULES],
    ['jackpot', JACKPOT_RULES],
    ['walletVendors', WALLET_VENDORS],
    ['policyPack', POLICY_PACK],
    ['strangers', UNLINKED_IDENTITIES],
    ['scenarios', APPLIED_SCENARIOS],
    ['dataEndAt', DATA_END],
    ['historyPercent', HISTORY_PERCENT],
  ] as const;
  for (const [name, setting] of settings) expect(setting.name).toBe(name);
});
