import { screen, waitFor, within } from '@testing-library/react';
import type { BreakView } from '@tonalli/contracts/breaks/api';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, failure, sessionView } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const UNTIL = '2026-07-15T18:00:00.000Z';
const nothing: BreakView = {
  current: null,
  choices: [
    { choice: '24h', kind: 'TIME_OUT', until: '2026-01-16T18:00:00.000Z' },
    { choice: '6m', kind: 'SELF_EXCLUSION', until: UNTIL },
  ],
  return: null,
  balanceReturnDays: 30,
  asksForLimits: false,
};
const excluded: BreakView = {
  ...nothing,
  current: { kind: 'SELF_EXCLUSION', from: '2026-01-15T18:00:00.000Z', until: UNTIL },
  choices: [],
  return: { mayAskFrom: UNTIL, mayAsk: false, asked: null },
};
const contact: Answer<'system.contact'> = {
  mirrors: [],
  customerService: [],
  helpLines: [{ names: { es: 'Línea', en: 'Line' }, phone: '800 911 2000', hours: { es: 'siempre', en: 'always' } }],
  permit: 'P-1',
};

async function away(view: BreakView, answers: Answers = {}, more: Record<string, string> = {}) {
  const session = { ...sessionView, onBreak: true };
  return renderApp('/', {
    tab: { ...memberTab, onBreak: '1', ...more },
    answers: { 'session.resume': session, 'breaks.mine': view, 'system.contact': contact, ...answers },
  });
}

describe('a member on a break', () => {
  it('RG-03 finds until when, who helps and the money, in place of every page, and nothing is asked for that would be refused', async () => {
    const { gateway } = await away(excluded);
    expect(await screen.findByRole('heading', { name: 'Tu cuenta está en pausa', level: 1 })).toBeTruthy();
    expect(await screen.findByRole('link', { name: '800 911 2000' })).toHaveProperty('href', 'tel:8009112000');
    expect(screen.getByRole('link', { name: 'Retirar saldo' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pedir volver' })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    const asked = new Set(gateway.calls.map(({ path }) => path));
    for (const path of ['messages.unread', 'lobby.favoriteIds', 'vip.info']) expect(asked.has(path)).toBe(false);
  });

  it.each([
    [false, /^A partir del 15 jul 2026.* puedes pedir volver\.$/],
    [true, /^El plazo de tu autoexclusión ya pasó\..* ya puedes pedirlo\.$/],
  ])(
    'RG-03 is told from when they may ask to come back, and once they may (%s), that it is now',
    async (mayAsk, words) => {
      await away({ ...excluded, return: { mayAskFrom: UNTIL, mayAsk, asked: null } });
      expect((await screen.findByRole('region', { name: 'Volver' })).querySelector('p')?.textContent).toMatch(words);
    },
  );

  it('RG-03 is told in words when the return is too early all the same', async () => {
    const mayAsk = { mayAskFrom: UNTIL, mayAsk: true, asked: null };
    const answers = { 'breaks.askForReturn': failure('RETURN_TOO_EARLY') };
    const { user } = await away({ ...excluded, return: mayAsk }, answers);
    await user.click(await screen.findByRole('button', { name: 'Pedir volver' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  });
});

describe('an agent on a break', () => {
  it('RG-03 finds the way to the statements of the team', async () => {
    await away(excluded, {}, { isAgent: '1' });
    expect(await screen.findByRole('link', { name: 'Estados de mi equipo' })).toHaveProperty('pathname', '/agentHome');
  });
});

describe('the choice of a break', () => {
  it('RG-03 is two steps, of which the summary can be left again; nothing is sent before its end', async () => {
    const { user, gateway } = await renderApp('/member?page=protection&open=day', {
      tab: memberTab,
      answers: { 'breaks.mine': nothing, 'breaks.take': failure('BREAK_INVALID'), 'system.contact': contact },
    });
    const summary = await screen.findByRole('dialog', { name: 'Esto es lo que pasa' });
    await user.click(within(summary).getByRole('button', { name: 'Atrás' }));
    const choice = await screen.findByRole('dialog', { name: '¿Cuánto tiempo?' });
    await user.click(within(choice).getByRole('radio', { name: /6 meses/ }));
    await user.click(within(choice).getByRole('button', { name: 'Continuar' }));
    const sent = () => gateway.calls.filter(({ path }) => path === 'breaks.take').length;
    expect(sent()).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Empezar la autoexclusión' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(sent()).toBe(1);
  });
});
