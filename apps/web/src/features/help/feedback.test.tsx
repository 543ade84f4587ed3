import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FeedbackView } from '@tonalli/contracts/help/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure, memberInfo } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const picture = (name = 'captura.png') => new File([PNG], name, { type: 'image/png' });
const FEEDBACK: FeedbackView = {
  id: 'F00000001',
  topic: 'SITE',
  content: 'Hola <b>equipo</b>',
  images: [],
  status: 'ANSWERED',
  at: '2026-03-01T18:00:00.000Z',
  replies: [{ text: 'Gracias.', at: '2026-03-02T18:00:00.000Z' }],
};
const page = (rows: FeedbackView[]) => ({ rows, page: 1, totalPages: 1, totalRows: rows.length });
const answers: Answers = {
  'account.me': memberInfo,
  'messages.unread': { count: 0 },
  'help.feedback': page([]),
  'help.sendFeedback': { id: 'F00000002' },
};
const open = (more: Answers = {}) =>
  renderApp('/member?page=feedback', { answers: { ...answers, ...more }, tab: memberTab });

async function form() {
  const content = await screen.findByRole('textbox', { name: /Tu comentario/ });
  return {
    content,
    add: screen.getByLabelText('Agregar imágenes'),
    send: screen.getByRole('button', { name: 'Enviar comentario' }),
  };
}

describe('feedback', () => {
  it('MEM-15 is sent with its pictures as a form, once, and then the list is read again', async () => {
    const { user, gateway } = await open();
    const { content, add, send } = await form();
    await user.type(content, 'El menú tapa el juego.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tema' }), 'SITE');
    await user.upload(add, [picture(), picture('otra.png')]);
    expect(await screen.findByText('otra.png está lista para enviarse.')).toBeTruthy();
    await user.dblClick(send);
    expect(await screen.findByText('Gracias. Recibimos tu comentario F00000002.')).toBeTruthy();
    const sent = gateway.calls.filter(({ path }) => path === 'help.sendFeedback');
    expect(sent).toHaveLength(1);
    const input = sent[0]?.input;
    expect(input).toBeInstanceOf(FormData);
    if (!(input instanceof FormData)) return;
    expect([input.get('content'), input.get('topic'), input.getAll('images').length]).toEqual([
      'El menú tapa el juego.',
      'SITE',
      2,
    ]);
    await waitFor(() => expect(gateway.calls.filter(({ path }) => path === 'help.feedback').length).toBeGreaterThan(1));
  });

  it('MEM-15 counts characters as people do, and sends neither too many nor none', async () => {
    const { user, gateway } = await open();
    const { content, send } = await form();
    await user.click(send);
    expect(await screen.findByText('Escribe tu comentario.')).toBeTruthy();
    fireEvent.change(content, { target: { value: '👨‍👩‍👧'.repeat(141) } });
    expect(await screen.findByText('Sobra 1 carácter.')).toBeTruthy();
    await user.click(send);
    fireEvent.change(content, { target: { value: '👨‍👩‍👧'.repeat(140) } });
    expect(screen.getByText('140 de 140 caracteres')).toBeTruthy();
    expect(gateway.calls.some(({ path }) => path === 'help.sendFeedback')).toBe(false);
    fireEvent.change(content, { target: { value: '' } });
  });

  it('MEM-15 says at each picture what is wrong with it, by its content, and sends nothing until it is gone', async () => {
    const { user, gateway } = await open();
    const { content, add, send } = await form();
    fireEvent.change(content, { target: { value: 'Hola' } });
    const bad = new File(['<svg/>'], 'foto.png', { type: 'image/png' });
    await user.upload(add, [picture(), bad, new File([], 'vacia.png', { type: 'image/png' }), picture('cuarta.png')]);
    expect(await screen.findByText('No es una imagen PNG o JPG.')).toBeTruthy();
    expect(await screen.findByText('El archivo está vacío.')).toBeTruthy();
    expect(screen.getByText('Solo se pueden enviar 3 imágenes.')).toBeTruthy();
    await user.click(send);
    expect(gateway.calls.some(({ path }) => path === 'help.sendFeedback')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Quitar foto.png' }));
    await user.click(screen.getByRole('button', { name: 'Quitar vacia.png' }));
    await user.click(send);
    expect(await screen.findByText(/F00000002/)).toBeTruthy();
  });

  it('MEM-15 takes pictures that are dropped or pasted', async () => {
    await open();
    await form();
    fireEvent.drop(screen.getByRole('group', { name: 'Imágenes (opcional)' }), {
      dataTransfer: { files: [picture()] },
    });
    expect(await screen.findByRole('button', { name: 'Quitar captura.png' })).toBeTruthy();
    fireEvent.paste(document.body, { clipboardData: { files: [picture('pegada.png')] } });
    expect(await screen.findByRole('button', { name: 'Quitar pegada.png' })).toBeTruthy();
  });

  it('MEM-15 SYS-12 keeps what was typed and chosen when it was not taken, and marks the picture that was refused', async () => {
    const refused = failure('IMAGE_INVALID', { fields: { 'images.0': { patternId: 'broken' } } });
    const { user } = await open({ 'help.sendFeedback': refused });
    const { content, add, send } = await form();
    fireEvent.change(content, { target: { value: 'Sigue aquí' } });
    await user.upload(add, picture());
    await screen.findByText('captura.png está lista para enviarse.');
    await user.click(send);
    expect(await screen.findByText('La imagen está dañada o incompleta.')).toBeTruthy();
    expect(screen.getByText(/no es una imagen PNG o JPG que podamos abrir/)).toBeTruthy();
    expect(content).toHaveProperty('value', 'Sigue aquí');
    fireEvent.change(content, { target: { value: '' } });
  });

  it('MEM-15 lists what was written with the replies, as plain text', async () => {
    await open({ 'help.feedback': page([FEEDBACK]) });
    const entry = await screen.findByRole('article', { name: /F00000001/ });
    expect(within(entry).getByText('Hola <b>equipo</b>')).toBeTruthy();
    expect(within(entry).getByText('Gracias.')).toBeTruthy();
    expect(within(entry).getByText('Respondido')).toBeTruthy();
  });

  it('MEM-15 asks visitors to log in, and leads members on', async () => {
    const { unmount } = await renderApp('/feedback');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inicia sesión para escribirnos' })).toBeTruthy();
    unmount();
    await renderApp('/feedback', { answers, tab: memberTab });
    expect(await screen.findByRole('heading', { level: 1, name: 'Comentarios' })).toBeTruthy();
  });
});
