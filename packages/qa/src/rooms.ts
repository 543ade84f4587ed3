import { SignedMoney } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { Nothing, Time } from './values';

const ROOM_FLAG_KINDS = ['CHIP_DUMPING', 'SAME_DEVICE', 'SAME_ADDRESS', 'SAME_PERSON', 'SAME_UPLINE'] as const;

const Someone = z.object({ memberId: z.string(), username: z.string() });

const RoomFlag = z.object({
  /** What it is closed by. */
  flag: z.string(),
  kind: z.enum(ROOM_FLAG_KINDS),
  /** Of dumped chips, who lost them. */
  from: Someone,
  to: Someone,
  /** In which both sat. */
  hands: z.int(),
  /** From the first to the second in all of them; below zero: the other way. */
  net: SignedMoney,
  lastAt: Time,
  newest: z.array(
    z.object({
      key: z.string(),
      nodeId: z.string(),
      at: Time,
      roundId: z.string(),
      net: SignedMoney,
      verifyUrl: z.string(),
    }),
  ),
  closed: z.object({ reason: z.string(), at: Time }).nullable(),
});
export type RoomFlagView = z.input<typeof RoomFlag>;

/** The operator's part of rooms in which players bank each other. */
export const ROOM_COMMANDS = {
  listRoomFlags: controlCommand({
    at: 'GET /rooms/flags',
    cli: 'rooms flags',
    summary:
      'Pairs of members whose play at one table is to be looked into, with the hands that say so; open ones first',
    input: Nothing,
    output: z.array(RoomFlag),
  }),
  closeRoomFlag: controlCommand({
    at: 'POST /rooms/flags/close',
    cli: 'rooms close <flag> <reason>',
    summary: 'Closes one of them with a reason; it comes back once the two sit together anew',
    input: z.strictObject({ flag: z.string().min(1).max(128), reason: z.string().trim().min(1).max(500) }),
    output: RoomFlag,
  }),
} as const;
