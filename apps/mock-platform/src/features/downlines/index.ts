// What other features of the platform may use of this one.
export { noteActivity } from './activity';
export { moveDownline } from './move-downline';
