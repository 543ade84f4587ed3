/** A word that another noun completes: "Treasure of …", "Tesoro de …". */
export interface Head {
  readonly en: string;
  readonly es: string;
  readonly feminine: boolean;
  readonly plural: boolean;
}

function heads(lines: string): Head[] {
  return lines
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [en = '', es = '', gender = 'm'] = line.split(';');
      return { en, es, feminine: gender.startsWith('f'), plural: gender.endsWith('p') };
    });
}

export const HEADS: readonly Head[] = heads(`
Treasure;Tesoro;m|Secret;Secreto;m|Legend;Leyenda;f|Crown;Corona;f|Throne;Trono;m|Kingdom;Reino;m|Heart;Corazón;m
Song;Canto;m|Path;Sendero;m|Magic;Magia;f|Return;Regreso;m|Night;Noche;f|Dance;Danza;f|Fury;Furia;f|Luck;Suerte;f
Dream;Sueño;m|Riches;Riquezas;fp|Power;Poder;m|Spirit;Espíritu;m|Call;Llamado;m|Mystery;Misterio;m|Fortune;Fortuna;f
Journey;Viaje;m|Wonders;Maravillas;fp|Gift;Don;m|Prophecy;Profecía;f|Empire;Imperio;m|Glory;Gloria;f|Legacy;Legado;m
Revenge;Venganza;f|Promise;Promesa;f|Awakening;Despertar;m|Golden Age;Época dorada;f|Shadow;Sombra;f|Light;Luz;f
Tale;Cuento;m|Challenge;Desafío;m|Adventure;Aventura;f|Chronicle;Crónica;f|Feast;Festín;m`);

export const PLACES: readonly Head[] = heads(`
Valley;Valle;m|Garden;Jardín;m|Island;Isla;f|City;Ciudad;f|Temple;Templo;m|River;Río;m|Mountain;Montaña;f|Cave;Cueva;f
Forest;Bosque;m|Palace;Palacio;m|Land;Tierra;f|House;Casa;f|Bay;Bahía;f|Tower;Torre;f|Realm;Reino;m|Market;Mercado;m
Chamber;Cámara;f|Lagoon;Laguna;f`);

export const SUFFIXES: readonly Head[] = heads(`
Fever;Fiebre|Rush;Carrera|Party;Fiesta|Fortune;Fortuna|Storm;Tormenta|Rain;Lluvia|Cascade;Cascada|Carnival;Carnaval
Parade;Desfile|Blitz;Ráfaga|Madness;Locura|Boom;Auge|Express;Expreso|Frenzy;Frenesí|Club;Club|Empire;Imperio|Festival;Festival
Factory;Fábrica|Bonanza;Bonanza|Rumba;Rumba|Splash;Chapuzón|Burst;Estallido|Quest;Búsqueda|Harvest;Cosecha|Treasure;Tesoro`);

export const QUESTS: readonly { readonly en: string; readonly es: string }[] = [
  { en: 'Quest for', es: 'En busca de' },
  { en: 'Hunt for', es: 'A la caza de' },
  { en: 'Race to', es: 'Carrera hacia' },
  { en: 'Journey to', es: 'Viaje hacia' },
  { en: 'Beyond', es: 'Más allá de' },
  { en: 'Secrets of', es: 'Los secretos de' },
  { en: 'Night of', es: 'La noche de' },
  { en: 'Rise of', es: 'El ascenso de' },
  { en: 'Duel for', es: 'Duelo por' },
];

/** Titles of well-known games elsewhere that the grammar could hit upon; never used. */
export const RESERVED = new Set(
  `Gates of Olympus|Sweet Bonanza|Sugar Rush|Wolf Gold|Mustang Gold|Golden Dragon|Lucky Dragon|Fruit Party|Gold Rush|Dragon Tiger
Fire Strike|Golden Dragons|Crystal Quest|Fire Joker|Lucky Leprechaun|Diamond Mine|Gem Rocks|Gold Party|Fortune Tiger|Fire Dragon
Candy Burst|Wild Bandito|Golden Empire|Eye of Horus|Book of Gold|Golden Bells|Hot Fruits|Cherry Bonanza|Gems Bonanza|Gem Bonanza
Lucky Joker|Wild Wolf|Golden Buffalo|Fruit Bonanza|Candy Bonanza|Diamond Rush|Pearl Bonanza|Piggy Bank|Space Man|Royal Seven
Dragon Empire|Candy Rush|Jelly Express|Raging Rhino|Mighty Rhino|Lucky Clover|Burning Hot|Burning Love|Pirate Gold|Golden Seven`
    .split(/[|\n]/)
    .map((title) => title.toLowerCase()),
);
