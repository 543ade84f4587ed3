const FEATURE = /^apps\/mock-platform\/src\/features\/([^/]+)\//;
const TEST = /(\.test|-fixture)\.tsx?$/;

/** A feature's way back to itself over others, as names; null when there is none. */
function wayBack(arrows, start) {
  const ways = [[start]];
  const seen = new Set();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of arrows.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

/** Each arrow between two features of the platform, with one import that makes it. */
function arrowsOf(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = FEATURE.exec(source)?.[1];
    if (!from || TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = FEATURE.exec(resolved)?.[1];
      if (!to || to === from) continue;
      if (!arrows.has(from)) arrows.set(from, new Map());
      arrows.get(from).set(to, `${source} -> ${resolved}`);
    }
  }
  return arrows;
}

/**
 * Features of the platform that need each other in a circle, tests apart and types included. Answers the shortest circle
 * of each feature that stands in one, as the imports that make it; empty when arrows run one way.
 */
export function featureCircles(modules) {
  const arrows = arrowsOf(modules);
  return [...arrows.keys()].flatMap((feature) => {
    const way = wayBack(arrows, feature);
    return way ? [way.slice(1).map((to, index) => arrows.get(way[index]).get(to))] : [];
  });
}
