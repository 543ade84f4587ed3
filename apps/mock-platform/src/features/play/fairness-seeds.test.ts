import { type RotateAnswer, SymbolSheet, type VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import { fetchBetDetail } from '@tonalli/contracts/records/wire';
import { describe, expect, it } from 'vitest';
import { play } from '../../games/slot/engine';
import { MODELS } from '../../games/slot/models';
import { fairDraws, serverSeedHash } from '../../kernel/fairness';
import { servePlay } from './play-fixture';

const fixture = await servePlay();

describe('fairness', () => {
  it('GAME-08 reveals on rotation the seed that was committed to, and it recomputes the round', async () => {
    const { token, fairness, model } = await fixture.enter(await fixture.player(100_000));
    const { value: round } = await fixture.spin(token, 'proven-spin', 50);
    const before = await fixture.api<VerifyAnswer>(`verify?round=${round?.roundId}`);
    expect(before.value).toMatchObject({ serverSeed: null, serverSeedHash: fairness.serverSeedHash });

    const { value: rotated } = await fixture.api<RotateAnswer>('rotate', { token, body: { clientSeed: 'mi-suerte' } });
    const serverSeed = rotated?.revealed?.serverSeed ?? '';
    expect(serverSeedHash(serverSeed)).toBe(fairness.serverSeedHash);
    expect(rotated?.fairness).toMatchObject({
      serverSeedHash: fairness.nextServerSeedHash,
      clientSeed: 'mi-suerte',
      nonce: 0,
    });
    const { value: proof } = await fixture.api<VerifyAnswer>(`verify?round=${round?.roundId}`);
    expect(proof?.serverSeed).toBe(serverSeed);
    const seeds = { serverSeed, clientSeed: proof?.clientSeed ?? '', nonce: proof?.nonce ?? -1 };
    const outcome = play(MODELS[model], { lineStakeMinor: 50 }, fairDraws(seeds));
    expect(outcome.spins.map(({ stops }) => stops)).toEqual(round?.stops);
    expect(outcome.payoutMinor).toBe(round?.payoutMinor);
  });

  it('GAME-08 MEM-07 keeps the active server seed out of the record of a bet until it is rotated away', async () => {
    const player = await fixture.player(100_000);
    const { token, fairness } = await fixture.enter(player);
    const { value: round } = await fixture.spin(token, 'in-the-record', 50);
    const input = { betId: round?.betId ?? '', language: 'ES' };
    const proof = async () => (await fixture.platform.value(fetchBetDetail, input, { token: player.login })).fairness;
    expect(await proof()).toMatchObject({ serverSeed: null, serverSeedHash: fairness.serverSeedHash });
    const { value: rotated } = await fixture.api<RotateAnswer>('rotate', { token, body: {} });
    const after = await proof();
    expect(after?.serverSeed).toBe(rotated?.revealed?.serverSeed);
    expect(after?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    const { value: later } = await fixture.spin(token, 'with-the-next-seed', 50);
    const next = { betId: later?.betId ?? '', language: 'ES' };
    const detail = await fixture.platform.value(fetchBetDetail, next, { token: player.login });
    expect(detail.fairness).toMatchObject({ serverSeed: null, serverSeedHash: fairness.nextServerSeedHash });
  });

  it('GAME-08 refuses client seeds with spaces, too long or empty, and unknown rounds', async () => {
    const { token } = await fixture.enter(await fixture.player(100_000));
    for (const clientSeed of ['', 'a b', 'ñandú', 'x'.repeat(65)]) {
      expect((await fixture.api('rotate', { token, body: { clientSeed } })).code).toBe('INVALID_REQUEST');
    }
    expect(await fixture.api('verify?round=ABCDEFGHJKLMN')).toMatchObject({ status: 404, code: 'ROUND_NOT_FOUND' });
    expect((await fixture.api('verify?round=')).code).toBe('INVALID_REQUEST');
  });

  it('GAME-05 serves the symbols of a game, and nothing for another', async () => {
    const sheet = await fetch(`${fixture.platform.url}/play/symbols/${fixture.game.nodeId}.json`);
    expect(sheet.headers.get('cache-control')).not.toContain('immutable');
    expect(Object.keys(SymbolSheet.parse(await sheet.json()).symbols)).toHaveLength(10);
    const svg = await fetch(`${fixture.platform.url}/play/symbols/${fixture.game.nodeId}/wild.svg`);
    expect(svg.headers.get('content-type')).toBe('image/svg+xml');
    expect(svg.headers.get('cache-control')).not.toContain('immutable');
    expect((await fetch(`${fixture.platform.url}/play/symbols/nothing.json`)).status).toBe(404);
  });
});
