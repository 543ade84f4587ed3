import { SCRATCH_SYMBOLS, type ScratchSymbol } from '@tonalli/contracts/games/scratch';
import { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { CallFailure } from '../../page/game-server';
import { svgPart } from '../../page/svg-parts';

const idOf = (symbol: ScratchSymbol): string => `symbol-${symbol}`;

/** What the foil is printed with: the colours of the title, and one of its drawings in a square of 512. */
export interface Print {
  readonly palette: SymbolSheet['palette'];
  readonly motif: readonly string[];
}

let print: Print = { palette: { from: '#b7791f', to: '#3b1a4a', accent: '#ffd479' }, motif: [] };
export const foilPrint = (): Print => print;

/** Every symbol once; fields and prizes only refer to it. */
function symbolSprite({ symbols }: SymbolSheet): SVGElement {
  const drawn = SCRATCH_SYMBOLS.map((name) => {
    const { paths = [], tint = '#c9892b' } = symbols[name] ?? {};
    const stops = [
      svgPart('stop', { 'stop-color': `color-mix(in oklab, ${tint}, #fff 30%)` }),
      svgPart('stop', { offset: 1, 'stop-color': `color-mix(in oklab, ${tint}, #3a0f2a 42%)` }),
    ];
    const ink = svgPart('linearGradient', { id: `${idOf(name)}-ink`, x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops);
    const line = { fill: `url(#${idOf(name)}-ink)`, stroke: `color-mix(in oklab, ${tint}, #2b0a20 72%)` };
    const shapes = paths.map((d) => svgPart('path', { d, ...line, 'stroke-width': 18, 'paint-order': 'stroke' }));
    return svgPart('g', {}, ink, svgPart('symbol', { id: idOf(name), viewBox: '-16 -16 544 544' }, ...shapes));
  });
  return svgPart('svg', { width: 0, height: 0, 'aria-hidden': 'true' }, ...drawn);
}

/** A symbol of the title, to be put wherever it is shown. */
export const symbolPicture = (symbol: ScratchSymbol): SVGElement =>
  svgPart('svg', { class: 'symbol', 'aria-hidden': 'true' }, svgPart('use', { href: `#${idOf(symbol)}` }));

async function fetchSheet(nodeId: string): Promise<SymbolSheet> {
  try {
    const answer = await fetch(`/play/symbols/${encodeURIComponent(nodeId)}.json`);
    return SymbolSheet.parse(await answer.json());
  } catch {
    throw new CallFailure('NETWORK');
  }
}

/** Takes over the symbols and colours of a title. Throws `CallFailure`. */
export async function showTheme(nodeId: string): Promise<void> {
  const sheet = await fetchSheet(nodeId);
  const { palette, symbols } = sheet;
  print = { palette, motif: symbols.high1?.paths ?? [] };
  for (const [name, colour] of Object.entries(palette)) {
    document.documentElement.style.setProperty(`--${name}`, colour);
  }
  document.body.prepend(symbolSprite(sheet));
}
