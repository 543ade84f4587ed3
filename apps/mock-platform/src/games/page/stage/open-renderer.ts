import { type Renderer, Ticker, WebGLRenderer } from './pixi';

/** How software that stands in for a graphics card names itself: it draws more slowly than a plain canvas does. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function cardOf(gl: WebGL2RenderingContext): string {
  const name = String(gl.getParameter(gl.RENDERER));
  // Browsers that hide it there tell it here; to ask others this way would be noted in their console.
  const told = name === 'WebKit WebGL' ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return told ? String(gl.getParameter(told.UNMASKED_RENDERER_WEBGL)) : name;
}

function graphicsOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const gl = canvas.getContext('webgl2', { antialias: false, stencil: true, failIfMajorPerformanceCaveat: true });
  return gl && !SOFTWARE.test(cardOf(gl)) ? gl : null;
}

function blank(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

/** Pixi has a clock of its own that never rests; nothing that is drawn here goes by it. */
function stopClock(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

async function start<R extends Renderer>(
  renderer: R,
  { canvas, context = null }: { canvas: HTMLCanvasElement; context?: WebGL2RenderingContext | null },
): Promise<R> {
  stopClock();
  // What Pixi would fetch by itself is for pointers, pages and filters that no board has.
  await renderer.init({ canvas, context, backgroundAlpha: 0, skipExtensionImports: true });
  return renderer;
}

async function openPlainRenderer(): Promise<Renderer> {
  const { CanvasRenderer } = await import('./canvas-renderer');
  return start(new CanvasRenderer(), { canvas: blank() });
}

async function openFastRenderer(): Promise<Renderer | null> {
  const canvas = blank();
  const context = graphicsOf(canvas);
  // A driver may promise more than it holds.
  return context && start(new WebGLRenderer(), { canvas, context }).catch(() => null);
}

/** Fills the host with a canvas, drawn by the graphics card where there is one that may be used. */
export async function openRenderer(host: HTMLElement, { plain = false } = {}): Promise<Renderer> {
  const renderer = (plain ? null : await openFastRenderer()) ?? (await openPlainRenderer());
  host.replaceChildren(renderer.canvas);
  return renderer;
}
