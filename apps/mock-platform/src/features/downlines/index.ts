// What other features of the platform may use of this one.
export { moveDownline } from './move-downline';
