import { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { el } from './dom';
import { CallFailure } from './game-server';

/** How a title's symbols look, and its colours, which the page takes on. Throws `CallFailure`. */
export async function takeTheme(nodeId: string): Promise<SymbolSheet> {
  const sheet = await fetchSheet(nodeId);
  const { style } = document.documentElement;
  for (const [part, colour] of Object.entries(sheet.palette)) style.setProperty(`--${part}`, colour);
  return sheet;
}

async function fetchSheet(nodeId: string): Promise<SymbolSheet> {
  try {
    const answer = await fetch(`/play/symbols/${encodeURIComponent(nodeId)}.json`);
    return SymbolSheet.parse(await answer.json());
  } catch {
    throw new CallFailure('NETWORK');
  }
}

/** A symbol of the title's theme as a picture; its name in words where there is no title, or none of it comes. */
export function symbolPicture(nodeId: string | null, name: string, alt: string): HTMLElement {
  const cell = el('span.symbol');
  if (nodeId === null) {
    cell.append(alt);
    return cell;
  }
  const src = `/play/symbols/${encodeURIComponent(nodeId)}/${name}.svg`;
  const picture = el('img', { src, alt, width: '56', height: '56' });
  picture.addEventListener('error', () => cell.replaceChildren(alt));
  cell.append(picture);
  return cell;
}
