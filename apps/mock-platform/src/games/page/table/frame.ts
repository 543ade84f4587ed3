import { byId, el } from '../dom';
import { buildFrame } from '../instant/frame';

/** The frame of an instant game, with the bar of the phase, a place beside the board, and the button that takes a bet back. */
export function buildTableFrame(): void {
  buildFrame();
  const game = byId('game', HTMLElement);
  game.classList.add('at-table');
  const table = game.querySelector('.table');
  table?.prepend(el('div.phase', { id: 'phase', 'data-phase': 'waiting' }));
  table?.after(el('aside.side', { id: 'side', hidden: '' }));
  const withdraw = el('button.quick.withdraw', { id: 'withdraw', type: 'button', hidden: '' });
  byId('spin', HTMLButtonElement).before(withdraw);
}
