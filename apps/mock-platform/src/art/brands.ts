/** How a brand looks: its typeface, icon and colours (`from`, `to` of the lettering, `accent` of the mark). */
export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly font: BrandFont;
  readonly icon: string;
  readonly from: string;
  readonly to: string;
  readonly accent: string;
}

export const BRAND_FONTS = [
  'righteous',
  'russo-one',
  'cinzel',
  'oswald',
  'audiowide',
  'playfair-display',
  'bowlby-one-sc',
] as const;
export type BrandFont = (typeof BRAND_FONTS)[number];

function brands(lines: string): Brand[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', name = '', fontName = '', icon = '', colours = ''] = line.split(';');
      const [from = '', to = '', accent = ''] = colours.split(' ');
      const font = BRAND_FONTS.find((one) => one === fontName);
      if (!font || !accent) throw new TypeError(`not a brand: "${line}"`);
      return { id, name, font, icon, from, to, accent };
    });
}

export const VENDOR_BRANDS: readonly Brand[] = brands(`
OMT;Ometl;righteous;aztec-calendar-sun;#fde68a #f59e0b #f59e0b
KUK;Kukulia;cinzel;snake-spiral;#a7f3d0 #10b981 #34d399
ZRP;Zarpa;bowlby-one-sc;claw-slashes;#fecaca #ef4444 #f97316
LMB;Lumbre;righteous;flame;#fed7aa #f97316 #fbbf24
PPL;Papalote;righteous;kite;#bae6fd #38bdf8 #f472b6
NPL;Nopalia;russo-one;cactus;#d9f99d #84cc16 #f472b6
TZC;Tezcal;audiowide;eye-shield;#ddd6fe #8b5cf6 #a78bfa
BRV;Brava;bowlby-one-sc;bull-horns;#fecdd3 #f43f5e #fb7185
GRS;Girasol;righteous;flower-emblem;#fef08a #eab308 #facc15
VLT;Veleta;oswald;windmill;#a5f3fc #06b6d4 #67e8f9
QMR;Quimera;cinzel;griffin-symbol;#f5d0fe #d946ef #c084fc
SLR;Solárica;audiowide;striped-sun;#fed7aa #fb923c #fde047
AUR;Aurelia;playfair-display;sunbeams;#fef3c7 #d4a017 #fde68a
CND;Candela;cinzel;candle-flame;#fef9c3 #facc15 #fb923c
MSR;Mesa Real;playfair-display;jewel-crown;#e0e7ff #a5b4fc #818cf8
TRC;Terciopelo;playfair-display;theater-curtains;#fbcfe8 #db2777 #f472b6
MAR;Mar Adentro;righteous;big-wave;#cffafe #22d3ee #38bdf8
BRJ;Baraja Viva;bowlby-one-sc;card-ace-hearts;#ffffff #fca5a5 #ef4444
GES;Gran Estadio;russo-one;soccer-field;#dcfce7 #4ade80 #22c55e
CTG;Contragolpe;russo-one;boxing-glove;#fee2e2 #f87171 #dc2626
AV;Avante;audiowide;fast-forward-button;#e0f2fe #38bdf8 #0ea5e9
IMES;Imperia;cinzel;imperial-crown;#ede9fe #a78bfa #8b5cf6
IA;Iris Arena;audiowide;fire-iris;#fae8ff #e879f9 #22d3ee
AI;Aivia;audiowide;circuitry;#ccfbf1 #2dd4bf #14b8a6
TF;Titan Front;russo-one;heavy-helm;#e2e8f0 #94a3b8 #f59e0b
SV3;Palenque Tres;oswald;rooster;#ffedd5 #fb923c #ef4444
DS88;Derby Sol;bowlby-one-sc;sun;#fef9c3 #fde047 #f97316
DIG;Digna;cinzel;feather;#ffe4e6 #fb7185 #e11d48
WGB;Gallo Bravo;bowlby-one-sc;rooster;#fecaca #ef4444 #facc15
WS168;Espolón;russo-one;spiked-collar;#e2e8f0 #cbd5e1 #f43f5e
ESF;Esfera;audiowide;abacus;#dbeafe #60a5fa #fbbf24
FRT;Fortunata;playfair-display;clover;#d1fae5 #34d399 #fde047
TCG_SEA;SEA Lottery;righteous;lotus;#fbcfe8 #f472b6 #f9a8d4
TCG_LOTTO_VN;Vietnam Lottery;oswald;round-star;#fee2e2 #ef4444 #fde047`);

export const BANK_BRANDS: readonly Brand[] = brands(`
bank-1;Banco Anáhuac;playfair-display;greek-temple;#ffffff #bfdbfe #3b82f6
bank-2;Bancopal;russo-one;palm-tree;#ffffff #a7f3d0 #10b981
bank-3;Caja Mirador;oswald;lighthouse;#ffffff #fed7aa #f97316
bank-4;Monte Azul;cinzel;peaks;#ffffff #bae6fd #0ea5e9
bank-5;Finaltiplano;audiowide;hills;#ffffff #d9f99d #65c31a
bank-6;Banjade;righteous;emerald;#ffffff #99f6e4 #14b8a6
bank-7;Crédito Cantera;oswald;stone-bridge;#ffffff #fde68a #d97706
bank-8;Banco Jacaranda;playfair-display;flower-star;#ffffff #ddd6fe #8b5cf6
bank-9;Unión Pacífica;russo-one;big-wave;#ffffff #a5f3fc #0891b2
bank-10;Plata Norte;audiowide;metal-bar;#ffffff #cbd5e1 #94a3b8
bank-11;Banco Colibrí;righteous;hummingbird;#ffffff #fbcfe8 #ec4899
bank-12;Solidaria;oswald;shaking-hands;#ffffff #fecaca #ef4444
bank-13;Banco del Faro;cinzel;buoy;#ffffff #fef08a #eab308
bank-14;Cobre Capital;audiowide;two-coins;#ffffff #fdba74 #ea580c
bank-15;Ahorro Maíz;bowlby-one-sc;piggy-bank;#ffffff #fef08a #ca9a04
bank-16;Banco Tolvan;russo-one;castle;#ffffff #c7d2fe #6366f1
bank-17;Nube Pago;righteous;fluffy-cloud;#ffffff #bae6fd #38bdf8
bank-18;Banco Serranía;playfair-display;mountaintop;#ffffff #bbf7d0 #22c55e
bank-19;Puente Uno;audiowide;rialto-bridge;#ffffff #e9d5ff #a855f7
bank-20;Brújula;cinzel;compass;#ffffff #fecdd3 #f43f5e
bank-21;Rápido;russo-one;lightning-trio;#ffffff #fef9c3 #facc15
bank-22;Banco Encino;playfair-display;oak;#ffffff #d9f99d #4d9c0f
bank-23;Tesoro Popular;bowlby-one-sc;strongbox;#ffffff #fed7aa #f97316`);
