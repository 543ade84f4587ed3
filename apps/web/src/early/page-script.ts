import { askEarly, type TextFiles } from './ask-early';

/** The build puts them here. */
declare const TEXT_FILES: TextFiles;

try {
  askEarly(window, TEXT_FILES);
} catch {
  // A browser that keeps nothing for this site refuses to be asked; the app asks by itself.
}
