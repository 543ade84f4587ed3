export const BEACON_SOURCES = ['demonstration', 'drand-quicknet'] as const;

/** A public value that nobody knew before its moment. */
export interface BeaconValue {
  readonly source: (typeof BEACON_SOURCES)[number];
  /** Its number in the beacon's own count. */
  readonly number: number;
  /** 32 bytes, hexadecimal. */
  readonly value: string;
  /** Whoever doubts it: of the demonstration, the value before it, which is its SHA-256; of drand, the signature. */
  readonly proof: string;
}
