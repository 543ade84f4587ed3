import { render, screen } from '@testing-library/react';
import { createI18n } from '@tonalli/i18n/i18n';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../testing/fake-gateway';
import { failureTextOf, fetchFailureTexts } from './failure-text';
import { useFailureText } from './use-failure-text';

const LOCKED = failure('WALLET_LOCKED');

function Told({ error }: { error: unknown }) {
  const failureText = useFailureText();
  return <p>{failureText(error)}</p>;
}

const tell = (texts: i18n) =>
  render(
    <I18nextProvider i18n={texts}>
      <Told error={LOCKED} />
    </I18nextProvider>,
  );

describe('the text of a failure', () => {
  it.each(['NETWORK_ERROR', 'UPSTREAM_TIMEOUT', 'UPSTREAM_INVALID', 'UPSTREAM_UNAVAILABLE', 'UNKNOWN'] as const)(
    'SYS-10 SYS-12 %s is at hand before anything else is fetched, in the words of the catalogue',
    async (code) => {
      const texts = await createI18n('en');
      const early = failureTextOf(texts, failure(code));
      await fetchFailureTexts(texts);
      expect(early).toBe(texts.t(`errors:${code}`));
    },
  );

  it('SYS-10 a failure that comes early is told in general words, and in its own once they are there', async () => {
    const texts = await createI18n('en');
    tell(texts);
    expect(screen.getByText('Unknown error. Please try again.')).toBeDefined();
    expect(await screen.findByText('The wallet is locked just now.')).toBeDefined();
  });

  it('SYS-10 stays with the general words where the texts cannot be had, and asks for them again the next time', async () => {
    const texts = await createI18n('es');
    const read = vi.spyOn(texts.services.backendConnector.backend, 'read');
    read.mockImplementation((...[, , done]: unknown[]) => {
      if (typeof done === 'function') done(new Error('gone'), null);
    });
    await fetchFailureTexts(texts);
    expect(failureTextOf(texts, LOCKED)).toBe('Error desconocido. Inténtalo de nuevo.');
    read.mockRestore();
    await fetchFailureTexts(texts);
    expect(failureTextOf(texts, LOCKED)).toBe('La billetera está bloqueada en este momento.');
  });

  it('SYS-10 I18N-03 changes with the language', async () => {
    const texts = await createI18n('en');
    await fetchFailureTexts(texts);
    await texts.changeLanguage('es');
    expect(failureTextOf(texts, LOCKED)).toBe('La billetera está bloqueada en este momento.');
  });
});
