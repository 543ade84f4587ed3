import type { ROOM_COMMANDS } from '@tonalli/qa/rooms';
import { closeRoomFlag, listRoomFlags } from '../../features/play';
import type { CommandVerbs } from './command';

const shown = ({ netMinor: net, newest, ...flag }: ReturnType<typeof listRoomFlags>[number]) => ({
  ...{ ...flag, net },
  newest: newest.map(({ netMinor, ...hand }) => ({ ...hand, net: netMinor })),
});

export const roomVerbs: CommandVerbs<typeof ROOM_COMMANDS> = {
  listRoomFlags: ({ world }) => listRoomFlags(world).map(shown),
  closeRoomFlag: ({ world, input }) => shown(closeRoomFlag(world, input)),
};
