// What other features of the platform may use of this one.
export { forgetMessagesOf } from './forget-messages-of';
export { markMessage } from './mark-message';
export type { SlipStand } from './message-params';
export { noteLogin } from './note-login';
export { broadcastMessage, type SentMessage, sendMessage, sendMessages } from './send-message';
