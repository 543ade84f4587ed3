import type { z } from 'zod';
import type { Endpoint, TokenNeed } from './endpoint';

/** `everybody`: without a session too. `signed in`: trial accounts too. `member`: agents too, trial accounts not. `player`: whoever has a game open. */
export type Callers = 'everybody' | 'signed in' | 'member' | 'agent' | 'player';

/** Who may call one endpoint; the platform's dispatcher refuses all others before the verb runs. */
export interface AccessRow {
  readonly may: Callers;
  /** The field that names what has to be the caller's own. */
  readonly owns?: string;
  /** A member on a break from playing may call it all the same; everything else is refused to them. */
  readonly onBreak?: 'allowed';
  /** A request that is valid in its wire shape; what it names belongs to nobody. */
  readonly input: object;
}

type MayOf<Token extends TokenNeed> = Token extends 'game'
  ? 'player'
  : Token extends 'required'
    ? 'signed in' | 'member' | 'agent'
    : 'everybody';

interface RowOf<E extends Endpoint> extends AccessRow {
  readonly may: MayOf<E['token']>;
  readonly owns?: keyof z.input<E['request']> & string;
  readonly input: z.input<E['request']> & object;
}

/** A row for each endpoint that a module defines, by its name. One that is missing does not compile. */
export type AccessOf<Wire> = {
  readonly [Name in keyof Wire as Wire[Name] extends Endpoint ? Name : never]: Wire[Name] extends Endpoint
    ? RowOf<Wire[Name]>
    : never;
};

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** For requests that want one: a single pixel. */
export const PICTURE = new File([Uint8Array.from(atob(PIXEL), (byte) => byte.charCodeAt(0))], 'pixel.png', {
  type: 'image/png',
});
