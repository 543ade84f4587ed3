import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebKitInstallation } from './find-webkit';

const STARTED_WITHIN_MS = 30_000;
const LOOK_MS = 50;
/** Under which the protocol names an element (W3C WebDriver, 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A window of WebKit, driven by the W3C's protocol, which is all that its system package speaks. */
export class WebKitWindow {
  readonly #session: string;
  readonly #stop: () => void;

  private constructor(session: string, stop: () => void) {
    this.#session = session;
    this.#stop = stop;
  }

  static async open({ driver, browser, screen }: WebKitInstallation): Promise<WebKitWindow> {
    const programs: ChildProcess[] = [];
    const settings = makeSettings();
    const stop = () => {
      for (const program of programs.reverse()) program.kill();
      rmSync(settings, { recursive: true, force: true });
    };
    try {
      const display = screen === null ? process.env.DISPLAY : await openScreen(screen, programs);
      const port = await freePort();
      const env = {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: settings,
        // A machine without a graphics card draws a page in one piece faster than in layers.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      };
      programs.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
      const url = `http://127.0.0.1:${port}`;
      await untilAnswering(`${url}/status`);
      const options = { binary: browser, args: ['--automation'] };
      const begun = await ask(`${url}/session`, {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      });
      // The protocol's answer to a new session.
      const { sessionId } = begun as { sessionId: string };
      return new WebKitWindow(`${url}/session/${sessionId}`, stop);
    } catch (error) {
      stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    await send('DELETE', this.#session).finally(this.#stop);
  }

  async goto(url: string): Promise<void> {
    await ask(`${this.#session}/url`, { url });
  }

  /** Of the window; the page in it is a little lower. */
  async resize(width: number, height: number): Promise<void> {
    await ask(`${this.#session}/window/rect`, { width, height });
  }

  /** What a function answers in the page; it knows nothing of what stands around it here. */
  async evaluate<Argument, Answer>(inPage: (argument: Argument) => Answer, argument: Argument): Promise<Answer> {
    const script = `return (${inPage})(arguments[0])`;
    // Written as JSON and read again: callers ask for plain values.
    return (await ask(`${this.#session}/execute/sync`, { script, args: [argument] })) as Answer;
  }

  /** Keys, and a press, as a person's: the engine decides what they do. */
  async type(css: string, text: string): Promise<void> {
    await ask(`${await this.#find(css)}/value`, { text });
  }

  async click(css: string): Promise<void> {
    await ask(`${await this.#find(css)}/click`, {});
  }

  async #find(css: string): Promise<string> {
    const found = await ask(`${this.#session}/element`, { using: 'css selector', value: css });
    return `${this.#session}/element/${(found as Record<string, string>)[ELEMENT]}`;
  }
}

/** A person's settings for the time of a window: nothing moves, as in the other browser tests. Answers their folder. */
function makeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

async function openScreen(screen: string, programs: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = spawn(screen, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  programs.push(program);
  // The fourth of the pipes asked for above.
  const told = program.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    told.once('data', (data) => resolve(String(data).trim()));
    program.once('exit', () => reject(new Error(`${screen} ended at once`)));
  });
  return `:${number}`;
}

/** The driver takes a port and tells none. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // What listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilAnswering(url: string): Promise<void> {
  const end = Date.now() + STARTED_WITHIN_MS;
  while (Date.now() < end) {
    const answers = await fetch(url).catch(() => null);
    if (answers?.ok) return;
    await wait(LOOK_MS);
  }
  throw new Error(`${url} does not answer`);
}

const ask = (url: string, body: object): Promise<unknown> => send('POST', url, body);

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  // Every answer of the protocol has this form.
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}
