import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-gateway';
import { issueAnswer, orderAnswer } from './testing/lottery-answer';
import { addPositioning, fiveAnswer, openBetting, sendOrder, slipLines } from './testing/open-betting';

describe('an order that is refused', () => {
  it('LOTT-07 says which limit and what is still free, and keeps the slip', async () => {
    const lottery = { limit: 'number', number: '47', availableMinor: 5_000 };
    const app = await openBetting({
      'lottery.placeOrder': failure('LOTTERY_LIMIT_REACHED', { lottery, requestId: 'q9' }),
    });
    await addPositioning(app);
    const dialog = await sendOrder(app);
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain(
      'El número 47 ya llegó a su tope en este sorteo. Todavía puedes apostar $50.00.',
    );
    expect(alert.textContent).toContain('q9');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cambiar el boleto' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(slipLines()).toHaveLength(1);
  });

  it('LOTT-07 marks the line that is no bet', async () => {
    const app = await openBetting({
      'lottery.placeOrder': failure('BET_INVALID', { lottery: { line: 0, fault: 'overlap' } }),
    });
    await addPositioning(app);
    const dialog = await sendOrder(app);
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Revisa la apuesta 1 de tu boleto.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(slipLines()[0]?.textContent).toContain('Esta apuesta no es válida en este sorteo.'));
  });

  it('LOTT-02 came too late: the next draw is offered, and taken only when it is chosen', async () => {
    const sent: unknown[] = [];
    const app = await openBetting({
      'lottery.placeOrder': (input) => {
        sent.push(input.issues);
        if (sent.length > 1) return orderAnswer('R-9');
        app.gateway.answers['lottery.game'] = {
          ...fiveAnswer(),
          game: { ...fiveAnswer().game, current: issueAnswer('20261124-0043') },
        };
        return failure('ISSUE_CLOSED', { lottery: { nextIssue: '20261124-0043' } });
      },
    });
    await addPositioning(app);
    const dialog = await sendOrder(app);
    await app.user.click(await within(dialog).findByRole('button', { name: 'Apostar en el sorteo 20261124-0043' }));
    expect(dialog.textContent).toContain('sorteo 20261124-0043');
    await app.user.click(within(dialog).getByRole('button', { name: /^Apostar \$/ }));
    expect(await screen.findByRole('dialog', { name: 'Apuesta registrada' })).toBeTruthy();
    expect(sent).toEqual([[{ issue: '20261124-0042', multiple: 1 }], [{ issue: '20261124-0043', multiple: 1 }]]);
  });

  it('LOTT-03 was made at odds that changed: the new ones are shown, and it is confirmed again', async () => {
    const versions: unknown[] = [];
    const app = await openBetting({
      'lottery.placeOrder': (input) => {
        versions.push(input.oddsVersion);
        if (versions.length > 1) return orderAnswer('R-10');
        const { odds, ...rest } = fiveAnswer();
        app.gateway.answers['lottery.game'] = {
          ...rest,
          odds: { version: 'v2', table: { ...odds.table, 'positioning/place/won': 9_400 } },
        };
        return failure('ODDS_CHANGED');
      },
    });
    await addPositioning(app);
    const dialog = await sendOrder(app);
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toMatch(/antes × 9\.5, ahora × 9\.4/));
    expect(dialog.textContent).toContain('$18.80');
    await app.user.click(within(dialog).getByRole('button', { name: /^Apostar \$/ }));
    expect(await screen.findByRole('dialog', { name: 'Apuesta registrada' })).toBeTruthy();
    expect(versions).toEqual(['v1', 'v2']);
  });

  it.each([
    ['INSUFFICIENT_FUNDS', 'Depositar', { page: 'depositv2' }],
    ['LIMIT_REACHED', 'Ver mis límites', { page: 'protection' }],
  ] as const)('LOTT-03 %s leads to what helps', async (code, way, search) => {
    const app = await openBetting({ 'lottery.placeOrder': failure(code) });
    await addPositioning(app);
    const dialog = await sendOrder(app);
    await app.user.click(await within(dialog).findByRole('link', { name: way }));
    await waitFor(() => expect(app.router.state.location.search).toMatchObject(search));
  });
});
