import { act, screen, waitFor, within } from '@testing-library/react';
import { fiveDigit } from '@tonalli/lottery/families/five-digit/family';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, failure } from '../../../testing/fake-gateway';
import { issueAnswer, lotteryAnswer, orderAnswer } from './testing/lottery-answer';
import { choosePositioning, openBetting, slipLines } from './testing/open-betting';

describe('betting on a lottery', () => {
  it('LOTT-03 GAME-14 says what a selection costs and may pay, with the odds, chance and return of its play', async () => {
    const app = await openBetting();
    await choosePositioning(app);
    expect(document.body.textContent).toContain('2 apuestas × $2 × 1 = $4.00');
    expect(document.body.textContent).toMatch(/Premio máximo \$19\.00/);
    expect(document.body.textContent).toMatch(/Retorno teórico95\.00%.*× 9\.5.*1 en 10/);
    expect(document.body.textContent).toMatch(/VolatilidadMedia/);
    expect(document.body.textContent).toContain('Sorteo simulado, no es el resultado oficial de ninguna lotería.');
  });

  it('LOTT-03 places what is on the slip on the draw that was confirmed, and gives a receipt', async () => {
    const app = await openBetting({ 'lottery.placeOrder': orderAnswer('R-77') });
    const { user, gateway } = app;
    await choosePositioning(app);
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(slipLines()[0]?.textContent).toContain('Posición fija');
    await user.click(screen.getByRole('button', { name: 'Apostar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirma tu apuesta' });
    expect(dialog.textContent).toMatch(/sorteo 20261124-0042.*Cierra a las.*\$4\.00/);
    await user.click(within(dialog).getByRole('button', { name: 'Apostar $4.00' }));
    const receipt = await screen.findByRole('dialog', { name: 'Apuesta registrada' });
    expect(receipt.textContent).toContain('R-77');
    expect(gateway.calls.find(({ path }) => path === 'lottery.placeOrder')?.input).toEqual({
      gameCode: 'five-1',
      oddsVersion: 'v1',
      prizeGroup: null,
      lines: [{ play: 'positioning', unitMinor: 200, multiple: 1, selection: [['4', '6'], [], [], [], []] }],
      issues: [{ issue: '20261124-0042', multiple: 1 }],
      stop: { onWin: true, onProfitMinor: null, onCancelled: false },
      language: 'es',
    });
    await user.click(within(receipt).getByRole('button', { name: 'Repetir' }));
    expect(slipLines()).not.toHaveLength(0);
  });

  it('LOTT-03 MEM-04 repeats an order whose answer was lost under the same key', async () => {
    const keys: unknown[] = [];
    const answers: Answers = {
      'lottery.placeOrder': (_input, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return keys.length === 1 ? failure('NETWORK_ERROR') : orderAnswer('R-78');
      },
    };
    const app = await openBetting(answers);
    const { user } = app;
    await choosePositioning(app);
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    await user.click(screen.getByRole('button', { name: 'Apostar' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Apostar $4.00' }));
    await within(dialog).findByRole('alert');
    await user.click(within(dialog).getByRole('button', { name: 'Apostar $4.00' }));
    expect(await screen.findByRole('dialog', { name: 'Apuesta registrada' })).toBeTruthy();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('LOTT-02 keeps what was chosen when its draw closes, and bets it on the next one only as an explicit act', async () => {
    const soon = new Date(Date.now() + 700).toISOString();
    const closing = issueAnswer('20261124-0042', { closesAt: soon });
    const app = await openBetting({
      'lottery.game': lotteryAnswer({ code: 'five-1', family: fiveDigit, current: closing }),
    });
    const { user, gateway } = app;
    gateway.answers['lottery.game'] = lotteryAnswer({
      code: 'five-1',
      family: fiveDigit,
      current: issueAnswer('20261124-0043'),
    });
    await choosePositioning(app);
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    const next = await screen.findByRole('button', { name: 'Apostar en el sorteo 20261124-0043' });
    expect(screen.getByRole('button', { name: 'Apostar' }).hasAttribute('disabled')).toBe(true);
    await user.click(next);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apostar' }).hasAttribute('disabled')).toBe(false));
    expect(slipLines()[0]?.textContent).toContain('4 6');
  });

  it('LOTT-02 SYS-15 a result that comes while somebody bets is covered, opens and is said; at once where stillness is preferred', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const drawn = (issue: string, result: string) =>
      lotteryAnswer({ code: 'five-1', family: fiveDigit, last: issueAnswer(issue, { state: 'SETTLED', result }) });
    const app = await openBetting({ 'lottery.game': drawn('20261124-0040', '12345') });
    const header = within(screen.getByRole('main')).getByText('Último resultado · 20261124-0040').parentElement;
    const digits = () => header?.querySelector('ul')?.textContent;
    await waitFor(() => expect(digits()).toBe('12345'));
    const seen = new Set<string | undefined>();
    const watch = new MutationObserver(() => seen.add(digits()));
    if (header) watch.observe(header, { subtree: true, childList: true, characterData: true });
    app.gateway.answers['lottery.game'] = drawn('20261124-0041', '67890');
    await act(() => app.services.queries.lottery.game.invalidate());
    await waitFor(() =>
      expect(document.body.textContent).toContain('Resultado del sorteo 20261124-0041: 6, 7, 8, 9, 0'),
    );
    watch.disconnect();
    expect([...seen].filter((text) => text !== '12345')[0]).toBe('·····');
    expect(digits()).toBe('67890');
  });
});
