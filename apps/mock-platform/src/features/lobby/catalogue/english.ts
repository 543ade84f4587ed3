const IRREGULAR: Record<string, string> = {
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Leaf: 'Leaves',
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Thief: 'Thieves',
  Goose: 'Geese',
  Snowman: 'Snowmen',
  Caveman: 'Cavemen',
  Tomato: 'Tomatoes',
  Volcano: 'Volcanoes',
  Avocado: 'Avocados',
  Luchador: 'Luchadores',
  Cactus: 'Cacti',
  Samurai: 'Samurai',
  Deer: 'Deer',
  Reindeer: 'Reindeer',
  Moose: 'Moose',
  Bison: 'Bison',
  Sheep: 'Sheep',
  Trout: 'Trout',
  Shrimp: 'Shrimp',
  Catch: 'Catches',
  Koi: 'Koi',
  Oasis: 'Oases',
  Papyrus: 'Papyri',
  Pegasus: 'Pegasus',
  Cyclops: 'Cyclopes',
  Staff: 'Staves',
  Goldfish: 'Goldfish',
  Clownfish: 'Clownfish',
  Starfish: 'Starfish',
  Ibis: 'Ibises',
};
const LINK = / (of) /;

/** The plural of an English noun phrase: "Pot of Gold" → "Pots of Gold", "Firefly" → "Fireflies". */
export function englishPlural(phrase: string): string {
  const link = LINK.exec(phrase);
  if (link) return `${englishPlural(phrase.slice(0, link.index))}${phrase.slice(link.index)}`;
  const last = phrase.split(' ').at(-1) ?? phrase;
  const head = phrase.slice(0, phrase.length - last.length);
  const irregular = IRREGULAR[last];
  if (irregular) return head + irregular;
  if (/[^aeiou]y$/.test(last)) return `${head}${last.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(last)) return `${phrase}es`;
  return `${phrase}s`;
}

/** "Moctezuma's", "Zeus'". */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);
