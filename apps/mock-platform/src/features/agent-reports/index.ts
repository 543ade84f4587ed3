// What other features of the platform may use of this one.
export { LOSS_RANKING } from './loss-settings';
