// What other parts of the platform may use of this one.
export { setModelStatus } from './change-status';
export { chatGuestOf } from './chat-guest';
export { CHAT_RULES } from './chat-settings';
export { listDesk, listReports, listRooms, sayToMember, showRoom, typeToMember } from './model-desk';
