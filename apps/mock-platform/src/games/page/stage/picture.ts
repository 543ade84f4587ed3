export type Context = CanvasRenderingContext2D;

/** A picture drawn by hand; `width` and `height` in device pixels. */
export function picture(width: number, height: number, draw: (context: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  draw(context);
  return canvas;
}
