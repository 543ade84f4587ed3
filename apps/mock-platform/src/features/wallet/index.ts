export { moveWallet } from './transfer-wallet';
export { hasOwnWallet, walletVendors } from './vendor-wallets';
export { WALLET_VENDORS } from './wallet-settings';
