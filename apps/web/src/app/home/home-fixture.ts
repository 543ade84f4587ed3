import type { Banner, Popup, Winner } from '@tonalli/contracts/content/api';
import { vi } from 'vitest';
import * as carousels from '../../features/content/carousel/attach-carousel';

/** What a test sees of a carousel: whether it runs, and what it was told; `turnTo` shows another slide. */
export interface SeenCarousel {
  running: boolean;
  options: carousels.CarouselOptions;
  turnTo: (index: number) => void;
}

export const seenCarousels: SeenCarousel[] = [];

/** Replaces the carousel library in one test: it needs a browser with layout. */
export function watchCarousels(): void {
  seenCarousels.length = 0;
  vi.spyOn(carousels, 'attachCarousel').mockImplementation((_, options) => {
    const seen: SeenCarousel = { running: false, options, turnTo: options.onChange };
    seenCarousels.push(seen);
    return {
      next: () => options.onChange(options.start + 1),
      previous: () => {},
      goTo: options.onChange,
      run: (running) => {
        seen.running = running;
      },
      destroy: () => {},
    };
  });
}

export const banner = (id: string, more: Partial<Banner> = {}): Banner => ({
  id,
  group: 'w_home',
  title: `Banner ${id}`,
  image: '/b.svg',
  url: '',
  linkType: 'NONE',
  game: null,
  ...more,
});

export const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `N${index + 1}`,
    title: `Aviso ${index + 1}`,
    content: `Texto ${index + 1}`,
    at: '2026-11-20T00:00:00.000Z',
  }));

export const winner = (playerName: string, more: Partial<Winner> = {}): Winner => ({
  playerName,
  amountMinor: 60_000,
  gameId: '1',
  gameName: 'Sol',
  icon: '/s.svg',
  at: '2026-11-20T00:00:00.000Z',
  ...more,
});

export const popup = (id: string, more: Partial<Popup> = {}): Popup => ({
  id,
  title: `Anuncio ${id}`,
  text: [{ tag: 'p', parts: [`Texto ${id}`] }],
  ...more,
});
