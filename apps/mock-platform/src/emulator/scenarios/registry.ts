import { noBenefits } from './catalogue/benefits/no-benefits';
import { cashierClosed } from './catalogue/cashier/cashier-closed';
import { manyNotices } from './catalogue/content/many-notices';
import { manyPopups } from './catalogue/content/many-popups';
import { externalStranger } from './catalogue/identity/external-stranger';
import { humanCheck } from './catalogue/identity/human-check';
import { unregisteredIp } from './catalogue/identity/unregistered-ip';
import { analyticsOn } from './catalogue/operator/analytics-on';
import { firebaseSms } from './catalogue/operator/firebase-sms';
import { noExternalLogin } from './catalogue/operator/no-external-login';
import { noServiceChannels } from './catalogue/operator/no-service-channels';
import { registrationEverything } from './catalogue/operator/registration-everything';
import { servicePathsDamaged } from './catalogue/operator/service-paths-damaged';
import { jackpotTicker } from './catalogue/play/jackpot-ticker';
import { singleWallet } from './catalogue/play/single-wallet';
import { mirrorsDown } from './catalogue/trouble/mirrors-down';
import { readBundled } from './files/scenario-folders';
import { SCENARIO_GROUPS, type Scenario } from './scenario';

/** Those that take more than a file can say. */
const WRITTEN: readonly Scenario[] = [
  cashierClosed,
  jackpotTicker,
  singleWallet,
  noBenefits,
  manyPopups,
  manyNotices,
  analyticsOn,
  noExternalLogin,
  firebaseSms,
  noServiceChannels,
  servicePathsDamaged,
  registrationEverything,
  humanCheck,
  unregisteredIp,
  externalStranger,
  mirrorsDown,
];

let bundled: readonly Scenario[] | undefined;

/** Every scenario that comes with the platform, by group. Read from its files when it is first asked for. */
export function bundledScenarios(): readonly Scenario[] {
  bundled ??= listed([...WRITTEN, ...readBundled()]);
  return bundled;
}

function listed(scenarios: readonly Scenario[]): Scenario[] {
  const groups: readonly string[] = SCENARIO_GROUPS;
  return scenarios.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || (a.name < b.name ? -1 : 1));
}
