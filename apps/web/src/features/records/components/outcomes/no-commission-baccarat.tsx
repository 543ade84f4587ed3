export { default } from './live-baccarat';
