import { screen, waitFor, within } from '@testing-library/react';
import type { MessageRow } from '@tonalli/contracts/messages/api';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { parseMessageSearch } from './message-search';

/** Over the list; the menus count too. */
const COUNTED = { selector: 'p' };
const AT = '2026-11-20T18:00:00.000Z';
const row = (number: number, read = false): MessageRow => ({
  id: `N0000000${number}`,
  kind: 'notice',
  title: `Mensaje ${number}`,
  excerpt: `Principio ${number}`,
  at: AT,
  read,
});

afterEach(() => toastStore.clear());

/** An inbox that keeps what it is told, as the platform does. */
function inbox(rows: MessageRow[]): { state: { rows: MessageRow[] }; answers: Answers } {
  const deleted = new Map<string, MessageRow>();
  const state = { rows };
  const unread = () => ({ count: state.rows.filter(({ read }) => !read).length });
  const markRead = (ids: string[] | null) => {
    state.rows = state.rows.map((each) => (ids === null || ids.includes(each.id) ? { ...each, read: true } : each));
    return unread();
  };
  return {
    state,
    answers: {
      'account.me': failure('NETWORK_ERROR'),
      'messages.unread': unread,
      'messages.list': ({ filter }) => {
        const shown = state.rows.filter(({ read }) => filter === 'all' || !read);
        return { rows: shown, page: 1, totalPages: 1, totalRows: shown.length };
      },
      'messages.detail': ({ id }) => {
        markRead([id]);
        return { id, kind: 'notice', title: `Entero ${id}`, body: 'Primero.\n\nSegundo.', at: AT, link: '/promotions' };
      },
      'messages.read': (input) => markRead('ids' in input ? (input.ids ?? null) : null),
      'messages.delete': ({ ids }) => {
        for (const each of state.rows) if (ids.includes(each.id)) deleted.set(each.id, each);
        state.rows = state.rows.filter(({ id }) => !ids.includes(id));
        return unread();
      },
      'messages.restore': ({ ids }) => {
        state.rows = [...state.rows, ...ids.flatMap((id) => deleted.get(id) ?? [])];
        return unread();
      },
    },
  };
}

async function openInbox(rows: MessageRow[], search = '') {
  const { state, answers } = inbox(rows);
  const app = await renderApp(`/member?page=messageV2${search}`, { answers, tab: memberTab });
  return { ...app, state };
}
const list = () => screen.findByRole('list', { name: 'Tus mensajes' });

describe('the inbox', () => {
  it('MEM-14 lists what is read and unread, and counts it', async () => {
    await openInbox([row(1), row(2, true)]);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
    expect(within(await list()).getAllByText('Sin leer')).toHaveLength(1);
    expect(screen.getByText('1 mensaje sin leer', COUNTED)).toBeTruthy();
  });

  it('MEM-14 opens a message in the address, and it is read from then on', async () => {
    const { user } = await openInbox([row(1), row(2)]);
    await user.click(within(await list()).getByRole('button', { name: /Mensaje 1/ }));
    const detail = await screen.findByRole('region', { name: 'Mensaje' });
    expect(await within(detail).findByText(/Primero/)).toBeTruthy();
    expect(window.location.search).toContain('message=N00000001');
    await waitFor(() => expect(screen.getByText('1 mensaje sin leer', COUNTED)).toBeTruthy());
    expect(document.activeElement?.textContent).toBe('Entero N00000001');
    await user.click(within(detail).getByRole('button', { name: 'Volver a los mensajes' }));
    expect(window.location.search).not.toContain('message=');
  });

  it('MEM-14 deletes what was chosen and takes it back, unread as it was', async () => {
    const { user, state, gateway } = await openInbox([row(1), row(2), row(3, true)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir: Mensaje 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Elegir: Mensaje 3' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('Mensaje 1')).toBeNull());
    expect(screen.getByText('1 mensaje sin leer', COUNTED)).toBeTruthy();
    const [told] = toastStore.read();
    expect(told?.title).toBe('2 mensajes eliminados');
    told?.action?.onAct();
    expect(await screen.findByText('Mensaje 1')).toBeTruthy();
    expect(screen.getByText('2 mensajes sin leer', COUNTED)).toBeTruthy();
    expect(state.rows).toHaveLength(3);
    expect(gateway.calls.find(({ path }) => path === 'messages.restore')?.input).toEqual({
      ids: ['N00000001', 'N00000003'],
    });
  });

  it('MEM-14 marks all as read at once, or only those that were chosen', async () => {
    const { user, gateway } = await openInbox([row(1), row(2), row(3)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir: Mensaje 2' }));
    await user.click(screen.getByRole('button', { name: 'Marcar como leídos' }));
    await screen.findByText('2 mensajes sin leer', COUNTED);
    await user.click(screen.getByRole('button', { name: 'Marcar todos como leídos' }));
    await screen.findByText('Estás al día');
    const told = gateway.calls.filter(({ path }) => path === 'messages.read').map(({ input }) => input);
    expect(told).toEqual([{ ids: ['N00000002'] }, { all: true }]);
  });

  it('MEM-14 keeps everything in place when a change fails', async () => {
    const { user, gateway } = await openInbox([row(1)]);
    gateway.answers['messages.delete'] = failure('NETWORK_ERROR');
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir todos los de esta página' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(toastStore.read().map(({ title }) => title)).toEqual(['No pudimos hacer el cambio.']));
    expect(screen.getByText('Mensaje 1')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Elegir: Mensaje 1' })).toHaveProperty('checked', true);
  });

  it('MEM-14 does not call somebody up to date whose inbox could not be read', async () => {
    const down = { 'messages.list': failure('NETWORK_ERROR'), 'messages.unread': failure('NETWORK_ERROR') };
    const { gateway, user } = await renderApp('/member?page=messageV2', {
      answers: { ...inbox([]).answers, ...down },
      tab: memberTab,
    });
    expect(await screen.findByText('No pudimos cargar tus mensajes')).toBeTruthy();
    expect(screen.queryByText('Estás al día')).toBeNull();
    Object.assign(gateway.answers, inbox([]).answers);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Aquí llegarán tus mensajes')).toBeTruthy();
  });

  it('MEM-14 says so when there is nothing, and when nothing is unread', async () => {
    const { user } = await openInbox([row(1, true)], '&filter=unread');
    await screen.findByText('No tienes mensajes sin leer');
    await user.click(screen.getByRole('button', { name: 'Ver todos' }));
    expect(await screen.findByText('Mensaje 1')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Elegir: Mensaje 1' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Aquí llegarán tus mensajes')).toBeTruthy();
  });

  it('MEM-14 reads the address, and drops what makes no sense', () => {
    expect(parseMessageSearch({ filter: 'unread', message: 'N00000012', no: '3' })).toEqual({
      filter: 'unread',
      message: 'N00000012',
      no: 3,
    });
    for (const raw of [{ filter: 'all' }, { message: '../1' }, { no: 1 }, { no: 'x' }]) {
      expect(parseMessageSearch(raw)).toEqual({});
    }
  });
});
