import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorState } from './error-state';

const pictures = (part: boolean) =>
  render(<ErrorState title="No se pudo" part={part} />).container.querySelectorAll('svg').length;

describe('ErrorState', () => {
  it('SYS-13 has a picture where it is the page, and none where it is one of several parts', () => {
    expect([pictures(false), pictures(true)]).toEqual([1, 0]);
  });
});
