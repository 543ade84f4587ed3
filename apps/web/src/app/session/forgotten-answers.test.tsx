import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberTab, renderApp } from '../../testing/render-app';

it.each(['logout', 'expired'] as const)(
  'AUTH-12 nothing that was answered to the member is left in memory after %s, and what is for all stays',
  async (reason) => {
    const { services } = await renderApp('/', { tab: memberTab });
    const { queryClient, session } = services;
    const memory = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.data !== undefined)
        .map(({ queryKey, state }) => JSON.stringify([queryKey, state.data]));
    const holds = (text: string) => memory().some((answer) => answer.includes(text));
    await screen.findByText('$1,250.50');
    await screen.findByRole('article', { name: 'Juego 1' });
    expect([holds('125050'), holds('Juego 1')]).toEqual([true, true]);
    if (reason === 'logout') await session.logOut(async () => null);
    else session.end(reason);
    await waitFor(() => expect([holds('125050'), holds('Juego 1')]).toEqual([false, true]));
  },
);
