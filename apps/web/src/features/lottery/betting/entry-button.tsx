/** Orders in the shorthand of agents; nothing for lotteries that have none. */
export function EntryButton() {
  return null;
}
