import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ModelCard } from '@tonalli/contracts/chat/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { parseChatSearch } from './chat-search';

const model = (id: string, change: Partial<ModelCard> = {}): ModelCard => ({
  ...{ id, name: `Modelo ${id}`, status: 'online', languages: ['es', 'en'], about: 'Platica de todo.' },
  ...{ picture: `/art/models/${id}.svg`, unread: 0, isBlocked: false, ...change },
});
const MODELS = [
  model('ana', { unread: 2 }),
  model('leo', { status: 'busy' }),
  model('eva', { status: 'offline', isBlocked: true }),
];
const URL_OF_CHAT = 'http://games.example/play/chat/#launch=of-a-test&world=default&lang=es';

const open = (answers: Answers = {}, { path = '/chat', guest = false } = {}) =>
  renderApp(path, {
    answers: {
      'account.me': failure('NETWORK_ERROR'),
      'chat.models': MODELS.map((one) => ({ ...one, unread: 0 })),
      'chat.ownModels': MODELS,
      'chat.launch': { url: URL_OF_CHAT },
      ...answers,
    },
    ...(guest ? {} : { tab: memberTab }),
  });

const rowOf = async (name: string) => {
  const button = await screen.findByRole('button', { name: `Chatear con ${name}` });
  const row = button.closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

describe('the live chat', () => {
  it('GAME-10 lists models with their state, languages and what is unread', async () => {
    await open();
    const ana = await rowOf('Modelo ana');
    expect(ana.getByText('En línea')).toBeTruthy();
    expect(ana.getByText('2 mensajes sin leer')).toBeTruthy();
    expect(ana.getByText(/Español · Inglés/)).toBeTruthy();
    expect((await rowOf('Modelo leo')).getByText('Con otra persona')).toBeTruthy();
    const eva = await rowOf('Modelo eva');
    expect(eva.getByText('Fuera de línea')).toBeTruthy();
    expect(eva.getByText('Bloqueaste a esta persona')).toBeTruthy();
    expect(ana.queryByText('Bloqueaste a esta persona')).toBeNull();
  });

  it('GAME-10 opens the chat in a frame of the launch host, and asks anew when it is opened again', async () => {
    const { gateway } = await open({}, { path: '/chat?with=ana' });
    const frame = await screen.findByTitle('Chat con Modelo ana');
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe(URL_OF_CHAT));
    expect(frame).toBeTruthy();
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).not.toContain('top-navigation');
    fireEvent.click(screen.getByRole('button', { name: 'Volver a abrir', hidden: true }));
    await waitFor(() => expect(gateway.calls.filter(({ path }) => path === 'chat.launch')).toHaveLength(2));
  });

  it('GAME-10 frames no other address than one of a launch host', async () => {
    await open({ 'chat.launch': { url: 'https://evil.example/chat' } }, { path: '/chat?with=ana' });
    expect(await screen.findByText('No pudimos abrir el chat')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('GAME-10 says why a chat could not be opened', async () => {
    await open({ 'chat.launch': failure('NOT_FOUND') }, { path: '/chat?with=ana' });
    expect(await screen.findByText('No pudimos abrir el chat')).toBeTruthy();
  });

  it('GAME-10 opens no chat for a visitor', async () => {
    const { gateway } = await open({}, { path: '/chat?with=ana', guest: true });
    await rowOf('Modelo ana');
    expect(gateway.calls.map(({ path }) => path)).not.toContain('chat.launch');
  });

  it('GAME-10 has a state for an empty list, and for one that cannot be had', async () => {
    await open({ 'chat.ownModels': [] });
    expect(await screen.findByText('Por ahora no hay nadie con quien chatear')).toBeTruthy();
  });

  it('GAME-10 offers to ask again for a list that did not come', async () => {
    await open({ 'chat.ownModels': failure('UPSTREAM_TIMEOUT') });
    expect(await screen.findByText('No pudimos cargar la lista')).toBeTruthy();
  });

  it.each([
    [{ with: 'ana' }, { with: 'ana' }],
    [{ with: '<script>' }, {}],
    [{ with: 7 }, {}],
    [{}, {}],
  ])('GAME-10 reads %j of the address as %j', (raw, search) => expect(parseChatSearch(raw)).toEqual(search));
});
