import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { featureCircles } from './folder-circles.mjs';
import { undeclaredWorkspaces } from './undeclared-workspaces.mjs';

const { enhancedResolveOptions, ...options } = rules.options;

/** package.json of each workspace of a tree, by its folder. */
function manifestsOf(baseDir) {
  const below = ['apps', 'packages']
    .filter((group) => existsSync(join(baseDir, group)))
    .flatMap((group) => readdirSync(join(baseDir, group)).map((name) => `${group}/${name}`));
  const entries = [...below, 'e2e', 'bench']
    .map((folder) => [folder, join(baseDir, folder, 'package.json')])
    .filter(([, path]) => existsSync(path));
  return Object.fromEntries(entries.map(([folder, path]) => [folder, JSON.parse(readFileSync(path, 'utf8'))]));
}

/**
 * Cruises the folders of a tree and holds its imports against the rules.
 * Answers which modules of the tree itself were read, each broken rule with both ends, the circles among features, and
 * imports of workspaces that no package.json names.
 */
export async function cruiseTree(baseDir, folders) {
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: rules.forbidden } },
    enhancedResolveOptions,
  );
  const modules = output.modules.map(({ source }) => source).filter((source) => !/(^|\/)node_modules\//.test(source));
  const comments = new Map(rules.forbidden.map((rule) => [rule.name, rule.comment]));
  return {
    modules,
    circles: featureCircles(output.modules),
    undeclared: undeclaredWorkspaces(output.modules, manifestsOf(baseDir)),
    violations: output.summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle?.length ? cycle.map(({ name }) => name).join(' -> ') : to,
      instead: comments.get(rule.name),
    })),
  };
}
