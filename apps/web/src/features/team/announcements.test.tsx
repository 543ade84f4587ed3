import { screen, within } from '@testing-library/react';
import type { AnnouncementRow } from '@tonalli/contracts/team/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { parseAnnouncementSearch } from './announcements/announcement-search';

const AT = '2026-11-20T18:00:00.000Z';
const row = (id: string, read = false): AnnouncementRow => {
  return { id, title: `Aviso ${id}`, excerpt: `Principio ${id}`, at: AT, read };
};

/** What the platform keeps: whoever opens one has read it. */
function board(rows: AnnouncementRow[]): Answers {
  const state = { rows };
  return {
    'messages.unread': { count: 0 },
    'team.announcements': () => {
      const unread = state.rows.filter(({ read }) => !read).length;
      return { rows: state.rows, page: 1, totalPages: 1, totalRows: state.rows.length, unread };
    },
    'team.announcement': ({ id }) => {
      state.rows = state.rows.map((each) => (each.id === id ? { ...each, read: true } : each));
      return { id, title: `Entero ${id}`, at: AT, text: [{ tag: 'p', parts: ['Todo el texto.'] }] };
    },
  };
}

const open = (answers: Answers, search = '', language: 'es' | 'en' = 'es') =>
  renderApp(`/agentHome?page=agentAnnouncement${search}`, { answers, tab: { ...memberTab, isAgent: '1' }, language });

describe('announcements to agents', () => {
  it('AG-08 are listed with what is unread, and one that is opened is read, in the menu too', async () => {
    const { user, router } = await open(board([row('uno'), row('dos', true)]));
    const list = await screen.findByRole('list', { name: 'Anuncios para agentes' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('Sin leer');
    expect(second?.textContent).not.toContain('Sin leer');
    const menu = screen.getByRole('navigation', { name: 'Secciones del centro de agentes' });
    expect(await within(menu).findByRole('link', { name: /Anuncios.*1 anuncio sin leer/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Aviso uno/ }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Entero uno' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Todo el texto.')).toBeTruthy();
    expect(await screen.findByText('Todo leído')).toBeTruthy();
    expect(router.state.location.search).toEqual({ page: 'agentAnnouncement', announcement: 'uno' });
    await user.click(screen.getByRole('button', { name: 'Volver a los anuncios' }));
    expect(router.state.location.search).toEqual({ page: 'agentAnnouncement' });
  });

  it('AG-08 say that there are none, in English too', async () => {
    await open(board([]), '', 'en');
    expect(await screen.findByText('There are no announcements for now')).toBeTruthy();
  });

  it('AG-08 say that they did not come, and may be tried again', async () => {
    const answers = board([row('uno')]);
    const { user, gateway } = await open({ ...answers, 'team.announcements': failure('NETWORK_ERROR') });
    expect(await screen.findByText('No pudimos cargar los anuncios')).toBeTruthy();
    Object.assign(gateway.answers, answers);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: /Aviso uno/ })).toBeTruthy();
  });

  it('AG-08 read from the address no more than makes sense', () => {
    expect(parseAnnouncementSearch({ announcement: 'rates-next-day', no: '2', page: 'x' })).toEqual({
      announcement: 'rates-next-day',
      no: 2,
    });
    expect(parseAnnouncementSearch({ announcement: '../otro', no: '-1' })).toEqual({});
  });
});
