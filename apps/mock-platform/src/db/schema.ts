// One line per feature that has tables.
export * from '../clock/due-jobs.table';
export * from '../features/account/account.table';
export * from '../features/cashier/cashier.table';
export * from '../features/content/content.table';
export * from '../features/lobby/lobby.table';
export * from '../features/messages/messages.table';
export * from '../features/play/play.table';
export * from '../features/points/points.table';
export * from '../features/promotions/promotions.table';
export * from '../features/records/records.table';
export * from '../features/referral/referral.table';
export * from '../features/registration/registration.table';
export * from '../features/session/session.table';
export * from '../features/vip/vip.table';
export * from '../ledger/ledger.table';
export * from '../mail/mail.table';
export * from './settings.table';
