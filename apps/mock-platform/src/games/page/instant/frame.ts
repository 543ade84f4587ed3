import { byId, el } from '../dom';
import { oddsList } from '../odds';

const field = (id: string) =>
  el(
    'label.entry',
    {},
    el('span.label', { id: `${id}-label` }),
    el('input', { id, inputmode: 'decimal', autocomplete: 'off' }),
  );
const quick = (id: string, text = '') => el('button.quick', { id, type: 'button' }, text);
const meter = (id: string, kind: 'div.meter' | 'div.meter.meter-win') =>
  el(kind, {}, el('span.label', { id: `${id}-label` }), el('span.value', { id }));

const header = () =>
  el(
    'header.top',
    {},
    el('div.title', {}, el('h1.name', { id: 'name' }, 'Tonalli'), el('span.badge', { id: 'badge', hidden: '' })),
    el(
      'p.jackpot',
      { id: 'jackpot', hidden: '' },
      el('span', { id: 'jackpot-label' }),
      el('span', { id: 'jackpot-amount' }),
    ),
    el('nav.tools', { id: 'tools' }),
  );

const money = () =>
  el(
    'div.money',
    {},
    el(
      'div.stake-row',
      { id: 'stake-row' },
      field('stake'),
      quick('half', '½'),
      quick('double', '2×'),
      quick('least'),
      quick('most'),
    ),
    oddsList(),
  );

const play = () =>
  el(
    'div.play',
    {},
    el('div.meters', {}, meter('balance', 'div.meter'), meter('win', 'div.meter.meter-win')),
    el(
      'div.buttons',
      {},
      el('button.auto', { id: 'auto', type: 'button', hidden: '' }),
      el('button.play-button', { id: 'spin', type: 'button' }),
    ),
  );

/** Builds what every instant game has around the `.table` and the `.choice` that stand in the family's page. */
export function buildFrame(): void {
  const game = byId('game', HTMLElement);
  const table = game.querySelector('.table');
  if (!table) throw new Error('the page has no table');
  game.prepend(header());
  table.prepend(el('ol.rolls', { id: 'rolls' }));
  table.append(el('div.splash', { id: 'splash', hidden: '' }));
  game.append(
    el('footer.controls', {}, game.querySelector('.choice'), money(), play()),
    el('p.unseen', { id: 'live', role: 'status', 'aria-live': 'polite' }),
  );
}
