import type { DocumentPart } from '@tonalli/contracts/identity-check/parts';
import * as wire from '@tonalli/contracts/identity-check/wire';
import { beforeEach } from 'vitest';
import type { MintRequest } from '../../emulator/control/mint-member';
import { mintPlayer, type Player, playerOf } from '../../testing/log-in';
import { type Stage, serveWorlds } from '../../testing/stage';
import type { CallResult } from '../../testing/test-platform';
import { TEST_TIME_MS } from '../../testing/test-time';
import { formOf, pictureOf } from '../../transport/uploads/picture-fixture';

/** Of somebody born on 1990-05-12; both check digits were worked out by hand. */
export const CURP = 'LUAN900512MDFNNN08';
export const CURP_OF_A_CHILD = 'LUAN100512MDFNNNA0';
export const INE_PARTS = ['ineFront', 'ineBack', 'address', 'selfie'] as const;
/** The day of the tests is 2026-01-15. */
export const ISSUED_ON = '2025-12-01';

interface Upload {
  as?: Player | null;
  file?: Buffer;
  files?: readonly Buffer[];
  key?: string;
}

export interface IdentityStage extends Stage {
  /** Somebody new, whose identity nobody has checked. */
  ana: Player;
  newcomer(request?: MintRequest): Promise<Player>;
  /** After the clock has outlived the last login. */
  again(player: Player): Player;
  /** The code of the answer, `OK` otherwise. */
  upload(part: DocumentPart | string, options?: Upload): Promise<string>;
  uploadAll(parts?: readonly DocumentPart[], as?: Player): Promise<void>;
  submit(over?: object, as?: Player, key?: string): Promise<CallResult>;
  /** All of the documents, handed over. */
  handOver(as?: Player): Promise<void>;
  read(as?: Player): Promise<Awaited<ReturnType<typeof readAs>>>;
}

let keys = 0;
const freshKey = (): string => {
  keys += 1;
  return `identity-${keys}`;
};

const PICTURE = await pictureOf('jpeg');

const readAs = (stage: Stage, { token }: Player) =>
  stage.platform.value(wire.fetchIdentityCheck, {}, { token, ...stage.here });

/** A platform for the tests of a file, and somebody new in a world of their own for each. */
export async function serveIdentity(): Promise<IdentityStage> {
  const served = await serveWorlds();
  const stage: IdentityStage = Object.assign(served, {
    ana: { id: '', world: '', token: '' },
    newcomer: (request: MintRequest = {}) => mintPlayer(served.world, { identityChecked: false, ...request }),
    again: ({ id }: Player) => playerOf(served.world, id),
    async upload(part: string, { as = stage.ana, file = PICTURE, files = [file], key = freshKey() }: Upload = {}) {
      const response = await served.platform.fetch(wire.uploadIdentityDocument.path, {
        method: 'POST',
        body: formOf({ part }, files),
        headers: {
          'x-world': served.world.name,
          'idempotency-key': key,
          ...(as === null ? {} : { authorization: `Bearer ${as.token}` }),
        },
      });
      // The envelope of the interface.
      return ((await response.json()) as { code?: string }).code ?? 'OK';
    },
    async uploadAll(parts: readonly DocumentPart[] = INE_PARTS, as: Player = stage.ana) {
      for (const part of parts) {
        const code = await stage.upload(part, { as });
        if (code !== 'OK') throw new Error(`${part}: ${code}`);
      }
    },
    submit: (over: object = {}, { token }: Player = stage.ana, idempotencyKey = freshKey()) =>
      served.platform.call(
        wire.submitIdentityCheck,
        { photoId: 'INE', curp: CURP, addressIssuedOn: ISSUED_ON, ...over },
        { token, idempotencyKey, ...served.here },
      ),
    async handOver(as: Player = stage.ana) {
      await stage.uploadAll(INE_PARTS, as);
      const { envelope } = await stage.submit({}, as);
      if (!envelope.success) throw new Error(envelope.code);
    },
    read: (as: Player = stage.ana) => readAs(served, as),
  });
  beforeEach(async () => {
    served.world.clock.freeze(TEST_TIME_MS);
    stage.ana = await stage.newcomer();
  });
  return stage;
}
