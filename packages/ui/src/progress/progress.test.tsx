import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './progress';

const bar = () => screen.getByRole('progressbar', { name: 'Misión' });
const drawn = () => bar().querySelector('rect')?.getAttribute('width');

describe('Progress', () => {
  it('SYS-15 says and draws the share', () => {
    render(<Progress label="Misión" value={300} max={500} valueText="$300 de $500" />);
    expect(bar().getAttribute('aria-valuenow')).toBe('300');
    expect(bar().getAttribute('aria-valuetext')).toBe('$300 de $500');
    expect(drawn()).toBe('60.00%');
  });

  it.each([
    { value: -5, max: 100, now: '0', width: '0.00%' },
    { value: 150, max: 100, now: '100', width: '100.00%' },
    { value: 5, max: 0, now: '0', width: '0.00%' },
  ])('keeps $value of $max within its ends', ({ value, max, now, width }) => {
    render(<Progress label="Misión" value={value} max={max} />);
    expect(bar().getAttribute('aria-valuenow')).toBe(now);
    expect(drawn()).toBe(width);
  });
});
