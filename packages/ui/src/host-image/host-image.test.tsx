import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HostImage } from './host-image';
import { createHostHealth, hostOrder } from './host-order';

const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example'];

function setUp(path = '/games/1.svg') {
  const health = createHostHealth();
  const props = { hosts: HOSTS, path, alt: 'Pirámide', seed: 3, health };
  return { props, health, order: hostOrder(HOSTS, path, { seed: 3, health }) };
}

const source = () => screen.getByRole('img').getAttribute('src');

describe('HostImage', () => {
  it('SYS-08 goes on to the next host after a failure, and to the drawn sun when none is left', () => {
    const { props, order } = setUp();
    render(<HostImage {...props} />);
    for (const host of order) {
      expect(source()).toBe(`${host}/games/1.svg`);
      fireEvent.error(screen.getByRole('img'));
    }
    const stand = screen.getByRole('img', { name: 'Pirámide' });
    expect(stand.tagName).toBe('SPAN');
    expect(stand.querySelector('svg')).toBeTruthy();
  });

  it('SYS-08 skips a host for other pictures once it failed twice', () => {
    const { props, order, health } = setUp();
    const [dead] = order;
    if (!dead) throw new Error('no host');
    health.failed(dead);
    health.failed(dead);
    render(<HostImage {...props} />);
    expect(source()).not.toContain(dead);
  });

  it('LOBBY-03 loads lazily behind a placeholder, which goes when the picture is there', () => {
    const { props } = setUp();
    const { container } = render(<HostImage {...props} />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    expect(container.querySelector('.awaited')).toBeTruthy();
    fireEvent.load(screen.getByRole('img'));
    expect(container.querySelector('.awaited')).toBeNull();
  });

  it('begins anew for another path', () => {
    const { props } = setUp();
    const { rerender } = render(<HostImage {...props} />);
    fireEvent.error(screen.getByRole('img'));
    const { props: next, order } = setUp('/games/2.svg');
    rerender(<HostImage {...next} />);
    expect(source()).toBe(`${order[0]}/games/2.svg`);
  });

  it('SYS-15 hides a decorative picture from screen readers, also when it fails', () => {
    const { props } = setUp();
    render(<HostImage {...props} hosts={[]} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
