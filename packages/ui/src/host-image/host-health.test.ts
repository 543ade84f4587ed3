import { describe, expect, it } from 'vitest';
import { createHostHealth, inOrder } from './host-health';

const FIRST = 'https://a.example/x.svg';
const URLS = [FIRST, 'https://b.example/x.svg', 'https://c.example/x.svg'];

describe('the health of hosts', () => {
  it('SYS-08 tries a host that keeps failing last, for all of its pictures, until it answers again', () => {
    const health = createHostHealth();
    health.failed('https://a.example/other.svg');
    expect(inOrder(URLS, health)).toEqual(URLS);
    health.failed(FIRST);
    expect(inOrder(URLS, health)).toEqual([...URLS.slice(1), FIRST]);
    health.answered('https://a.example/third.svg');
    expect(inOrder(URLS, health)).toEqual(URLS);
  });

  it('SYS-08 still tries them in their order when all of them are down', () => {
    const health = createHostHealth();
    for (const url of [...URLS, ...URLS]) health.failed(url);
    expect(inOrder(URLS, health)).toEqual(URLS);
  });
});
