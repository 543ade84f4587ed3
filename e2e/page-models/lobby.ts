import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';

/** A category's page, and tiles wherever they stand. */
export class Lobby {
  readonly search: Locator;
  readonly vendor: Locator;
  readonly tiles: Locator;
  readonly pagination: Locator;
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    const { common, games } = words;
    this.page = page;
    this.words = words;
    this.search = page.getByRole('searchbox', { name: games.search.label });
    this.vendor = page.getByRole('combobox', { name: games.vendor.label });
    this.tiles = page.getByRole('main').getByRole('article');
    this.pagination = page.getByRole('navigation', { name: common.pagination.label });
  }

  tile(name: string): Locator {
    return this.tiles.filter({ has: this.page.getByRole('heading', { name, exact: true }) }).first();
  }

  /** Names that a search found, in which it is marked; those before it go away under a press. */
  foundIn(tiles: Locator, name?: string | RegExp): Locator {
    const named = name === undefined ? {} : { name };
    return tiles.getByRole('heading', named).filter({ has: this.page.locator('mark') });
  }

  startButton(name: string): Locator {
    return this.tile(name).getByRole('button', { name: `${this.words.lobby.tile.play}: ${name}` });
  }

  trialButton(name: string): Locator {
    return this.tile(name).getByRole('button', { name: `${this.words.lobby.tile.trial}: ${name}` });
  }

  favoriteButton(name: string): Locator {
    const { favorite, unfavorite } = this.words.lobby.tile;
    return this.tile(name).getByRole('button', { name: new RegExp(`^(${favorite}|${unfavorite}): `) });
  }

  filter(name: keyof Words['games']['filter']): Locator {
    return this.page
      .getByRole('group', { name: this.words.games.filter.label })
      .getByText(this.words.games.filter[name], { exact: true });
  }

  tab(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: this.words.lobby.tabs.label })
      .getByRole('link', { name, exact: true });
  }

  section(name: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name });
  }

  /** The name of the first slot that can be started and has a free trial. */
  async firstPlayable(): Promise<string> {
    const trial = this.tiles.getByRole('button', { name: new RegExp(`^${this.words.lobby.tile.trial}: `) }).first();
    const label = (await trial.getAttribute('aria-label')) ?? '';
    return label.slice(label.indexOf(': ') + 2);
  }

  /** Names of the tiles in sight, in order. */
  names(): Promise<string[]> {
    return this.tiles.getByRole('heading').allInnerTexts();
  }
}
