/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';

type StoriesFile = Parameters<typeof composeStories>[0];

// The workshop's own list of stories, as `.storybook/main.ts` finds them.
const FILES = import.meta.glob<StoriesFile>('./**/*.stories.tsx', { eager: true });
// Addons would add a rule of styles to the document, which the product's policy has none of.
setProjectAnnotations([]);

const folderOf = (path: string): string => path.split('/')[1] ?? '';

/** Dialogs, drawers and sheets are made of it; it is never seen alone. */
const PARTS = ['modal'];
const COMPONENTS = [...new Set(Object.keys(import.meta.glob('./*/*.tsx')).map(folderOf))].filter(
  (name) => !PARTS.includes(name),
);

describe('the component workshop', () => {
  it.each(COMPONENTS)('DEV-06 shows %s in its states', (name) => {
    const files = Object.entries(FILES).filter(([path]) => folderOf(path) === name);
    const stories = files.flatMap(([, file]) => Object.values<ComponentType>(composeStories(file)));
    expect(stories.length).toBeGreaterThan(0);
    for (const Story of stories) {
      const { container, baseElement, unmount } = render(<Story />);
      // What opens over the page stands beside the container.
      const shown = container.childElementCount > 0 ? container : baseElement;
      expect(shown.querySelectorAll('*').length).toBeGreaterThan(0);
      unmount();
    }
  });
});
