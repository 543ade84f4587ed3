import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as statePage from '../../components/state-page';
import { renderApp } from '../../testing/render-app';
import { ChunkLoadError } from '../chunks/chunk-error';

it('SYS-12 SYS-06 a page that misses a part of the app without a connection loads anew once there is one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  vi.spyOn(statePage, 'StatePage').mockImplementation(() => {
    throw new ChunkLoadError('CHUNK_LOAD_FAILED', 'gone');
  });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp('/no-such-page');
  expect(await screen.findByRole('heading', { name: /No se pudo cargar una parte/ })).toBeTruthy();
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});
