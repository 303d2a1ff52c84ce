import { announceSilentValues } from './silent-values.ts';
import { followTranslations } from '../translated-texts.ts';

/** Lets React bear what others change in its page: translators and password managers. */
export function followOutsideChanges(page: Document): void {
  followTranslations(page.body);
  announceSilentValues(page);
}
