import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };

/** The side of an icon's square. */
export const ICON_SIZE = 512;

const bodies: Readonly<Record<string, { body: string }>> = gameIcons.icons;

export const hasIcon = (name: string): boolean => Object.hasOwn(bodies, name);

/** The path data of an icon. Game Icons, CC BY 3.0. Throws `RangeError` for an unknown name. */
export function iconPath(name: string): string {
  const body = bodies[name]?.body;
  if (body === undefined) throw new RangeError(`there is no icon ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '').join('');
}
