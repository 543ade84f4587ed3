/**
 * A file of the web app's build, beside its page: by route, such as `/promotions` or `/$category`, or by one
 * of its addresses (`/member?page=withdraw`), where the scripts are that it needs beyond those of every page.
 */
export const PAGE_FILES = 'page-files.json';
export type PageFiles = Readonly<Record<string, readonly string[]>>;
