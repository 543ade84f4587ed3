import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { Control } from '../control';
import { createWireClient, type WireClient } from '../wire-client';
import { type Pack, ruleOn } from './packs';
import { createWirePlayer, type WirePlayer } from './wire-player';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A world of one check, at noon of its day, with the rules of its pack. */
export interface Stage {
  readonly control: Control;
  readonly wire: WireClient;
  /** By which players call the platform. */
  readonly send: typeof fetch;
  /** Of the operator's zone, such as `2026-01-19`. */
  readonly day: string;
  /** What the pack says of another key on this day; undefined: nothing. */
  ruled(key: string): unknown;
  /** Milliseconds since epoch. */
  now(): number;
  advance(ms: number): Promise<void>;
  /** A new member with money to play, logged in. */
  player(request?: { balance?: string; birthday?: string }): Promise<WirePlayer>;
}

export interface StageRequest {
  platformUrl: string;
  pack: Pack;
  day: string;
  /** By which players call the platform. */
  send: typeof fetch;
}

const HOURS = new Intl.DateTimeFormat('en', { timeZone: OPERATOR_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });

/** Noon of a day in the operator's zone, milliseconds since epoch. */
export function noonOf(day: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return noon + (12 - Number(HOURS.format(noon))) * HOUR_MS;
}

export async function openStage({ platformUrl, pack, day, send }: StageRequest): Promise<Stage> {
  let now = noonOf(day);
  // Data of the day itself would take seconds to make, and no check looks at them.
  const control = await Control.createWorld(platformUrl);
  await control.freeze(new Date(now).toISOString());
  await control.run('setPolicy', { pack: pack.id });
  const wire = createWireClient(platformUrl, control.world, send);
  return {
    control,
    wire,
    send,
    day,
    ruled: (key) => ruleOn(pack, key, day)?.worldValue,
    now: () => now,
    async advance(ms) {
      now += ms;
      await control.run('setClock', { at: new Date(now).toISOString() });
    },
    async player(request = {}) {
      const account = await control.run('mintMember', { balance: '5000.00', ...request });
      const player = createWirePlayer(wire, account);
      await player.logIn();
      return player;
    },
  };
}

/** The day on which somebody is born who is so old on a day, but for some days. */
export function birthdayAt(day: string, { years, less = 0 }: { years: number; less?: number }): string {
  const born = new Date(`${day}T00:00:00Z`);
  born.setUTCDate(born.getUTCDate() + less);
  born.setUTCFullYear(born.getUTCFullYear() - years);
  return born.toISOString().slice(0, 10);
}
