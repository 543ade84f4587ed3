const HUES = [18, 330, 150, 265, 42, 200, 350, 95];

/** A picture for stories, as a data address. */
export function sampleArt(index: number): string {
  const hue = HUES[index % HUES.length] ?? 0;
  const petals = Array.from(
    { length: 6 + (index % 5) },
    (_, at, all = 6 + (index % 5)) =>
      `<ellipse cx="100" cy="58" rx="${14 + (index % 3) * 4}" ry="36" fill="hsl(${hue + 40} 90% 62%)" transform="rotate(${(at * 360) / all} 100 100)"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><radialGradient id="g"><stop stop-color="hsl(${hue} 75% 46%)"/><stop offset="1" stop-color="hsl(${hue + 30} 70% 16%)"/></radialGradient><rect width="200" height="200" fill="url(#g)"/>${petals}<circle cx="100" cy="100" r="24" fill="hsl(${hue} 95% 82%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const GAME_NAMES = [
  'Pirámide del Sol',
  'Jardín de Xóchitl',
  'Noche de Alebrijes',
  'Tesoro de Jade',
  'La Lotería de Oro',
  'Fiesta en Coyoacán',
  'El Último Eclipse de los Guerreros Águila',
  'Ajolote Saltarín',
];
