import { describe, expect, it } from 'vitest';
import { filesOfPages } from '../../../vite/files-of-pages';

const chunk = (name: string, imports: string[] = [], isEntry = false) => ({
  fileName: `assets/${name}.js`,
  isEntry,
  imports: imports.map((each) => `assets/${each}.js`),
  moduleIds: [`/src/${name}.tsx`],
});
const CHUNKS = [
  chunk('index', ['stack'], true),
  chunk('stack'),
  chunk('member', ['parts', 'stack']),
  // Two that import each other.
  chunk('parts', ['icons']),
  chunk('icons', ['parts']),
];

describe('the files of pages', () => {
  it('F5 names for each route what it fetches beyond the entry, once each', () => {
    const routes = [
      { path: '/', opens: ['/src/stack.tsx'] },
      { path: '/member', opens: ['/src/member.tsx', '/src/icons.tsx'] },
    ];
    expect(filesOfPages(routes, CHUNKS)).toEqual({
      '/member': ['/assets/icons.js', '/assets/member.js', '/assets/parts.js'],
    });
  });

  it('F5 fails for a module that the build does not have', () => {
    expect(() => filesOfPages([{ path: '/member', opens: ['/src/gone.tsx'] }], CHUNKS)).toThrow('/src/gone.tsx');
  });
});
