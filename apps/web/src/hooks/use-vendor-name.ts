import { useCallback, useMemo } from 'react';
import { useBootstrap } from './use-bootstrap';

/** A vendor's name by its code; the code itself for one that the menu does not list. */
export function useVendorName(): (code: string) => string {
  const { categories } = useBootstrap();
  const names = useMemo(
    () => new Map(categories.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const))),
    [categories],
  );
  return useCallback((code) => names.get(code) ?? code, [names]);
}
