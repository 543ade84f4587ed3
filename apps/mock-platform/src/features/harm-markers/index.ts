// What others of the platform may use of this feature.
export { actionIdOf, actionNumber } from './check-in';
export { handleAction } from './handle-action';
export { assess, forceScore } from './harm-day';
export { type ActionRow, actionsRepository, scoresRepository } from './harm-markers.repository';
export { HARM_MARKERS } from './harm-settings';
