import { launchGame } from '@tonalli/contracts/play/wire';
import { describe, expect, it } from 'vitest';
import { tokenFor } from '../../testing/log-in';
import { startBreak } from '../breaks';
import { servePlay } from './play-fixture';
import { playRound } from './play-round';
import { newRoundId } from './tokens';

const fixture = await servePlay();
const { world, platform, game } = fixture;

const bets = (memberId: string) =>
  world.sqlite.prepare('SELECT status FROM bets WHERE member_id = ?').pluck().all(memberId);

describe('a break that is taken in the middle of playing', () => {
  it.each(['24h', '6m'] as const)(
    'RG-03 of %s lets a spin in flight count once, before it or not at all',
    async (choice) => {
      const ana = await fixture.player(10_000);
      const { token } = await fixture.enter(ana);
      const spins = Array.from({ length: 8 }, (_, number) => fixture.spin(token, `flight-${choice}-${number}`));
      const taken = world.commit(() => startBreak(world, ana.id, choice));
      const answers = await Promise.all(spins);
      await taken;
      const codes = answers.map(({ value, code }) => (value ? 'OK' : code));
      for (const code of codes) expect(['OK', 'ACCOUNT_ON_BREAK', 'TOKEN_INVALID']).toContain(code);
      expect(bets(ana.id)).toEqual(codes.filter((code) => code === 'OK').map(() => 'SETTLED'));
      expect((await fixture.spin(token, 'later')).code).toBe('TOKEN_INVALID');
    },
  );

  it('RG-03 ends the game, and the launch that nobody has used yet', async () => {
    const ana = await fixture.player(10_000);
    const { token } = await fixture.enter(ana);
    const waiting = await fixture.launch(ana);
    startBreak(world, ana.id, '24h');
    expect((await fixture.api('state', { token })).code).toBe('TOKEN_INVALID');
    expect((await fixture.open(waiting.token)).code).toBe('TOKEN_INVALID');
    ana.login = tokenFor(world, ana.id);
    expect((await fixture.launch(ana)).code).toBe('ACCOUNT_ON_BREAK');
    expect((await fixture.launch(ana, { freeTrial: true })).code).toBe('ACCOUNT_ON_BREAK');
  });

  it('RG-03 is kept by the guard too, whatever way a stake comes by', async () => {
    const ana = await fixture.player(10_000);
    startBreak(world, ana.id, '24h');
    const round = { roundId: newRoundId(), memberId: ana.id, wallet: 'main', game, lineStakeMinor: 5 } as const;
    expect(() => playRound(world, { ...round, at: world.clock.now() })).toThrow(
      expect.objectContaining({ code: 'ACCOUNT_ON_BREAK' }),
    );
    expect(world.ledger.balance(ana.id, 'member.main')).toBe(10_000);
  });

  it('RG-03 leaves trial accounts of nobody alone', async () => {
    const guest = await fixture.player(100_000, 4);
    const { nodeId, vendor, gameType } = game;
    const request = { nodeId, vendor, gameType, device: 'WEB', backUrl: 'http://localhost:4000/rng' };
    const { envelope } = await platform.call(launchGame, request, { token: guest.login });
    expect(envelope.success).toBe(true);
  });
});
