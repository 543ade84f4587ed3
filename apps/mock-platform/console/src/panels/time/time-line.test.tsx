// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing';
import { TimeLine } from './time-line';

const NOW = Date.parse('2026-07-01T12:00:00.000Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const JOBS = [
  { kind: 'vip.month', key: 'vip.month', dueAt: at(200) },
  { kind: 'receipt.expire', key: '7', dueAt: at(3) },
];
const CHECKPOINTS = [
  { id: 2, at: at(-1), before: 'clock advance 1h' },
  { id: 1, at: at(-90), before: 'clock set' },
];

function line() {
  const parts = { onJob: vi.fn(), onCheckpoint: vi.fn() };
  show(<TimeLine now={NOW} jobs={JOBS} checkpoints={CHECKPOINTS} {...parts} />);
  return parts;
}

it('QA-10 the arrow keys go along the line in the order of time, and enter goes there', async () => {
  const user = userEvent.setup();
  const { onJob, onCheckpoint } = line();
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  screen.getByRole('button', { name: /Punto 1/ }).focus();
  await user.keyboard('{Enter}');
  expect(onCheckpoint).toHaveBeenCalledWith(CHECKPOINTS[1]);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /Punto 2/ })).toBe(document.activeElement);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onJob).toHaveBeenCalledWith(JOBS[1]);
});

it('QA-10 each mark says what it is, and when', () => {
  line();
  expect(screen.getByRole('button', { name: /receipt\.expire.*dentro de 3 h|receipt\.expire.*en 3 h/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Punto 2, antes de clock advance 1h/ })).toBeTruthy();
});
