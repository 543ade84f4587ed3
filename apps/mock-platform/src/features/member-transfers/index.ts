// What other features of the platform may use of this one.
export { receivedSince } from './member-transfers.repository';
export { TRANSFER_RULES } from './transfer-settings';
