// What the testers' commands use of this feature.
export { spinsLeft } from './show-wheel';
export { spin } from './spin';
export { shownWheel } from './wheel-data';
