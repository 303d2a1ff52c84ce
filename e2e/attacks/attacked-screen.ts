import type { Step } from '../screens/screen.ts';

/** A screen that shows an attacked text. */
export interface AttackedScreen {
  who: 'visitor' | 'learner' | 'admin';
  address: string;
  /** Words of it by which one knows that it is there. */
  shows: string;
  /** What brings more of it forth. */
  reveal?: Step;
}
