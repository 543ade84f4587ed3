export { help } from '../../live-roulette/page/help';
