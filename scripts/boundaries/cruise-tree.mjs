import { cruise } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { featureCircles } from './folder-circles.mjs';

const { enhancedResolveOptions, ...options } = rules.options;

/**
 * Cruises the folders of a tree and holds its imports against the rules.
 * Answers which modules of the tree itself were read, each broken rule with both ends, and the circles among features.
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
    violations: output.summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle?.length ? cycle.map(({ name }) => name).join(' -> ') : to,
      instead: comments.get(rule.name),
    })),
  };
}
