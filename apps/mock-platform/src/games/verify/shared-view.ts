import type { SharedProof } from '@tonalli/contracts/play/round-shapes';
import { el } from '../page/dom';
import type { VerifyKey } from './texts';

type Texts = Record<VerifyKey, string>;

const pair = (name: string, ...value: (string | Node)[]) => el('div', {}, el('dt', {}, name), el('dd', {}, ...value));

function beaconOf(t: Texts, { source, number, value }: NonNullable<SharedProof['beacon']>): HTMLElement {
  const words = source === 'demonstration' ? t.demonstration : t.quicknet;
  return pair(t.beacon, value, el('br'), el('span.note', {}, words.replace('{number}', String(number))));
}

/** What binds a round that many share, and where the bet stands in it. */
export function sharedFacts(
  t: Texts,
  { rounds, key, chainEnd, root, beacon, leaf, path, isOver }: SharedProof,
): HTMLElement[] {
  const place = t.ownLeafText.replace('{bet}', leaf.betId).replace('{steps}', String(path?.length ?? 0));
  return [
    pair(t.sharedRound, `${rounds} · ${key}`),
    ...(isOver ? [pair(t.chainEnd, chainEnd)] : []),
    ...(root === null ? [] : [pair(t.betsRoot, root)]),
    ...(beacon === null ? [] : [beaconOf(t, beacon)]),
    ...(path === null ? [] : [pair(t.ownLeaf, place)]),
  ];
}
