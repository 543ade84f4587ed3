import type { SicBoKind } from '@tonalli/contracts/games/sic-bo';
import { dieFace } from '../../page/dice/die-face';
import { el } from '../../page/dom';
import { statedPercent } from '../odds';
import { SPOTS, type Spot } from '../spots';
import { paysShort, spotName } from './names';
import type { Translate } from './texts';

/** How often the faces of a spot lie on its picture. */
const SHOWN: Readonly<Partial<Record<SicBoKind, number>>> = { double: 2, triple: 3, pair: 1, single: 1 };

function pictureOf(t: Translate, { kind, of }: Spot): HTMLElement {
  const times = SHOWN[kind];
  if (times === undefined) return el('span.spot-name', {}, kind === 'total' ? String(of[0]) : t(kind));
  const faces = el('span.faces', { 'aria-hidden': 'true' });
  faces.append(...of.flatMap((face) => Array.from({ length: times }, () => dieFace(face))));
  return faces;
}

/** The spots of the cloth, on two sheets: what is bet on most, and what two or three dice show together. */
export function createCloth(t: Translate) {
  const spots = [...SPOTS.values()].map((spot) => {
    const values = { name: spotName(t, spot), pays: paysShort(spot), return: statedPercent({ [spot.id]: 100 }) };
    const pays = el('span.spot-pays', {}, values.pays);
    const attributes = { type: 'button', 'data-spot': spot.id, tabindex: '-1', title: t('spotSaid', values) };
    const button = el(`button.spot.${spot.kind}`, attributes, pictureOf(t, spot), pays);
    return { id: spot.id, kind: spot.kind, button, name: t('spotSaid', values) };
  });
  const group = (name: string, ...kinds: readonly SicBoKind[]) =>
    el(`div.group.${name}`, {}, ...spots.filter(({ kind }) => kinds.includes(kind)).map(({ button }) => button));
  const sheets = {
    main: [group('chances', 'small', 'odd', 'even', 'big'), group('totals', 'total'), group('singles', 'single')],
    sets: [
      ...[group('doubles', 'double'), group('triples', 'triple'), group('any', 'any-triple')],
      group('pairs', 'pair'),
    ],
  };
  const felt = el('div.felt', { 'data-sheet': 'main' });
  const tabs = (['main', 'sets'] as const).map((name) => {
    const tab = el('button.tab', { type: 'button', 'data-tab': name }, t(name === 'main' ? 'sheetMain' : 'sheetSets'));
    tab.addEventListener('click', () => turn(name));
    return { name, tab };
  });
  function turn(to: 'main' | 'sets'): void {
    felt.dataset.sheet = to;
    for (const { name, tab } of tabs) tab.setAttribute('aria-pressed', String(name === to));
  }
  const sheet = (name: 'main' | 'sets') =>
    el(
      `div.sheet-of.${name}`,
      { role: 'group', 'aria-label': t(name === 'main' ? 'sheetMain' : 'sheetSets') },
      ...sheets[name],
    );
  felt.append(el('div.tabs', {}, ...tabs.map(({ tab }) => tab)), sheet('main'), sheet('sets'));
  turn('main');
  const buttonsOf = (name: 'main' | 'sets') =>
    sheets[name].flatMap((each) => [...each.querySelectorAll<HTMLButtonElement>('button.spot')]);

  return { element: felt, spots, sheets: [buttonsOf('main'), buttonsOf('sets')] as const };
}
