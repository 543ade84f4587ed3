export { moveWallet } from './transfer-wallet';
export { hasOwnWallet, walletVendors } from './vendor-wallets';
