let last = 0;

/** Headers of a request from an address that no other request had: limits per address stay out of the way. */
export function freshAddress(): { headers: Record<string, string> } {
  last = (last + 1) % 0xff_ff_ff;
  return { headers: { 'x-forwarded-for': `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}` } };
}
