import { act, render, screen } from '@testing-library/react';
import type { SessionView } from '@tonalli/contracts/session/api';
import { describe, expect, it } from 'vitest';
import { createFakeGateway, sessionView } from '../../testing/fake-gateway';
import { createAppServices } from '../app-services';
import { Providers } from '../providers';
import { PopupPlace } from './popup-place';

const popup = (id: string) => ({ id, title: `Anuncio ${id}`, text: ['Hola'] });

interface Given {
  popups?: ReturnType<typeof popup>[];
  session?: SessionView;
  flags?: Record<string, string>;
}

async function open({ popups = [popup('1'), popup('2')], session, flags = {} }: Given) {
  for (const [name, value] of Object.entries(flags)) window.sessionStorage.setItem(name, value);
  const services = await createAppServices('es', () => createFakeGateway({ 'content.popups': popups }).client);
  await services.queries.content.popups.prefetch({ language: 'es', audience: 'visitor' });
  if (session) services.session.start(session);
  render(
    <Providers services={services}>
      <PopupPlace />
    </Providers>,
  );
  return services;
}

describe('the place of announcements', () => {
  it("HOME-07 SYS-08 shows the title of the first of them, in nobody's way and to no screen reader", async () => {
    await open({});
    const title = screen.getByText('Anuncio 1');
    expect(screen.queryByText('Anuncio 2')).toBeNull();
    const place = title.closest('[aria-hidden="true"]');
    expect(place?.className).toContain('pointer-events-none');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, Given]>([
    ['there are none', { popups: [] }],
    ['they were closed', { flags: { ANONYMOUS_POPUP: 'closed' } }],
    ['they speak to somebody else', { session: sessionView }],
  ])('HOME-07 is not there where %s', async (_, given) => {
    await open(given);
    expect(screen.queryByText('Anuncio 1')).toBeNull();
  });

  it('HOME-07 gives way to a dialog', async () => {
    const services = await open({});
    act(() => services.overlays.open({ kind: 'find' }));
    expect(screen.queryByText('Anuncio 1')).toBeNull();
  });
});
