import { act, render, screen } from '@testing-library/react';
import { createI18n } from '@tonalli/i18n/i18n';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './countdown';
import { durationOf, durationText } from './duration-text';
import { nextOffset, useServerClock } from './server-clock';

describe('time left', () => {
  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [59_999, '01:00'],
    [245_000, '04:05'],
    [3_723_000, '1:02:03'],
    [2 * 86_400_000 + 11_045_000, '2d 03:04:05'],
  ])('LOTT-02 of %i ms reads %s', (leftMs, text) => {
    expect(durationText(leftMs)).toBe(text);
  });

  it('LOTT-02 is written for machines as well', () => {
    expect(durationOf(245_000)).toBe('PT245S');
  });
});

describe("the platform's clock", () => {
  it('LOTT-02 goes by the quickest of several answers, and by a clock that was set at once', () => {
    expect(nextOffset(null, -300)).toBe(-300);
    expect(nextOffset(-300, -900)).toBe(-300);
    expect(nextOffset(-300, -100)).toBe(-100);
    expect(nextOffset(-100, 3_600_000)).toBe(3_600_000);
    expect(nextOffset(3_600_000, 0)).toBe(0);
  });
});

function Shown({ serverTime, until, onEnd }: { serverTime: string; until: string; onEnd: () => void }) {
  const clock = useServerClock(serverTime);
  return <Countdown until={until} clock={clock} label="Cierra en" onEnd={onEnd} isSpoken />;
}

describe('a countdown', () => {
  const START = Date.parse('2030-01-02T18:00:00.000Z');
  let visibility: DocumentVisibilityState = 'visible';
  const look = (next: DocumentVisibilityState) => {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    visibility = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function start(onEnd = () => {}) {
    vi.useRealTimers();
    const i18n = await createI18n('es');
    await i18n.loadNamespaces('lottery');
    vi.useFakeTimers({ now: START });
    // The platform's clock is an hour ahead of this machine's.
    const ahead = START + 3_600_000;
    render(
      <I18nextProvider i18n={i18n}>
        <Shown
          serverTime={new Date(ahead).toISOString()}
          until={new Date(ahead + 30_000).toISOString()}
          onEnd={onEnd}
        />
      </I18nextProvider>,
    );
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const timer = () => screen.getByRole('timer');

  it("LOTT-02 runs by the platform's clock, is marked for its last ten seconds, and says so once", async () => {
    const ended = vi.fn();
    await start(ended);
    expect(timer().textContent).toBe('00:30');
    pass(15_000);
    expect(timer().textContent).toBe('00:15');
    expect(screen.getByRole('status').textContent).toBe('');
    pass(5_250);
    expect(timer().hasAttribute('data-warning')).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Quedan 10 segundos para el cierre.');
    pass(10_000);
    expect(timer().textContent).toBe('00:00');
    expect(screen.getByRole('status').textContent).toBe('Las apuestas de este sorteo ya cerraron.');
    pass(60_000);
    expect(ended).toHaveBeenCalledExactlyOnceWith();
  });

  it('LOTT-02 is right at once when a tab wakes up, and asks for nothing while nobody looks', async () => {
    const ended = vi.fn();
    await start(ended);
    act(() => look('hidden'));
    pass(45_000);
    expect(ended).not.toHaveBeenCalled();
    act(() => look('visible'));
    expect(timer().textContent).toBe('00:00');
    expect(ended).toHaveBeenCalledOnce();
  });
});
