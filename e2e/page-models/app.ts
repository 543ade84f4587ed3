import { expect, type Page } from '@playwright/test';
import { beginSession, type Credentials } from '@tonalli/test-stack/accounts';
import { fill, type Words } from '../words';
import { AgentPages } from './agent-pages';
import { BetRecord } from './bet-record';
import { ContractPages } from './contract-pages';
import { GameWindow } from './game-window';
import { Lobby } from './lobby';
import { LoginDialog } from './login-dialog';
import { LotteryPage } from './lottery-page';
import { AccountRecord, PersonalProfit } from './member-records';
import { PointMall } from './point-mall';
import { RegisterDialog } from './register-dialog';
import { RunningTitle } from './running-title';
import { Shell } from './shell';

/** Everything that a person can see and do, in the words of one language. */
export class App {
  readonly page: Page;
  readonly words: Words;
  readonly shell: Shell;
  readonly login: LoginDialog;
  readonly register: RegisterDialog;
  readonly lobby: Lobby;
  readonly lottery: LotteryPage;
  readonly game: GameWindow;
  readonly record: BetRecord;
  readonly accountRecord: AccountRecord;
  readonly profit: PersonalProfit;
  readonly points: PointMall;
  readonly agent: AgentPages;
  readonly contracts: ContractPages;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
    this.shell = new Shell(page, words);
    this.login = new LoginDialog(page, words);
    this.register = new RegisterDialog(page, words);
    this.lobby = new Lobby(page, words);
    this.lottery = new LotteryPage(page, words);
    this.game = new GameWindow(page, words);
    this.record = new BetRecord(page, words);
    this.accountRecord = new AccountRecord(page, words);
    this.profit = new PersonalProfit(page, words);
    this.points = new PointMall(page, words);
    this.agent = new AgentPages(page, words);
    this.contracts = new ContractPages(page, words);
  }

  /** The same app in another tab. */
  on(page: Page): App {
    return new App(page, this.words);
  }

  /** Has the next page belong to somebody who is logged in already, and opens it when it is named. */
  async signIn(account: Credentials, path?: string): Promise<void> {
    await beginSession(this.page.context(), account);
    if (path !== undefined) await this.page.goto(path);
  }

  /** Opens home as a visitor, opens the login dialog and logs in. */
  async logIn({ username, password }: Credentials): Promise<void> {
    await this.page.goto('/login');
    await this.login.logIn(username, password);
    await this.shell.accountButton.waitFor();
  }

  /** Opens the slots and starts the first one that can be; answers its name. */
  async startFirstGame(): Promise<string> {
    await this.page.goto('/rng');
    await this.lobby.tiles.first().waitFor();
    const name = await this.lobby.firstPlayable();
    await this.lobby.startButton(name).click();
    await this.game.untilReady(name);
    return name;
  }

  /** Looks for a title among all games, and starts it. */
  async startTitle(title: string): Promise<RunningTitle> {
    await this.page.goto('/rng');
    await this.lobby.tiles.first().waitFor();
    await this.lobby.search.fill(title);
    await expect(this.lobby.foundIn(this.lobby.tiles.first())).toContainText(title);
    return this.startFirstTitle();
  }

  /** Looks for tables of a game, and sits down at the first one whose name is like this. */
  async sitDown(game: string, name: string | RegExp = new RegExp(`^${game}`)): Promise<RunningTitle> {
    await this.page.goto('/live');
    await this.lobby.search.fill(game);
    return this.start(await this.lobby.foundIn(this.lobby.tiles, name).first().innerText());
  }

  /** Opens a category's page, and starts its first title. */
  async startFirstOf(category: string): Promise<RunningTitle> {
    await this.page.goto(`/${category}`);
    const start = `${this.words.lobby.tile.play}: `;
    const button = this.lobby.tiles.getByRole('button', { name: new RegExp(`^${start}`) }).first();
    const label = (await button.getAttribute('aria-label')) ?? '';
    return this.start(label.slice(start.length));
  }

  /** Starts the first title in sight that can be; its frame has the focus then. */
  async startFirstTitle(): Promise<RunningTitle> {
    return this.start(await this.lobby.firstPlayable());
  }

  /** Enters a room in which players play each other: the one of that name, or the first of the list. */
  async enterRoom(name?: string | RegExp): Promise<RunningTitle> {
    await this.page.goto('/pvp');
    const rooms = this.page.getByRole('region', { name: this.words.lobby.rooms.title }).getByRole('listitem');
    const named = (title: string | RegExp) => ({ has: this.page.getByRole('heading', { name: title, exact: true }) });
    const room = (name === undefined ? rooms : rooms.filter(named(name))).first();
    const found = await room.getByRole('heading').innerText();
    return this.start(found, room.getByRole('button'));
  }

  private async start(name: string, button = this.lobby.startButton(name)): Promise<RunningTitle> {
    const [launch] = await Promise.all([this.page.waitForRequest(/play\.launch/), button.click()]);
    await this.game.untilReady(name);
    const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec(launch.postData() ?? '') ?? [];
    await expect(this.page.locator('iframe')).toBeFocused();
    return new RunningTitle(this.page, this.game, { name, nodeId });
  }

  /** Opens the slots as a visitor and tries the first one that can be; answers its name. */
  async tryFirstGame(): Promise<string> {
    await this.page.goto('/rng');
    await this.lobby.tiles.first().waitFor();
    const name = await this.lobby.firstPlayable();
    await this.lobby.tile(name).hover();
    await this.lobby.trialButton(name).click();
    await this.game.untilReady(name);
    return name;
  }

  toast(text: string, values: Record<string, string> = {}) {
    return this.page.getByText(fill(text, values)).first();
  }
}
