import { Money } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { Duration, MemberId, Nothing, Time } from './values';

const RaffleId = z.string().regex(/^RF\d{8}$/);
/** Left out: the newest that is open. */
const WhichRaffle = RaffleId.optional();

/** The operator's part of raffles. */
export const RAFFLE_COMMANDS = {
  listRaffles: controlCommand({
    at: 'GET /raffles',
    cli: 'raffles list',
    summary: 'All raffles, with their tickets and how many won',
    input: Nothing,
    output: z.array(
      z.object({
        ...{ raffleId: z.string(), seriesId: z.string(), title: z.string(), phase: z.string() },
        ...{ closesAt: Time, tickets: z.int(), winners: z.int() },
      }),
    ),
  }),
  announceRaffle: controlCommand({
    at: 'POST /raffles',
    cli: 'raffles announce <prize> [winners]',
    summary: 'Announces a raffle that is open now; without more said: of one prize, for an hour',
    input: z.strictObject({
      prize: Money.refine((minor) => minor > 0, 'has to be more than nothing'),
      winners: z.coerce.number().int().min(1).max(1_000).optional(),
      lasts: Duration.refine((ms) => ms > 0, 'has to be more than nothing').optional(),
    }),
    output: z.object({ raffleId: z.string() }),
  }),
  giveTickets: controlCommand({
    at: 'POST /raffles/tickets',
    cli: 'raffles give <memberId> [count]',
    summary: 'Gives a member tickets of a raffle that is open: 1 unless said otherwise',
    input: z.strictObject({
      memberId: MemberId,
      count: z.coerce.number().int().min(1).max(100).optional(),
      raffleId: WhichRaffle,
    }),
    output: z.object({ raffleId: z.string(), tickets: z.int() }),
  }),
  drawRaffle: controlCommand({
    at: 'POST /raffles/draw',
    cli: 'raffles draw [raffleId]',
    summary: 'Closes a raffle now, once; it is drawn by the next value of the beacon, within a second',
    input: z.strictObject({ raffleId: WhichRaffle }),
    output: z.object({ raffleId: z.string(), drawsAt: Time }),
  }),
  lapseRaffle: controlCommand({
    at: 'POST /raffles/lapse',
    cli: 'raffles lapse [raffleId]',
    summary:
      'Lets the prizes that wait lapse, of the newest raffle that was drawn unless said otherwise; another ticket is drawn for each',
    input: z.strictObject({ raffleId: RaffleId.optional() }),
    output: z.object({ raffleId: z.string(), lapsed: z.int() }),
  }),
} as const;
