import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NextFrame } from './next-frame';
import { whenIdle } from './when-idle';

let frames: (() => void)[];
let moments: (() => void)[];
const nextFrame = () => act(async () => frames.shift()?.());
const quietMoment = () => act(async () => moments.shift()?.());

beforeEach(() => {
  frames = [];
  moments = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => moments.push(work));
});

afterEach(() => vi.restoreAllMocks());

it('SYS-08 SYS-12 what follows comes after a frame, and before all that comes late', async () => {
  const late = vi.fn();
  render(<NextFrame fallback="bones">games</NextFrame>);
  whenIdle(late);
  expect(screen.getByText('bones')).toBeTruthy();
  await quietMoment();
  expect(late).not.toHaveBeenCalled();
  await nextFrame();
  expect(screen.getByText('games')).toBeTruthy();
  await quietMoment();
  expect(late).toHaveBeenCalledOnce();
});

it('SYS-12 a page that is left before its frame holds up nothing', async () => {
  const late = vi.fn();
  const { unmount } = render(<NextFrame>games</NextFrame>);
  whenIdle(late);
  await act(async () => unmount());
  expect(frames).toEqual([]);
  await quietMoment();
  expect(late).toHaveBeenCalledOnce();
});

it('SYS-08 a tab that nobody sees is drawn too, though no frame comes', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<NextFrame fallback="bones">games</NextFrame>);
  expect(await screen.findByText('games')).toBeTruthy();
  expect(frames).toEqual([]);
});
