export { default } from './video-poker';
