import type { Action } from '../screens/screen.ts';

/** A screen that shows attacked text. */
export interface AttackedScreen {
  user: 'visitor' | 'learner' | 'admin';
  address: string;
  /** Text of the screen, on which the test waits. */
  text: string;
  /** Makes more of the attacked text visible. */
  reveal?: Action;
}
