import { picture } from '../../../page/stage/picture';

/** A round light that fades to nothing. */
export const drawLight = (size: number, stops: readonly (readonly [number, string])[]): HTMLCanvasElement =>
  picture(size, size, (context) => {
    const fill = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    for (const [at, colour] of stops) fill.addColorStop(at, colour);
    context.fillStyle = fill;
    context.fillRect(0, 0, size, size);
  });

export const drawHalo = (): HTMLCanvasElement =>
  drawLight(256, [
    [0, 'rgb(255 214 140 / 0.9)'],
    [0.18, 'rgb(255 158 60 / 0.5)'],
    [0.5, 'rgb(255 96 48 / 0.14)'],
    [1, 'rgb(255 80 40 / 0)'],
  ]);

export const drawEmber = (): HTMLCanvasElement =>
  drawLight(32, [
    [0, 'rgb(255 250 226 / 1)'],
    [0.3, 'rgb(255 190 92 / 0.9)'],
    [1, 'rgb(255 110 40 / 0)'],
  ]);

/** The day's own sun: a disc with a face of rings, and eight rays that turn. */
export const drawSun = (size: number): HTMLCanvasElement =>
  picture(size, size, (context) => {
    const unit = size / 100;
    context.translate(size / 2, size / 2);
    for (let ray = 0; ray < 16; ray += 1) {
      const isLong = ray % 2 === 0;
      context.save();
      context.rotate((ray / 16) * Math.PI * 2);
      context.beginPath();
      context.moveTo(-unit * (isLong ? 7 : 4.5), -unit * 24);
      context.lineTo(0, -unit * (isLong ? 48 : 36));
      context.lineTo(unit * (isLong ? 7 : 4.5), -unit * 24);
      context.closePath();
      context.fillStyle = isLong ? '#ffb13d' : '#ff7a3c';
      context.fill();
      context.restore();
    }
    const disc = context.createRadialGradient(0, 0, 0, 0, 0, unit * 27);
    disc.addColorStop(0, '#fffbe8');
    disc.addColorStop(0.55, '#ffe08a');
    disc.addColorStop(1, '#ff9d2e');
    context.fillStyle = disc;
    context.beginPath();
    context.arc(0, 0, unit * 27, 0, 7);
    context.fill();
    context.strokeStyle = 'rgb(190 74 18 / 0.75)';
    for (const [radius, width] of [
      [21, 2.2],
      [12, 1.8],
    ] as const) {
      context.lineWidth = unit * width;
      context.beginPath();
      context.arc(0, 0, unit * radius, 0, 7);
      context.stroke();
    }
    context.fillStyle = 'rgb(190 74 18 / 0.75)';
    for (let dot = 0; dot < 8; dot += 1) {
      const turn = ((dot + 0.5) / 8) * Math.PI * 2;
      context.beginPath();
      context.arc(Math.cos(turn) * unit * 16.5, Math.sin(turn) * unit * 16.5, unit * 1.9, 0, 7);
      context.fill();
    }
  });

/** The wave that runs out from where a flight ends. */
export const drawWave = (): HTMLCanvasElement =>
  drawLight(256, [
    [0, 'rgb(255 200 150 / 0)'],
    [0.84, 'rgb(255 170 110 / 0)'],
    [0.93, 'rgb(255 206 150 / 0.8)'],
    [1, 'rgb(255 120 70 / 0)'],
  ]);

export const drawMark = (text: string, ratio: number): HTMLCanvasElement =>
  picture(64 * ratio, 20 * ratio, (context) => {
    context.font = `600 ${12 * ratio}px "Figtree Variable", system-ui, sans-serif`;
    context.textBaseline = 'middle';
    context.textAlign = 'left';
    context.fillStyle = 'rgb(255 238 214 / 0.66)';
    context.fillText(text, 0, 10 * ratio);
  });
