import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootstrap } from '../../testing/fake-gateway';
import { cacheBootstrap, readCachedBootstrap } from './cached-bootstrap';

const begunWith = (entry: string) => {
  document.head.innerHTML = `<script type="module" src="/assets/${entry}.js"></script>`;
};
beforeEach(() => begunWith('main-11111111'));
afterEach(() => {
  document.head.innerHTML = '';
});

describe('the site that is kept for visits without a connection', () => {
  it('SYS-14 is the one that was last known, without where the visitor was', () => {
    expect(readCachedBootstrap(window)).toBeNull();
    cacheBootstrap(window, bootstrap);
    expect(readCachedBootstrap(window)).toEqual({ ...bootstrap, ip: '' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('203.0.113.7');
  });

  it('SYS-14 SYS-02 is forgotten with a site that closes', () => {
    cacheBootstrap(window, bootstrap);
    cacheBootstrap(window, { ...bootstrap, status: 1 });
    expect(readCachedBootstrap(window)).toBeNull();
  });

  it('SYS-14 is for the version of the app that kept it alone, and nothing where it was damaged', () => {
    cacheBootstrap(window, bootstrap);
    begunWith('main-22222222');
    expect(readCachedBootstrap(window)).toBeNull();
    begunWith('main-11111111');
    for (const damaged of ['', 'null', '{"entry":', '[]', '{"entry":"/assets/main-22222222.js","site":{}}']) {
      localStorage.setItem('site', damaged);
      expect(readCachedBootstrap(window)).toBeNull();
    }
  });
});
