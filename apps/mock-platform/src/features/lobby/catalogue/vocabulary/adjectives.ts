import type { NounKind } from './theme';

/** `es` is the masculine singular, or a phrase ("de jade") that never changes. */
export interface Adjective {
  readonly en: string;
  readonly es: string;
  readonly kinds: readonly NounKind[];
}

const ANY: readonly NounKind[] = ['being', 'thing', 'place', 'mass'];
const SUITS: Record<string, readonly NounKind[]> = {
  '': ANY,
  b: ['being'],
  t: ['thing', 'mass'],
  p: ['place'],
  tp: ['thing', 'place', 'mass'],
  bt: ['being', 'thing'],
};

const LINES = `
abandoned abandonado tp|ancient antiguo tp|arcane arcano tp|big grande bt|black negro|blue azul|bold audaz b|brave valiente b
buried enterrado tp|burning ardiente|calm sereno|celestial celestial|chocolate de_chocolate tp|colorful de_colores|coral de_coral tp
cosmic cósmico|country de_campo|crazy loco bt|creamy cremoso t|crimson escarlata bt|crispy crujiente t|crystal de_cristal|cursed maldito
dancing danzante bt|daring atrevido b|dark oscuro|decisive decisivo tp|deep profundo p|delicate delicado bt|delicious delicioso t
diamond de_diamante tp|digital digital|divine divino|drunken borracho b|dusty polvoriento|electric eléctrico|elegant elegante
emerald esmeralda|enchanted encantado|endless sin_fin tp|epic épico|eternal eterno|exclusive exclusivo tp|explosive explosivo tp
fearless intrépido b|feathered emplumado b|festive festivo|fierce feroz b|fiery de_fuego|flowery florido tp|fluffy esponjoso bt
flying volador b|fortunate afortunado b|free libre b|fresh fresco t|frozen congelado|funny divertido bt|furious furioso bt
galactic galáctico|ghostly fantasmal|giant gigante bt|glittering reluciente tp|glowing luminoso|golden dorado|green verde|happy feliz bt
haunted embrujado tp|heroic heroico b|hidden oculto tp|historic histórico tp|honorable honorable b|hot candente t|icy gélido
immortal inmortal bt|imperial imperial|impossible imposible tp|incredible increíble|infinite infinito tp|invincible invencible b
iron de_hierro|jade de_jade|jeweled enjoyado|joyful alegre|juicy jugoso t|legendary legendario|lonely solitario bt|lost perdido tp
loud ruidoso bt|lucky de_la_suerte|lunar lunar|lush frondoso p|magic mágico|marvelous maravilloso|masked enmascarado b|metallic metálico
midnight de_medianoche|mighty poderoso bt|moonlit bajo_la_luna|musical musical|mystic místico|neon de_neón|noble noble b|noisy ruidoso bt
obsidian de_obsidiana|outlaw forajido b|patient paciente b|pearl nacarado|perfect perfecto tp|pink rosa|precious precioso tp
prehistoric prehistórico|prosperous próspero|quantum cuántico|quick veloz b|radiant radiante|rainbow arcoíris|rebel rebelde
relaxed relajado b|retro retro|ripe maduro t|royal real|sacred sagrado|salty salado tp|scarlet escarlata|secret secreto tp
shadow de_las_sombras|shining brillante|silent silencioso|silk de_seda bt|silver plateado|singing cantarín b|smiling sonriente bt
smoky ahumado t|snowy nevado p|solar solar|sparkling chispeante|speedy veloz bt|spicy picante t|starry estrellado|steel de_acero
stellar estelar|stormy tormentoso tp|sugary azucarado t|sunken hundido tp|sunny soleado p|sweet dulce|swift veloz b|thunder del_trueno
tiny diminuto bt|titanic titánico|toasted tostado t|tropical tropical|turbo turbo|turquoise turquesa|untamed indómito b|velvet de_terciopelo tp
warm cálido tp|whispering susurrante|white blanco|wicked malvado b|wild salvaje|winged alado b|wired conectado`;

/** Adjectives by their English word in lower case. */
export const ADJECTIVES: ReadonlyMap<string, Adjective> = new Map(
  LINES.trim()
    .split(/[|\n]/)
    .map((line) => {
      const [en = '', es = '', suits = ''] = line.split(' ');
      const kinds = SUITS[suits];
      if (!es || !kinds) throw new TypeError(`not an adjective: "${line}"`);
      return [en, { en: en.charAt(0).toUpperCase() + en.slice(1), es: es.replaceAll('_', ' '), kinds }];
    }),
);
