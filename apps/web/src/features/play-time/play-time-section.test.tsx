import { screen, waitFor, within } from '@testing-library/react';
import type { PlayTime } from '@tonalli/contracts/play-time/api';
import { expect, it } from 'vitest';
import type { failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const TIME: PlayTime = {
  period: { elapsedMs: 3_725_000, staked: 54_000, paid: 30_000 },
  today: { playedMs: 5_400_000, staked: 60_000, paid: 90_050 },
  check: { id: 'p-1', dueInMs: 100_000 },
  everyMin: 60,
  choicesMin: [15, 30, 60],
};

async function open(time: PlayTime | ReturnType<typeof failure>) {
  const app = await renderApp('/member?page=protection', { tab: memberTab, answers: { 'playTime.read': time } });
  return app;
}

const region = async () => within(await screen.findByRole('region', { name: 'Tu tiempo de juego' }));

it('RG-02 GAME-14 shows time, stakes, payouts and net of this session and of today', async () => {
  await open(TIME);
  const section = await region();
  await section.findByText('1 h 02 min');
  const rows = section.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'Esta sesiónHoy',
    'Tiempo1 h 02 min1 h 30 min',
    'Apostado$540.00$600.00',
    'Pagado$300.00$900.50',
    'Resultado\u2212$240.00$300.50',
  ]);
});

it('RG-02 takes another interval of those that are offered', async () => {
  const { user, gateway } = await open(TIME);
  gateway.answers['playTime.chooseInterval'] = { ...TIME, everyMin: 15 };
  const section = await region();
  const choice = await section.findByRole('radio', { name: '15 min' });
  expect(section.getByRole<HTMLInputElement>('radio', { name: '60 min' }).checked).toBe(true);
  await user.click(choice);
  await waitFor(() =>
    expect(gateway.calls.find(({ path }) => path === 'playTime.chooseInterval')?.input).toEqual({ everyMin: 15 }),
  );
  await waitFor(() => expect(section.getByRole<HTMLInputElement>('radio', { name: '15 min' }).checked).toBe(true));
});

it('RG-02 offers no interval where there are no checks', async () => {
  await open({ ...TIME, check: null, everyMin: null, choicesMin: [] });
  const section = await region();
  await section.findByText('1 h 02 min');
  expect(section.queryByRole('radio')).toBeNull();
});
