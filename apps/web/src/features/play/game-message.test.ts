import { describe, expect, it } from 'vitest';
import { launchOrigin } from '../../hooks/launch-origin';
import { readGameMessage } from './game-message';

const page = { launchHosts: ['http://127.0.0.1:4100'], origin: 'http://localhost:4000' };

describe('game window', () => {
  it('GAME-03 hears only the origin that was launched', () => {
    const data = { source: 'tonalli-game', type: 'close' };
    expect(readGameMessage({ data, origin: 'http://127.0.0.1:4100' }, 'http://127.0.0.1:4100')).toEqual({
      type: 'close',
    });
    expect(readGameMessage({ data, origin: 'https://evil.example' }, 'http://127.0.0.1:4100')).toBeNull();
  });

  it('GAME-02 GAME-03 hears that somebody who tries a game wants an account', () => {
    const data = { source: 'tonalli-game', type: 'register' };
    expect(readGameMessage({ data, origin: 'http://a' }, 'http://a')).toEqual({ type: 'register' });
  });

  it.each([
    null,
    'close',
    { type: 'close' },
    { source: 'tonalli-game', type: 'pay' },
    { source: 'other', type: 'close' },
  ])('GAME-03 takes %j for no message', (data) => {
    expect(readGameMessage({ data, origin: 'http://a' }, 'http://a')).toBeNull();
  });

  it('GAME-03 embeds only launch hosts, and never its own origin', () => {
    expect(launchOrigin('http://127.0.0.1:4100/play/slot/', page)).toBe('http://127.0.0.1:4100');
    expect(launchOrigin('http://127.0.0.1:4101/play/slot/', page)).toBeNull();
    expect(launchOrigin('http://localhost:4000/x', { ...page, launchHosts: ['http://localhost:4000'] })).toBeNull();
    expect(launchOrigin('javascript:alert(1)', page)).toBeNull();
    expect(launchOrigin('nonsense', page)).toBeNull();
  });
});
