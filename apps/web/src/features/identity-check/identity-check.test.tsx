import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { IdentityCheckView } from '@tonalli/contracts/identity-check/api';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, failure, memberInfo } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { identityDraft } from './identity-draft';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const picture = () => new File([PNG], 'ine.png', { type: 'image/png' });
const CURP = 'LUAN900512MDFNNN08';
const IMAGE = { type: 'image/png' as const, width: 1, height: 1, data: '' };
const NONE: IdentityCheckView = {
  status: 'NONE',
  requiredBefore: 'firstWithdrawal',
  asks: { photoIds: ['INE', 'PASSPORT'], curp: true, address: true, selfie: true },
  ...{ photoId: null, curp: null, addressIssuedOn: null, documents: [], faults: {}, note: null },
  missing: ['ineFront', 'ineBack', 'address', 'selfie'],
  ...{ submittedAt: null, decidedAt: null, validUntil: null },
};
const at = '2026-03-01T18:00:00.000Z';
const ALL = (['ineFront', 'ineBack', 'address', 'selfie'] as const).map((part) => ({ part, at }));
const COMPLETE: IdentityCheckView = { ...NONE, photoId: 'INE', documents: ALL, missing: [] };
const PENDING: IdentityCheckView = { ...COMPLETE, status: 'PENDING', submittedAt: at };

afterEach(() => identityDraft.reset());

const answers: Answers = {
  'account.me': memberInfo,
  'messages.unread': { count: 0 },
  'identityCheck.read': NONE,
  'identityCheck.document': IMAGE,
};
const open = (more: Answers = {}, page = 'identity') =>
  renderApp(`/member?page=${page}`, { answers: { ...answers, ...more }, tab: memberTab });
const slot = (name: string) => screen.findByRole('group', { name });
const send = () => screen.getByRole('button', { name: 'Enviar a revisión' });

describe('the identity check', () => {
  it('MEM-18 names every document, and sends a picture as soon as it is chosen', async () => {
    const uploaded = { ...NONE, photoId: 'INE' as const, documents: [{ part: 'ineFront' as const, at }] };
    const { user, gateway } = await open({ 'identityCheck.upload': uploaded });
    const front = await slot('Frente de tu INE');
    for (const name of ['Reverso de tu INE', 'Comprobante de domicilio', 'Selfie con tu identificación'])
      await slot(name);
    await user.upload(within(front).getByLabelText('Archivo: Frente de tu INE'), picture());
    expect(await within(front).findByText('Guardado')).toBeTruthy();
    const [sent, ...others] = gateway.calls.filter(({ path }) => path === 'identityCheck.upload');
    expect(others).toEqual([]);
    expect(sent?.input instanceof FormData && sent.input.get('part')).toBe('ineFront');
    expect(screen.getByText('Faltan 3 documentos.')).toBeTruthy();
  });

  it('MEM-18 says of a text that is called .png what is wrong, and sends nothing', async () => {
    const { user, gateway } = await open();
    const selfie = await slot('Selfie con tu identificación');
    const text = new File(['no es una foto'], 'selfie.png', { type: 'image/png' });
    await user.upload(within(selfie).getByLabelText('Archivo: Selfie con tu identificación'), text);
    expect(await within(selfie).findByText('No es una imagen PNG o JPG.')).toBeTruthy();
    expect(gateway.calls.some(({ path }) => path === 'identityCheck.upload')).toBe(false);
  });

  it('MEM-18 takes a picture by dropping it, and tries again what did not get through', async () => {
    let tries = 0;
    const { user } = await open({
      'identityCheck.upload': () => {
        tries += 1;
        return tries === 1 ? failure('RATE_LIMITED') : { ...NONE, documents: [{ part: 'selfie', at }] };
      },
    });
    const selfie = await slot('Selfie con tu identificación');
    fireEvent.drop(selfie, { dataTransfer: { files: [picture()] } });
    await user.click(await within(selfie).findByRole('button', { name: 'Reintentar' }));
    expect(await within(selfie).findByText('Guardado')).toBeTruthy();
  });

  it('MEM-18 asks for another document by another choice', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Pasaporte' }));
    expect(await slot('Pasaporte')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Frente de tu INE' })).toBeNull();
    expect(screen.getByText('Faltan 3 documentos.')).toBeTruthy();
  });

  it('MEM-18 hands nothing over that is not whole, and says what is missing where it is missing', async () => {
    const { user, gateway } = await open();
    await slot('Frente de tu INE');
    await user.click(send());
    expect(screen.getAllByText('Falta este documento.')).toHaveLength(4);
    expect([screen.getByText('Escribe tu CURP.'), screen.getByText('Indica la fecha del comprobante.')]).toHaveLength(
      2,
    );
    expect(gateway.calls.some(({ path }) => path === 'identityCheck.submit')).toBe(false);
  });

  it('MEM-18 is handed over once, with the CURP as the register writes it', async () => {
    const { user, gateway } = await open({ 'identityCheck.read': COMPLETE, 'identityCheck.submit': PENDING });
    await slot('Frente de tu INE');
    await user.type(screen.getByRole('textbox', { name: /CURP/ }), CURP.toLowerCase());
    fireEvent.change(screen.getByLabelText(/Fecha del comprobante/), { target: { value: '2026-02-20' } });
    await user.dblClick(send());
    expect(await screen.findByText('Estamos revisando tus documentos')).toBeTruthy();
    const sent = gateway.calls.filter(({ path }) => path === 'identityCheck.submit');
    expect(sent.map(({ input }) => input)).toEqual([{ photoId: 'INE', curp: CURP, addressIssuedOn: '2026-02-20' }]);
    expect(screen.queryByRole('button', { name: 'Enviar a revisión' })).toBeNull();
  });

  it('MEM-18 keeps what was typed when it is refused, and says why at the field', async () => {
    const refusal = failure('FIELD_INVALID', { fields: { curp: { patternId: 'birthday' } } });
    const { user } = await open({ 'identityCheck.read': COMPLETE, 'identityCheck.submit': () => refusal });
    await slot('Frente de tu INE');
    const curp = screen.getByRole<HTMLInputElement>('textbox', { name: /CURP/ });
    await user.type(curp, CURP);
    fireEvent.change(screen.getByLabelText(/Fecha del comprobante/), { target: { value: '2026-02-20' } });
    await user.click(send());
    expect(await screen.findByText('La fecha de nacimiento de esta CURP no es la de tu cuenta.')).toBeTruthy();
    expect(curp.value).toBe(CURP);
  });

  it('MEM-18 shows the reasons of the reviewer, and where each belongs', async () => {
    const faults = { address: 'tooOld' as const };
    const note = 'De este año, por favor.';
    await open({ 'identityCheck.read': { ...COMPLETE, status: 'REJECTED', faults, note, missing: ['address'] } });
    expect(within(await slot('Comprobante de domicilio')).getByText('Tiene más de tres meses.')).toBeTruthy();
    expect(within(await slot('Reverso de tu INE')).getByText('Guardado')).toBeTruthy();
    expect([screen.getByText(note), screen.getByText('Falta 1 documento.')]).toHaveLength(2);
  });

  it('MEM-18 that could not be read says so, and is asked for again', async () => {
    let tries = 0;
    const { user } = await open({
      'identityCheck.read': () => {
        tries += 1;
        return tries > 1 ? PENDING : failure('INVALID_REQUEST');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByText('Lo que enviaste')).toBeTruthy());
  });
});
