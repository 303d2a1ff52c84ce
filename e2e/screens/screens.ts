import { adminScreens } from './admin-screens.ts';
import { learnerScreens } from './learner-screens.ts';
import type { Screen } from './screen.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of the site map, in its states. */
export const screens: readonly Screen[] = [...visitorScreens, ...learnerScreens, ...adminScreens];
