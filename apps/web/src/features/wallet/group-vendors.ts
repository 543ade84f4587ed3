import type { Bootstrap } from '@tonalli/contracts/system/api';

type Category = Bootstrap['categories'][number];
export type VendorEntry = Category['vendors'][number] & { type: Category['type'] };

/** Each vendor once, under its first category: played from the main wallet, or from one of its own. */
export function groupVendors(categories: Bootstrap['categories'], walletVendors: readonly string[]) {
  const vendors = new Map<string, VendorEntry>();
  for (const { type, vendors: listed } of categories) {
    for (const vendor of listed) if (!vendors.has(vendor.code)) vendors.set(vendor.code, { ...vendor, type });
  }
  const all = [...vendors.values()];
  const isOwn = ({ code }: VendorEntry) => walletVendors.includes(code);
  return { covered: all.filter((vendor) => !isOwn(vendor)), own: all.filter(isOwn) };
}
