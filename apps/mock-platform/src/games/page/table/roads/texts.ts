const ES = {
  road: 'Caminos de la mesa',
  beadPlate: 'Cuentas',
  bigRoad: 'Camino grande',
  bigEye: 'Ojo grande',
  smallRoad: 'Camino chico',
  cockroach: 'Cucaracha',
};
export type RoadText = keyof typeof ES;

const EN: Record<RoadText, string> = {
  road: 'Road maps of the table',
  beadPlate: 'Bead plate',
  bigRoad: 'Big road',
  bigEye: 'Big eye boy',
  smallRoad: 'Small road',
  cockroach: 'Cockroach road',
};

/** The names of the road maps, which families put among their own words. */
export const ROAD_WORDS = { es: ES, en: EN } as const;
