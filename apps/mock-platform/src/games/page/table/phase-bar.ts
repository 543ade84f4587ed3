import type { TableCrowd } from '@tonalli/contracts/play/table-shapes';
import { byId, el } from '../dom';
import type { Words } from '../instant/family';
import { svgPart } from '../svg-parts';
import type { TableMoment } from './moment';
import type { TableKey, TableTranslate } from './texts';

interface BarParts extends Pick<Words, 'money'> {
  readonly t: TableTranslate;
}

const RING = 2 * Math.PI * 20;

/** A sign of its own for each state, since colour alone says nothing to many. */
const SIGNS = {
  open: 'M6 12.5l4 4 8-9',
  'last-call': 'M12 5v8M12 17v1.500',
  closed: 'M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3',
  decided: 'M8 6l9 6-9 6z',
  result: 'M12 4l2.400 5.200 5.600.6-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.800l5.600-.6z',
  cancelled: 'M7 7l10 10M17 7 7 17',
  waiting: 'M8 5h8M8 19h8M9 5c0 4 6 6 6 7s-6 3-6 7M15 5c0 4-6 6-6 7s6 3 6 7',
  lost: 'M5 9a10 10 0 0 1 14 0M8 12.500a6 6 0 0 1 8 0M12 17v.2',
} as const satisfies Record<TableMoment['phase'], string>;

const NAMES = {
  open: 'barOpen',
  'last-call': 'barLastCall',
  closed: 'barClosed',
  decided: 'barClosed',
  result: 'barWaiting',
  cancelled: 'barCancelled',
  waiting: 'barWaiting',
  lost: 'barLost',
} as const satisfies Record<TableMoment['phase'], TableKey>;

export interface BarTold {
  readonly moment: TableMoment;
  /** Of a decided phase, or of the result; else what the kit says of the state. */
  readonly text: string | null;
  readonly number: number | null;
  readonly isForced: boolean;
  readonly isCorrected: boolean;
  readonly isFrozen: boolean;
}

/** The bar above the board: how the table stands, how long still, and who else is there. */
export function createPhaseBar({ t, money }: BarParts) {
  const left = svgPart('circle', { cx: 24, cy: 24, r: 20, class: 'ring-left', 'stroke-dasharray': RING });
  const sign = svgPart('path', { d: SIGNS.waiting, class: 'ring-sign', transform: 'translate(12 12)' });
  const seconds = svgPart('text', { x: 24, y: 31, class: 'ring-seconds' });
  const ring = svgPart(
    'svg',
    { viewBox: '0 0 48 48', class: 'phase-ring', 'aria-hidden': 'true' },
    svgPart('circle', { cx: 24, cy: 24, r: 20, class: 'ring-whole' }),
    ...[left, sign, seconds],
  );
  const text = el('p.phase-text', { id: 'phase-text' });
  const note = el('p.phase-note', { id: 'phase-note' });
  const crowd = el('p.crowd', { id: 'crowd' });
  const bar = byId('phase', HTMLDivElement);
  bar.replaceChildren(el('div.phase-said', {}, text, note), crowd);
  bar.prepend(ring);
  let before = '';

  return {
    tell({ moment, text: own, number, isForced, isCorrected, isFrozen }: BarTold): void {
      left.setAttribute('stroke-dashoffset', String(RING * (1 - moment.share)));
      const said = own ?? t(NAMES[moment.phase]);
      const notes = [
        number === null ? '' : t('thisRound', { number }),
        isForced ? t('barForced') : '',
        isCorrected ? t('barCorrected') : '',
        isFrozen ? t('barFrozen') : '',
      ].filter((part) => part !== '');
      const now = [moment.phase, moment.secondsLeft, said, ...notes].join('|');
      if (now === before) return;
      before = now;
      bar.dataset.phase = moment.phase;
      sign.setAttribute('d', moment.secondsLeft === null ? SIGNS[moment.phase] : '');
      seconds.textContent = moment.secondsLeft === null ? '' : String(moment.secondsLeft);
      text.textContent = said;
      note.textContent = notes.join(' · ');
    },
    crowd({ players, stakeMinor }: Pick<TableCrowd, 'players' | 'stakeMinor'>): void {
      const count = players === 1 ? t('onePlayer') : t('players', { count: players });
      crowd.hidden = players === 0;
      crowd.replaceChildren(el('span.crowd-count', {}, count), el('b.crowd-sum', {}, money(stakeMinor)));
    },
  };
}
