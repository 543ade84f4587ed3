import { z } from 'zod';

const Answer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), code: z.string() }),
]);
const State = z.object({ token: z.string(), balanceMinor: z.int(), lineStakesMinor: z.array(z.int()).min(1) });
const Round = z.object({ roundId: z.string(), betId: z.string(), payoutMinor: z.int(), balanceMinor: z.int() });

/** A client of the game server, as the slot's page is. */
export interface SlotPlayer {
  /** Of the game's session. */
  readonly token: string;
  readonly balanceMinor: number;
  /** Minor units a line, smallest first. */
  readonly lineStakesMinor: number[];
  /** One spin; the same `spinId` again gives the same round. Rejects with the catalogue's code as message. */
  spin(spinId: string, lineStakeMinor?: number): Promise<z.infer<typeof Round>>;
}

/** Opens a game by the URL that a launch gave. Rejects with the catalogue's code as message. */
export async function openSlot(launchUrl: string): Promise<SlotPlayer> {
  const { origin, hash } = new URL(launchUrl);
  const { launch, world } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const state = State.parse(await askGame(`${origin}/play/api/open`, { launch, world }));
  const [smallest = 1] = state.lineStakesMinor;
  return {
    token: state.token,
    balanceMinor: state.balanceMinor,
    lineStakesMinor: state.lineStakesMinor,
    spin: async (spinId, lineStakeMinor = smallest) =>
      Round.parse(await askGame(`${origin}/play/api/spin`, { spinId, lineStakeMinor }, state.token)),
  };
}

/** Calls the game server. Rejects with the catalogue's code as message. */
export async function askGame(url: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const answer = Answer.parse(await response.json());
  if (!answer.success) throw new Error(answer.code);
  return answer.value;
}
