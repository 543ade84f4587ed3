/** Takes away the place of announcements with which home begins, before any script (decision 016). */
export const endFirstPopups = (page: Document): void => page.querySelector('.first-popups')?.remove();
