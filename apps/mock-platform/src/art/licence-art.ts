import { LICENCE } from '@tonalli/contracts/constants';
import { linear, radial, svg } from './canvas';
import { place } from './emblem';
import { iconPath } from './icons';
import { n } from './shapes';

const SIZE = { width: 1_000, height: 1_400 } as const;
const MIDDLE_X = SIZE.width / 2;
const INK = '#2b2118';
const FAINT_INK = '#6b5a45';
const GOLD = '#a9761b';

/** Words of the certificate: as it hangs on a wall, in the languages of regulator and holder at once. */
const WORDS = {
  authority: 'AUTORIDAD DE JUEGOS DEL LITORAL',
  authorityEnglish: 'COASTAL GAMING AUTHORITY',
  title: 'LICENCIA DE OPERACIÓN',
  titleEnglish: 'Operating licence',
  holderLead: 'Se otorga a · Granted to',
  scope: 'para ofrecer juegos y apuestas en línea a mayores de 18 años',
  scopeEnglish: 'to offer online games and betting to persons over 18',
  games: 'Tragamonedas · Casino en vivo · Mesas · Pesca · Deportes · Loterías',
  numberLead: 'Número · Number',
  fromLead: 'Expedida · Issued',
  untilLead: 'Vence · Expires',
  registrar: 'Registro de licencias · Registrar',
  director: 'Dirección general · Director',
} as const;

interface Line {
  readonly y: number;
  readonly size: number;
  readonly x?: number;
  readonly colour?: string;
  readonly face?: string;
  readonly spacing?: number;
}

const text = (words: string, { y, size, x = MIDDLE_X, colour = INK, face = '', spacing = 0 }: Line): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${spacing ? ` letter-spacing="${spacing}"` : ''}${face}>${words}</text>`;

const BOLD = ' font-weight="700"';
const ITALIC = ' font-style="italic"';

/** A closed line that swings around a circle, as engravers draw it against forgers. */
function rosette(radius: number, swing: number, waves: number): string {
  const steps = waves * 8;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = radius + swing * Math.sin(waves * angle);
    return `${n(reach * Math.cos(angle))} ${n(reach * Math.sin(angle))}`;
  });
  return `<path d="M${points.join('L')}Z"/>`;
}

const frame = `<g fill="none" stroke="${GOLD}"><path stroke-width="10" d="M46 46H954V1354H46Z"/><path stroke-width="2.5" d="M66 66H934V1334H66ZM78 78H922V1322H78Z"/><path stroke-width="3" d="M66 150H150V66M850 66V150H934M934 1250H850V1334M150 1334V1250H66"/></g>`;

const watermark = `<g transform="translate(${MIDDLE_X} 730)" fill="none" stroke="${GOLD}" stroke-width="1.2" opacity=".3">${rosette(300, 26, 24)}${rosette(262, 26, 24)}${rosette(224, 22, 24)}${rosette(190, 18, 24)}</g>`;

const seal = `<g transform="translate(${MIDDLE_X} 1165)"><g fill="none" stroke="${GOLD}" stroke-width="1.6">${rosette(104, 7, 36)}${rosette(96, 7, 36)}</g><circle r="84" fill="url(#seal)" stroke="${GOLD}" stroke-width="3"/><circle r="74" fill="none" stroke="#fff3d6" stroke-width="1.5" stroke-dasharray="2 5"/><path fill="#fff3d6" d="${iconPath('aztec-calendar-sun')}" ${place({ x: 0, y: 0, size: 112 })}/></g>`;

const signature = (x: number, path: string, lead: string): string =>
  `<path d="${path}" transform="translate(${x - 80} 1150)" fill="none" stroke="#27408b" stroke-width="3.5" stroke-linecap="round"/><path d="M${x - 110} 1190H${x + 110}" stroke="${FAINT_INK}" stroke-width="1.5"/>${text(lead, { x, y: 1_218, size: 17, colour: FAINT_INK })}`;

const facts = [
  [270, WORDS.numberLead, LICENCE.number],
  [MIDDLE_X + 70, WORDS.fromLead, LICENCE.from],
  [780, WORDS.untilLead, LICENCE.until],
] as const;

/** The certificate of the operating licence; null for a holder that has none. */
export function drawLicence(id: string): string | null {
  if (id !== 'tonalli') return null;
  const words = [
    text(WORDS.authority, { y: 300, size: 34, spacing: 3, face: BOLD }),
    text(WORDS.authorityEnglish, { y: 338, size: 21, spacing: 5, colour: FAINT_INK }),
    text(WORDS.title, { y: 480, size: 56, spacing: 2, colour: GOLD, face: BOLD }),
    text(WORDS.titleEnglish, { y: 526, size: 30, colour: FAINT_INK, face: ITALIC }),
    text(WORDS.holderLead, { y: 620, size: 24, colour: FAINT_INK, face: ITALIC }),
    text(LICENCE.holder, { y: 692, size: 54, face: BOLD }),
    text(WORDS.scope, { y: 770, size: 28 }),
    text(WORDS.scopeEnglish, { y: 808, size: 23, colour: FAINT_INK, face: ITALIC }),
    text(WORDS.games, { y: 868, size: 23, colour: GOLD }),
    ...facts.flatMap(([x, lead, value]) => [
      text(lead, { x, y: 955, size: 19, colour: FAINT_INK, face: ITALIC }),
      text(value, { x, y: 990, size: 26, face: BOLD }),
    ]),
  ];
  const crown = `<path fill="${GOLD}" d="${iconPath('aztec-calendar-sun')}" ${place({ x: MIDDLE_X, y: 190, size: 130 })}/>`;
  const hands =
    signature(220, 'M4 22C20-14 34-18 30 8S8 36 40 12s30 26 46 2 22-8 24 6 26 4 44-10', WORDS.registrar) +
    signature(780, 'M2 4c26 34 34-36 44-6s-26 34 10 10 20 20 40-4 6 30 30 4 22-2 32-8', WORDS.director);
  return svg(SIZE, [
    {
      defs:
        radial('paper', ['#fffaf0', '#f7ecd5', '#ead9b6'], 'cx=".5" cy=".45" r=".85"') +
        linear('seal', ['#d99b2b', '#8a5a10'], 'x2="1" y2="1"'),
      body: `<path fill="url(#paper)" d="M0 0H${SIZE.width}V${SIZE.height}H0Z"/>${frame}${watermark}${crown}`,
    },
    { body: `<g text-anchor="middle" font-family="Georgia,'Times New Roman',serif">${words.join('')}${hands}</g>` },
    { body: seal },
  ]);
}
