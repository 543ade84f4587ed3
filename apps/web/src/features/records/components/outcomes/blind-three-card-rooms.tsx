export { default } from './three-card-rooms';
