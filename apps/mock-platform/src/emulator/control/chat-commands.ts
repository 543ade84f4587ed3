import type { CHAT_COMMANDS } from '@tonalli/qa/chat';
import {
  CHAT_RULES,
  listDesk,
  listReports,
  listRooms,
  sayToMember,
  setModelStatus,
  showRoom,
  typeToMember,
} from '../../features/chat';
import type { CommandVerbs } from './command';

export const chatVerbs: CommandVerbs<typeof CHAT_COMMANDS> = {
  showChatDesk: ({ world }) => ({ isScripted: world.settings.get(CHAT_RULES).isScripted, models: listDesk(world) }),
  listChatRooms: ({ world }) => listRooms(world),
  showChat: ({ world, input }) => showRoom(world, input),
  sayAsModel: ({ world, input }) => ({ id: world.transaction(() => sayToMember(world, input)).id }),
  typeAsModel: ({ world, input }) => ({ standing: world.transaction(() => typeToMember(world, input)) }),
  setModelStatus({ world, input: { modelId, status } }) {
    setModelStatus(world, modelId, status);
    return { modelId, status };
  },
  setChatScript({ world, input: { isScripted } }) {
    world.settings.set(CHAT_RULES, { ...world.settings.get(CHAT_RULES), isScripted });
    return { isScripted };
  },
  listChatReports: ({ world }) => listReports(world),
};
