export interface Balances {
  mainMinor: number;
  vendors: { vendor: string; balanceMinor: number }[];
}
