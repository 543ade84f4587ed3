export { priceOf, type SelectionPrice, summarise } from './events';
export { fixtureNamed } from './fixtures';
