// What the testers' commands use of this feature.
export { closeMember } from './close-account';
export { closedAccounts, payClosedAccount, reopenAccount } from './closed-accounts';
