import fc, { type IRawProperty, type Parameters } from '#fast-check';
import { propertySettings } from './property-settings';

/** What tests get as `fast-check`: its properties take their seed and the number of their runs from the environment. */
export * from '#fast-check';

const DEFAULT_RUNS = 100;

const { factor, ...seed } = propertySettings(process.env);

fc.configureGlobal({ ...seed, numRuns: DEFAULT_RUNS * factor });

export function assert<Ts>(property: IRawProperty<Ts>, params: Parameters<Ts> = {}): Promise<void> | void {
  return fc.assert(property, { ...params, ...(params.numRuns && { numRuns: params.numRuns * factor }) });
}

export default { ...fc, assert };
