import { render } from '@testing-library/react';
import type { Popup } from '@tonalli/contracts/content/api';
import { describe, expect, it, vi } from 'vitest';
import { createFakeGateway } from '../../testing/fake-gateway';
import { createAppServices } from '../app-services';
import { Providers } from '../providers';
import { usePopupPreload } from './use-popup-preload';

const popup: Popup = { id: 'p1', title: 'Bienvenido', text: ['Hola'] };

async function open(popups: Popup[] | null) {
  const fetchHost = vi.fn(async () => {});
  const services = await createAppServices(
    'es',
    () => createFakeGateway(popups ? { 'content.popups': popups } : {}).client,
  );
  if (popups) await services.queries.content.popups.prefetch({ language: 'es', audience: 'visitor' });
  function Home() {
    usePopupPreload(fetchHost);
    return null;
  }
  render(
    <Providers services={services}>
      <Home />
    </Providers>,
  );
  return { fetchHost, i18n: services.i18n };
}

describe('announcements at hand', () => {
  it('HOME-07 what draws them, and its texts, are fetched once home is drawn', async () => {
    const { fetchHost, i18n } = await open([popup]);
    expect(fetchHost).toHaveBeenCalledOnce();
    await expect.poll(() => i18n.hasLoadedNamespace('home')).toBe(true);
  });

  it.each([
    ['there are none', []],
    ['they were put away, and not asked for', null],
  ])('HOME-07 nothing is fetched where %s', async (_, popups) => {
    const { fetchHost, i18n } = await open(popups);
    expect(fetchHost).not.toHaveBeenCalled();
    expect(i18n.hasLoadedNamespace('home')).toBe(false);
  });
});
