export { movementIdOf } from './list-movements';
