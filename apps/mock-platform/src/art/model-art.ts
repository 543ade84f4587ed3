import { type Layer, linear, svg } from './canvas';
import { darken, lighten } from './colour';

const SIZE = { width: 320, height: 400 } as const;

type Hair = 'long' | 'short' | 'curly' | 'bun' | 'bob' | 'beard';

interface Look {
  readonly sky: string;
  readonly skin: string;
  readonly hair: string;
  readonly style: Hair;
  readonly cloth: string;
}

/** Invented grown-ups, from the shoulders up. */
const LOOKS: Readonly<Record<string, Look>> = {
  renata: { sky: '#0f6b74', skin: '#c98a5e', hair: '#2a1810', style: 'long', cloth: '#e8a33d' },
  emilio: { sky: '#8a3a1f', skin: '#a9683f', hair: '#1d1512', style: 'beard', cloth: '#f3e6d0' },
  abril: { sky: '#5a2b7a', skin: '#e0ae86', hair: '#5b2c17', style: 'bun', cloth: '#35b58a' },
  darius: { sky: '#1f4f8a', skin: '#6f4427', hair: '#120d0b', style: 'short', cloth: '#ff8b5c' },
  jimena: { sky: '#9a2351', skin: '#d39a6c', hair: '#20130f', style: 'curly', cloth: '#fbd38a' },
  tomas: { sky: '#3b5d33', skin: '#dba77c', hair: '#6b4424', style: 'bob', cloth: '#27407a' },
};

const shape = (fill: string, path: string): string => `<path fill="${fill}" d="${path}"/>`;

/** What hangs behind the head. */
function behind({ style, hair }: Look): string {
  if (style === 'long') return shape(hair, 'M88 170C82 60 238 60 232 170L246 330H74Z');
  if (style === 'bob') return shape(hair, 'M92 176C80 66 240 66 228 176L232 236H88Z');
  if (style === 'bun') return `<circle cx="160" cy="88" r="34" fill="${hair}"/>`;
  if (style !== 'curly') return '';
  const curls = [
    [92, 160],
    [100, 118],
    [132, 88],
    [160, 82],
    [188, 88],
    [220, 118],
    [228, 160],
    [84, 208],
    [236, 208],
    [96, 248],
    [224, 248],
  ];
  return curls.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="34" fill="${hair}"/>`).join('');
}

/** What lies on the forehead. */
function fringe({ style, hair }: Look): string {
  if (style === 'short' || style === 'beard')
    return shape(hair, 'M98 168C88 84 232 84 222 168C214 140 202 128 160 126C118 128 106 140 98 168Z');
  if (style === 'curly')
    return shape(hair, 'M98 166C96 92 224 92 222 166C204 132 186 136 160 128C134 136 116 132 98 166Z');
  return shape(hair, 'M96 176C86 82 234 82 224 176C220 146 196 138 142 124C132 142 108 146 96 176Z');
}

function face({ skin, hair, style }: Look): string {
  const shade = darken(skin, 0.28);
  const beard =
    style === 'beard'
      ? shape(
          hair,
          'M101 190C102 250 132 274 160 274C188 274 218 250 219 190C210 226 190 222 160 222C130 222 110 226 101 190Z',
        )
      : '';
  const lips = style === 'beard' ? lighten(skin, 0.12) : darken(skin, 0.4);
  return [
    shape(shade, 'M132 236H188V300C188 320 132 320 132 300Z'),
    shape(skin, 'M98 170C98 104 222 104 222 170C222 234 194 270 160 270C126 270 98 234 98 170Z'),
    beard,
    `<g fill="none" stroke="${darken(hair, 0.1)}" stroke-width="6" stroke-linecap="round"><path d="M118 166Q132 156 146 164M174 164Q188 156 202 166"/></g>`,
    `<g fill="#241712"><ellipse cx="133" cy="186" rx="7" ry="8"/><ellipse cx="187" cy="186" rx="7" ry="8"/></g>`,
    `<g fill="#fff"><circle cx="136" cy="183" r="2.4"/><circle cx="190" cy="183" r="2.4"/></g>`,
    `<path d="M160 190Q152 212 164 214" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M138 234Q160 252 182 234" fill="none" stroke="${lips}" stroke-width="6" stroke-linecap="round"/>`,
  ].join('');
}

const shoulders = ({ cloth }: Look): string =>
  shape(cloth, 'M36 400C40 320 96 300 132 292Q160 318 188 292C224 300 280 320 284 400Z') +
  `<path d="M132 292Q160 318 188 292" fill="none" stroke="${darken(cloth, 0.3)}" stroke-width="7"/>`;

/** The picture of a model by the id, or null. */
export function drawModel(id: string): string | null {
  const look = Object.hasOwn(LOOKS, id) ? LOOKS[id] : undefined;
  if (!look) return null;
  const sky: Layer = {
    defs: linear('sky', [lighten(look.sky, 0.22), darken(look.sky, 0.45)]),
    body: `<path d="M0 0H320V400H0Z" fill="url(#sky)"/><circle cx="160" cy="176" r="136" fill="${lighten(look.sky, 0.35)}" opacity=".35"/>`,
  };
  return svg(SIZE, [sky, { body: behind(look) + shoulders(look) + face(look) + fringe(look) }]);
}
