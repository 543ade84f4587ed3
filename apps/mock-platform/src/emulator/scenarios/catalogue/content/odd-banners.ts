import { announced } from '../../recipes/content';
import { scenario } from '../../scenario';

const ODD = [
  { en: 'Another site', es: 'Otro sitio', linkType: 'OUTER', url: 'https://zalo.tonalli.example/canal' },
  { en: 'A script', es: 'Un script', linkType: 'OUTER', url: 'javascript:alert(1)' },
  { en: 'A script within', es: 'Un script adentro', linkType: 'INNER', url: 'javascript:alert(1)' },
  {
    en: 'A page of data',
    es: 'Una página de datos',
    linkType: 'OUTER',
    url: 'data:text/html,<script>alert(1)</script>',
  },
  { en: 'Another host', es: 'Otro servidor', linkType: 'INNER', url: '//evil.example/rng' },
  {
    en: 'A name in front',
    es: 'Un nombre por delante',
    linkType: 'OUTER',
    url: 'https://tonalli.example@evil.example/',
  },
  { en: 'Without a lock', es: 'Sin candado', linkType: 'OUTER', url: 'http://plain.example/' },
  { en: 'No such game', es: 'No hay tal juego', linkType: 'GAME', url: '999999' },
  { en: 'No such promotion', es: 'No hay tal promoción', linkType: 'PROMOTION', url: '../../member' },
] as const;

export const oddBanners = scenario({
  name: 'odd-banners',
  group: 'content',
  title: { en: 'Banners that lead where they must not', es: 'Banners que llevan a donde no deben' },
  description: {
    en: 'Script, data, plain and disguised addresses, a game that does not exist: none of them leads anywhere; another site opens in a tab of its own.',
    es: 'Direcciones de script, de datos, sin cifrar y disfrazadas, un juego que no existe: ninguna lleva a nada; otro sitio abre en su propia pestaña.',
  },
  lookAt: [{ en: 'Home: press each banner', es: 'Inicio: pulsa cada banner' }],
  recipes: () => [announced.banners(...ODD)],
});
