import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createHostHealth } from './host-health';
import { HostImage } from './host-image';

const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example'];

function setUp(path = '/games/1.svg') {
  const health = createHostHealth();
  const urls = HOSTS.map((host) => host + path);
  return { urls, health, props: { urls, alt: 'Pirámide', health } };
}

const source = () => screen.getByRole('img').getAttribute('src');

describe('HostImage', () => {
  it('SYS-08 goes on to the next host after a failure, and to the drawn sun when none is left', () => {
    const { props, urls } = setUp();
    render(<HostImage {...props} />);
    for (const url of urls) {
      expect(source()).toBe(url);
      fireEvent.error(screen.getByRole('img'));
    }
    const stand = screen.getByRole('img', { name: 'Pirámide' });
    expect(stand.tagName).toBe('SPAN');
    expect(stand.querySelector('svg')).toBeTruthy();
  });

  it('SYS-08 skips a host for other pictures once it failed twice', () => {
    const { props, urls, health } = setUp();
    for (const other of ['/games/2.svg', '/games/3.svg']) health.failed(HOSTS[0] + other);
    render(<HostImage {...props} />);
    expect(source()).toBe(urls[1]);
  });

  it('LOBBY-03 loads lazily behind a placeholder, which goes when the picture is there', () => {
    const { props } = setUp();
    const { container } = render(<HostImage {...props} />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    expect(container.querySelector('.awaited')).toBeTruthy();
    fireEvent.load(screen.getByRole('img'));
    expect(container.querySelector('.awaited')).toBeNull();
  });

  it('begins anew for another picture', () => {
    const { props } = setUp();
    const { rerender } = render(<HostImage {...props} />);
    fireEvent.error(screen.getByRole('img'));
    const { props: next, urls } = setUp('/games/2.svg');
    rerender(<HostImage {...next} />);
    expect(source()).toBe(urls[0]);
  });

  it('SYS-15 hides a decorative picture from screen readers, also when it fails', () => {
    const { props } = setUp();
    render(<HostImage {...props} urls={[]} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
