import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-gateway';
import { NOT_PLAYED } from '../betting/testing/lottery-answer';
import { addPositioning, openBetting, sendOrder, slipLines } from '../betting/testing/open-betting';

const played = (extra: Partial<typeof NOT_PLAYED> = {}): typeof NOT_PLAYED => ({
  ...{ ...NOT_PLAYED, period: { elapsedMs: 3_725_000, staked: 2_000, paid: 750 }, ...extra },
});
const DUE = { id: 'abc-1', dueInMs: 0 };
const line = () => screen.getByText('Tiempo de juego').closest('dl')?.textContent;

describe('time and net result of play at a lottery', () => {
  it('GAME-14 stand on the page, and the time runs on', async () => {
    await openBetting({ 'playTime.read': played() });
    await waitFor(() => expect(line()).toMatch(/Tiempo de juego01:02:0[5-9]Resultado de la sesión−\$12\.50/));
    const before = line();
    await waitFor(() => expect(line()).not.toBe(before), { timeout: 2_500 });
  });

  it('GAME-14 stand still while nobody plays, and are read again when money moves', async () => {
    const app = await openBetting();
    await waitFor(() => expect(line()).toBe('Tiempo de juego00:00:00Resultado de la sesión$0.00'));
    app.gateway.answers['playTime.read'] = played({ period: { elapsedMs: 60_000, staked: 0, paid: 1_900 } });
    await act(() => app.services.queries.playTime.read.invalidate());
    await waitFor(() => expect(line()).toContain('$19.00'));
  });

  it('GAME-14 GAME-06 are not shown of play money', async () => {
    const app = await openBetting();
    await waitFor(() => expect(line()).toContain('$0.00'));
    app.unmount();
    const calls = app.gateway.calls.length;
    window.sessionStorage.clear();
    const trial = await openBetting({}, '/lottery?gameCode=five-1', { isAgent: '4' });
    expect(screen.queryByText('Tiempo de juego')).toBeNull();
    expect(trial.gateway.calls.some(({ path }) => path === 'playTime.read')).toBe(false);
    expect(calls).toBeGreaterThan(0);
  });
});

describe('a reality check at a lottery', () => {
  it('RG-02 GAME-14 covers the page with time and net result until the member goes on, and leaves the slip', async () => {
    const app = await openBetting({ 'playTime.answerCheck': played({ check: null }) });
    await addPositioning(app);
    app.gateway.answers['playTime.read'] = played({ check: DUE });
    await act(() => app.services.queries.playTime.read.invalidate());
    const check = await screen.findByRole('alertdialog', { name: 'Una pausa para ver cómo vas' });
    expect(check.textContent).toContain('Has jugado 1 h 02 min. Resultado de la sesión: −$12.50.');
    await app.user.keyboard('{Escape}');
    await app.user.click(within(check).getByRole('button', { name: 'Seguir' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.gateway.calls.find(({ path }) => path === 'playTime.answerCheck')?.input).toEqual({ id: 'abc-1' });
    expect(slipLines()).toHaveLength(1);
  });

  it('RG-02 is shown when an order is refused by one', async () => {
    const app = await openBetting({ 'lottery.placeOrder': failure('REALITY_CHECK_DUE') });
    await addPositioning(app);
    app.gateway.answers['playTime.read'] = played({ check: DUE });
    await sendOrder(app);
    expect(await screen.findByRole('alertdialog', { name: 'Una pausa para ver cómo vas' })).toBeTruthy();
  });

  it('RG-02 that was answered in another tab goes away, and one that fails says so', async () => {
    const app = await openBetting({
      'playTime.read': played({ check: DUE }),
      'playTime.answerCheck': failure('UPSTREAM_UNAVAILABLE'),
    });
    const check = await screen.findByRole('alertdialog');
    await app.user.click(within(check).getByRole('button', { name: 'Seguir' }));
    expect(await within(check).findByRole('alert')).toBeTruthy();
    app.gateway.answers['playTime.answerCheck'] = failure('NOT_FOUND');
    app.gateway.answers['playTime.read'] = played();
    await app.user.click(within(check).getByRole('button', { name: 'Seguir' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
