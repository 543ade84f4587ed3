import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach } from 'vitest';
import { createTexts } from './texts/i18n';

afterEach(cleanup);

/** A part of the console with its Spanish texts. */
export function show(part: ReactElement) {
  localStorage.setItem('qa.lang', 'es');
  return render(<I18nextProvider i18n={createTexts()}>{part}</I18nextProvider>);
}
