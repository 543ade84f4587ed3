// What others of the platform may use of this feature.
export { keepFeedback, newestFeedback, replyToFeedback } from './feedback';
export { clearHelp, lengthenHelp } from './operate-help';
