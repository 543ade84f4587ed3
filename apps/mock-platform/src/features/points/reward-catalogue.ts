import type { PointRewardType } from '@tonalli/contracts/points/wire';

/** A reward of the default data; its picture is drawn by its id (`art/reward-art.ts`). */
export interface CatalogueReward {
  id: string;
  type: PointRewardType;
  es: readonly [name: string, description: string];
  en: readonly [name: string, description: string];
  points: number;
  /** Valid bets asked for, in whole units of money. */
  requiredBet?: number;
  /** What a bonus pays, in whole units of money. */
  bonus?: number;
  stock: number;
}

const PAID_ES = 'Se acredita al instante en tu saldo principal y puedes usarlo o retirarlo como cualquier otro saldo.';
const PAID_EN = 'Credited at once to your main balance, to use or withdraw like any other money.';
const CODE_ES = 'Revisamos tu solicitud y te enviamos el código en un mensaje.';
const CODE_EN = 'We review your request and send you the code in a message.';
const SENT_ES = 'Revisamos tu solicitud y coordinamos contigo el envío sin costo dentro de México.';
const SENT_EN = 'We review your request and arrange free delivery within Mexico with you.';

export const REWARDS: readonly CatalogueReward[] = [
  {
    id: 'bono-20',
    type: 'BONUS',
    es: ['Bono de $20', PAID_ES],
    en: ['$20 bonus', PAID_EN],
    points: 9_500,
    bonus: 20,
    stock: 500,
  },
  {
    id: 'bono-50',
    type: 'BONUS',
    es: ['Bono de $50', PAID_ES],
    en: ['$50 bonus', PAID_EN],
    points: 23_000,
    requiredBet: 30_000,
    bonus: 50,
    stock: 300,
  },
  {
    id: 'bono-200',
    type: 'BONUS',
    es: ['Bono de $200', PAID_ES],
    en: ['$200 bonus', PAID_EN],
    points: 88_000,
    requiredBet: 120_000,
    bonus: 200,
    stock: 120,
  },
  {
    id: 'bono-1000',
    type: 'BONUS',
    es: ['Bono de $1,000', PAID_ES],
    en: ['$1,000 bonus', PAID_EN],
    points: 420_000,
    requiredBet: 600_000,
    bonus: 1_000,
    stock: 25,
  },
  {
    id: 'regalo-100',
    type: 'VOUCHER',
    es: ['Tarjeta de regalo de $100', `Para las tiendas participantes. ${CODE_ES}`],
    en: ['$100 gift card', `For the stores that take part. ${CODE_EN}`],
    points: 48_000,
    stock: 80,
  },
  {
    id: 'cine',
    type: 'VOUCHER',
    es: ['Dos entradas de cine', `Válidas cualquier día, con palomitas grandes. ${CODE_ES}`],
    en: ['Two cinema tickets', `Good for any day, with large popcorn. ${CODE_EN}`],
    points: 70_000,
    stock: 60,
  },
  {
    id: 'gasolina-500',
    type: 'VOUCHER',
    es: ['Vale de gasolina de $500', `En todas las estaciones de la red. ${CODE_ES}`],
    en: ['$500 fuel voucher', `At every station of the network. ${CODE_EN}`],
    points: 240_000,
    requiredBet: 300_000,
    stock: 40,
  },
  {
    id: 'cena',
    type: 'VOUCHER',
    es: ['Cena para dos', `Tres tiempos en el restaurante que elijas de la lista. ${CODE_ES}`],
    en: ['Dinner for two', `Three courses at the restaurant of the list that you choose. ${CODE_EN}`],
    points: 390_000,
    requiredBet: 450_000,
    stock: 15,
  },
  {
    id: 'taza',
    type: 'LIFESTYLE',
    es: ['Taza Tonalli', `Cerámica de Puebla pintada a mano. ${SENT_ES}`],
    en: ['Tonalli mug', `Hand-painted ceramic from Puebla. ${SENT_EN}`],
    points: 6_000,
    stock: 150,
  },
  {
    id: 'gorra',
    type: 'LIFESTYLE',
    es: ['Gorra Tonalli', `Bordada, de ajuste universal. ${SENT_ES}`],
    en: ['Tonalli cap', `Embroidered, one size fits all. ${SENT_EN}`],
    points: 9_000,
    stock: 90,
  },
  {
    id: 'playera',
    type: 'LIFESTYLE',
    es: ['Playera Tonalli', `Algodón peinado, de la talla CH a la XG. ${SENT_ES}`],
    en: ['Tonalli T-shirt', `Combed cotton, in sizes S to XL. ${SENT_EN}`],
    points: 14_000,
    stock: 120,
  },
  {
    id: 'balon',
    type: 'LIFESTYLE',
    es: ['Balón de futbol', `Tamaño oficial, cosido a mano. ${SENT_ES}`],
    en: ['Football', `Official size, sewn by hand. ${SENT_EN}`],
    points: 22_000,
    stock: 45,
  },
  {
    id: 'mochila',
    type: 'LIFESTYLE',
    es: ['Mochila de viaje', `28 litros, resistente al agua. ${SENT_ES}`],
    en: ['Travel backpack', `28 litres, water resistant. ${SENT_EN}`],
    points: 60_000,
    stock: 30,
  },
  {
    id: 'cafetera',
    type: 'LIFESTYLE',
    es: ['Cafetera italiana', `Para seis tazas, con medio kilo de café de Veracruz. ${SENT_ES}`],
    en: ['Moka pot', `Six cups, with half a kilo of coffee from Veracruz. ${SENT_EN}`],
    points: 110_000,
    stock: 20,
  },
  {
    id: 'guitarra',
    type: 'LIFESTYLE',
    es: ['Guitarra de Paracho', `De cedro, hecha en Michoacán. ${SENT_ES}`],
    en: ['Guitar from Paracho', `Cedar, made in Michoacán. ${SENT_EN}`],
    points: 500_000,
    stock: 0,
  },
  {
    id: 'bocina',
    type: 'ELECTRONICS',
    es: ['Bocina portátil', `20 vatios y 12 horas de batería. ${SENT_ES}`],
    en: ['Portable speaker', `20 watts and 12 hours of battery. ${SENT_EN}`],
    points: 150_000,
    stock: 25,
  },
  {
    id: 'audifonos',
    type: 'ELECTRONICS',
    es: ['Audífonos inalámbricos', `Con cancelación de ruido. ${SENT_ES}`],
    en: ['Wireless headphones', `With noise cancelling. ${SENT_EN}`],
    points: 320_000,
    requiredBet: 400_000,
    stock: 18,
  },
  {
    id: 'reloj',
    type: 'ELECTRONICS',
    es: ['Reloj inteligente', `Con GPS y siete días de batería. ${SENT_ES}`],
    en: ['Smart watch', `With GPS and seven days of battery. ${SENT_EN}`],
    points: 640_000,
    requiredBet: 800_000,
    stock: 10,
  },
  {
    id: 'consola',
    type: 'ELECTRONICS',
    es: ['Consola de videojuegos', `Con dos controles. ${SENT_ES}`],
    en: ['Games console', `With two controllers. ${SENT_EN}`],
    points: 2_600_000,
    requiredBet: 3_000_000,
    stock: 4,
  },
  {
    id: 'telefono',
    type: 'ELECTRONICS',
    es: ['Teléfono inteligente', `256 GB, libre de operador. ${SENT_ES}`],
    en: ['Smartphone', `256 GB, free of any carrier. ${SENT_EN}`],
    points: 4_200_000,
    requiredBet: 5_000_000,
    stock: 3,
  },
];
