import type { AccessRow } from '@tonalli/contracts/access-row';
import type { Module } from '../world/module';
import type { Site } from './site';
import type { Route } from './verb';

/** One feature: what it answers, and what it adds to every world. All but its name may be left out. */
export interface Feature extends Module {
  /** The calls that it answers. */
  readonly routes?: readonly Route[];
  /** Who may call each of them, by its name. */
  readonly access?: Readonly<Record<string, AccessRow>>;
  /** Pages, files and activity beside the interface. */
  readonly sites?: readonly Site[];
}

export const defineFeature = (feature: Feature): Feature => feature;
