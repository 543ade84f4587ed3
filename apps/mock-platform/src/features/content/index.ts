import type { Execution } from '@tonalli/contracts/content/wire';
import type { World } from '../../world/world';
import type { Banner } from './announced';
import { contentRepository } from './content.repository';
import type { AnnouncementKind } from './content.table';

const HOUR_MS = 3_600_000;

/** Banners with the pictures of `art/`; what they lead to is not checked, as no operator is. */
export type BannerWanted = Banner;

export interface TextWanted {
  title: string;
  /** Plain text of a notice, HTML of a popup. */
  content: string;
  /** Popups alone. */
  execution?: Execution;
}

/** Puts these in the place of all banners. */
export function replaceBanners(world: World, banners: readonly BannerWanted[]): void {
  const at = world.clock.now();
  contentRepository(world).replace(
    'B',
    banners.map(({ id, group, picture, es, en, linkType, url }, position) => ({
      ...EMPTY,
      id,
      kind: 'B',
      position,
      titleEs: es,
      titleEn: en,
      groupName: group,
      picture,
      url,
      linkType,
      at,
    })),
  );
}

/** Puts these in the place of all notices (`PL`) or all popups (`PU`), the newest first; the words are the same in both languages. */
export function replaceTexts(world: World, kind: 'PL' | 'PU', texts: readonly TextWanted[]): void {
  const now = world.clock.now();
  contentRepository(world).replace(
    kind,
    texts.map(({ title, content, execution }, position) => ({
      ...EMPTY,
      id: `${kind}-${position + 1}`,
      kind,
      position,
      titleEs: title,
      titleEn: title,
      contentEs: content,
      contentEn: content,
      execution: execution ?? null,
      at: now - (position + 1) * HOUR_MS,
    })),
  );
}

const EMPTY = {
  kind: 'B' as AnnouncementKind,
  contentEs: '',
  contentEn: '',
  groupName: null,
  picture: null,
  url: '',
  linkType: 'NONE',
  execution: null,
} as const;
