// What other features of the platform, and the testers' commands, may use of this one.
export { spinsLeft } from './show-wheel';
export { spin } from './spin';
export { drawSector, shownWheel } from './wheel-data';
