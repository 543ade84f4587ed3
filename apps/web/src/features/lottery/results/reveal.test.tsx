import { act, render, screen } from '@testing-library/react';
import { createI18n } from '@tonalli/i18n/i18n';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reveal } from './reveal';

const i18n = await createI18n('es');
await i18n.loadNamespaces(['lottery', 'lottery-digits']);

const rowsOf = (digits: string) => [
  { id: null, shape: 'ball', numbers: [...digits].map((text) => ({ text, tone: 'red' }) as const) } as const,
];
const shown = (issue: string, digits: string, isDrawing = false) => (
  <I18nextProvider i18n={i18n}>
    <Reveal issue={issue} family="five-digit" rows={rowsOf(digits)} isDrawing={isDrawing} />
  </I18nextProvider>
);
const balls = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent).join('');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a result', () => {
  it('LOTT-02 that was there when the page was opened stands still, and is not said again', () => {
    render(shown('1', '12345'));
    wait(5_000);
    expect(balls()).toBe('12345');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('LOTT-02 that is drawn while somebody looks opens in drawing order within two seconds, and is then said', () => {
    const { rerender } = render(shown('1', '12345'));
    rerender(shown('2', '67890'));
    expect(balls()).toBe('·····');
    expect(screen.queryByRole('list')).toBeNull();
    const seen = [balls()];
    for (let passed = 0; passed < 2_000; passed += 50) {
      wait(50);
      if (balls() !== seen.at(-1)) seen.push(balls());
    }
    expect(seen).toEqual(['·····', '6····', '67···', '678··', '6789·', '67890']);
    expect(screen.getByRole('status').textContent).toBe('Resultado del sorteo 2: 6, 7, 8, 9, 0');
  });

  it('LOTT-02 is not said where the page says it somewhere else', () => {
    const quiet = (issue: string, digits: string) => (
      <I18nextProvider i18n={i18n}>
        <Reveal issue={issue} family="five-digit" rows={rowsOf(digits)} isSaid={false} />
      </I18nextProvider>
    );
    const { rerender } = render(quiet('1', '12345'));
    rerender(quiet('2', '67890'));
    for (let passed = 0; passed < 2_000; passed += 50) wait(50);
    expect([balls(), screen.getByRole('status').textContent]).toEqual(['67890', '']);
  });

  it('LOTT-02 takes as long for many numbers as for few', () => {
    const { rerender } = render(shown('1', '12345'));
    rerender(shown('2', '1'.repeat(54)));
    for (let passed = 0; passed < 54; passed += 1) wait(2_000 / 54 + 1);
    expect(balls()).toBe('1'.repeat(54));
  });

  it('SYS-15 opens at once where the reader prefers stillness, and is said all the same', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { rerender } = render(shown('1', '12345'));
    rerender(shown('2', '67890'));
    wait(0);
    expect(balls()).toBe('67890');
    expect(screen.getByRole('status').textContent).toContain('6, 7, 8, 9, 0');
  });

  it('LOTT-02 that comes number after number is said once all are there', () => {
    const { rerender } = render(shown('1', '1', true));
    rerender(shown('1', '12', true));
    wait(2_000);
    expect([balls(), screen.getByRole('status').textContent]).toEqual(['12', '']);
    rerender(shown('1', '123'));
    wait(2_000);
    expect(screen.getByRole('status').textContent).toBe('Resultado del sorteo 1: 1, 2, 3');
  });
});
