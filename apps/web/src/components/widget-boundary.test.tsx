import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n } from '@tonalli/i18n/i18n';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WidgetBoundary } from './widget-boundary';

let broken = true;
function Widget() {
  if (broken) throw new Error('a fault of ours');
  return <p>Ganadores</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const page = async (quiet: boolean) =>
  render(
    <I18nextProvider i18n={await createI18n('es')}>
      <WidgetBoundary quiet={quiet}>
        <Widget />
      </WidgetBoundary>
      <p>El resto</p>
    </I18nextProvider>,
  );

describe('a part of the page that crashes', () => {
  it('SYS-13 says so in its place, leaves the rest standing, and can be tried again', async () => {
    await page(false);
    expect(await screen.findByText('Esta parte no se pudo mostrar.')).toBeTruthy();
    expect(screen.getByText('El resto')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Esta parte no se pudo mostrar.')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ganadores')).toBeTruthy();
  });

  it('SYS-13 stays away without a word where nobody would miss it', async () => {
    await page(true);
    expect(screen.getByText('El resto')).toBeTruthy();
    expect(screen.queryByText('Esta parte no se pudo mostrar.')).toBeNull();
  });
});
