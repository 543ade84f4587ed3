import { createCoverage, type Point } from './coverage';
import { contextOf, FIELD_PIXELS } from './foil-art';

/** Of what a coin takes off, in parts of a field's side. */
const RADIUS = 0.17;
const EDGE_DOTS = 6;

/** The foil above one field. Places are parts of its side. */
export interface FieldFoil {
  readonly canvas: HTMLCanvasElement;
  /** Whole again. */
  cover(): void;
  /** Takes off what a stroke passes; whether it passed the field at all. */
  scratch(from: Point, to: Point): boolean;
  free(): number;
}

const isNear = ({ x, y }: Point): boolean => Math.min(x, y) > -RADIUS && Math.max(x, y) < 1 + RADIUS;

/** What a coin leaves at its edges is ragged: dots along the way, spread by the golden ratio. */
function fray(context: CanvasRenderingContext2D, to: Point, grain: number): void {
  for (let dot = 0; dot < EDGE_DOTS; dot += 1) {
    const turn = ((grain + dot) * 0.618) % 1;
    const angle = turn * Math.PI * 2;
    const away = RADIUS * FIELD_PIXELS * (0.86 + 0.24 * ((dot * 0.37 + turn) % 1));
    context.beginPath();
    context.arc(
      to.x * FIELD_PIXELS + Math.cos(angle) * away,
      to.y * FIELD_PIXELS + Math.sin(angle) * away,
      4 + 5 * turn,
      0,
      7,
    );
    context.fill();
  }
}

export function createFieldFoil(place: number, sheet: HTMLCanvasElement): FieldFoil {
  const canvas = document.createElement('canvas');
  canvas.className = 'foil';
  [canvas.width, canvas.height] = [FIELD_PIXELS, FIELD_PIXELS];
  const context = contextOf(canvas);
  const coverage = createCoverage();
  let grain = place;
  return {
    canvas,
    cover() {
      coverage.clear();
      context.globalCompositeOperation = 'source-over';
      const [x, y] = [(place % 3) * FIELD_PIXELS, Math.floor(place / 3) * FIELD_PIXELS];
      context.drawImage(sheet, x, y, FIELD_PIXELS, FIELD_PIXELS, 0, 0, FIELD_PIXELS, FIELD_PIXELS);
    },
    scratch(from, to) {
      if (!isNear(from) && !isNear(to)) return false;
      coverage.stroke(from, to, RADIUS);
      context.globalCompositeOperation = 'destination-out';
      context.lineCap = 'round';
      context.lineWidth = RADIUS * 2 * FIELD_PIXELS;
      context.beginPath();
      context.moveTo(from.x * FIELD_PIXELS, from.y * FIELD_PIXELS);
      context.lineTo(to.x * FIELD_PIXELS, to.y * FIELD_PIXELS);
      context.stroke();
      grain += EDGE_DOTS;
      fray(context, to, grain);
      return true;
    },
    free: coverage.free,
  };
}
