import { launchGame } from '@tonalli/contracts/play/wire';
import { describe, expect, it } from 'vitest';
import { serveOwn } from '../../testing/stage';
import { DOMAINS } from '../../world/operator-settings';
import { isOwnBackUrl } from './own-back-url';
import { servePlay } from './play-fixture';

const fixture = await servePlay();
const player = await fixture.player(10_000);

async function launch(backUrl: string, host = '') {
  const { nodeId, vendor, gameType } = fixture.game;
  const wire = { nodeId, vendor, gameType, device: 'WEB', backUrl };
  const { status, envelope } = await fixture.platform.call(launchGame, wire, {
    token: player.login,
    ...(host && { host }),
  });
  return envelope.success ? status : [status, envelope.code, envelope.fields];
}

const REFUSED = [400, 'INVALID_REQUEST', { backUrl: { patternId: 'invalid_format' } }];

describe('where a game leads back to', () => {
  it.each([
    'javascript:alert(1)//localhost',
    'data:text/html,x',
    'https://evil.example/',
    'https://localhost.evil.example/',
    'https://localhost@evil.example/',
    'http://user:secret@localhost:4000/rng',
    'http://localhost:4000//evil.example',
    'http://localhost:4000/\\evil.example',
    'http:\\\\localhost:4000/rng',
    'ftp://localhost/rng',
  ])('GAME-04 is a page of the web app, so that it is not %s', async (backUrl) => {
    expect(await launch(backUrl)).toEqual(REFUSED);
  });

  it('GAME-04 is on this machine, at the host that the visitor typed, or at one that the platform serves', async () => {
    expect(await launch('http://localhost:4000/rng?page=2')).toBe(200);
    expect(await launch('http://127.0.0.1:5173/')).toBe(200);
    expect(await launch('https://play.example:8443/slots', 'Play.example:8443')).toBe(200);
    expect(await launch('https://other.example/slots', 'Play.example:8443')).toEqual(REFUSED);
    fixture.world.settings.set(DOMAINS, ['mirror.example', '127.0.0.1']);
    expect(await launch('https://mirror.example/')).toBe(200);
    fixture.world.settings.set(DOMAINS, []);
  });

  it('GAME-04 is where the web is configured to be, and then not just anywhere on this machine', async () => {
    const { world } = await serveOwn({ webOrigins: ['https://play.example'] });
    const asked = { world, host: 'platform.internal' };
    expect(isOwnBackUrl('https://play.example/rng', asked)).toBe(true);
    expect(isOwnBackUrl('http://play.example/rng', asked)).toBe(false);
    expect(isOwnBackUrl('http://localhost:4000/rng', asked)).toBe(false);
  });
});
