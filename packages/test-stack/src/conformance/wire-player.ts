import { randomUUID } from 'node:crypto';
import type { Endpoint, ValueOf } from '@tonalli/contracts/endpoint';
import { z } from 'zod';
import type { MintedMember } from '../control';
import type { WireClient } from '../wire-client';

/** A member who speaks with the platform by themselves, without the gateway. */
export interface WirePlayer extends MintedMember {
  /** Anew, as sessions end while the time is moved. */
  logIn(): Promise<void>;
  /** The catalogue's code, or `OK`. `token`: another than the login's. */
  ask(endpoint: Endpoint, input: unknown, token?: string): Promise<string>;
  /** The value of a call. Rejects with its code when it was refused. */
  read<Called extends Endpoint>(endpoint: Called, input: unknown, token?: string): Promise<ValueOf<Called>>;
}

export function createWirePlayer(wire: WireClient, account: MintedMember): WirePlayer {
  let login: string | null = null;
  const call = (endpoint: Endpoint, input: unknown, token: string | undefined) => {
    const idempotencyKey = endpoint.idempotent ? randomUUID() : undefined;
    return wire.call(endpoint, input, { token: token ?? login, idempotencyKey });
  };
  return {
    ...account,
    async logIn() {
      login = await wire.logIn(account.username, account.password);
    },
    ask: async (endpoint, input, token) => (await call(endpoint, input, token)).code,
    async read<Called extends Endpoint>(endpoint: Called, input: unknown, token?: string) {
      const { code, value } = await call(endpoint, input, token);
      if (code !== 'OK') throw new Error(`${endpoint.path} answered ${code}`);
      const shape: Called['value'] = endpoint.value;
      // What the endpoint's own schema gives.
      return z.core.parse(shape, value) as ValueOf<Called>;
    },
  };
}
