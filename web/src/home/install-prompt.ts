import { deviceStorage } from '../platform/device/device-storage.ts';

/** The installation of the site on this device: if it is possible now, and if the user has answered the offer. */

/** The event by which Chromium allows to offer the installation; index.html keeps it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
  interface Navigator {
    /** Safari on iOS only: true for a site that was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

/** By the browser's dialog, or by hand in the menu of Safari on iOS; null for a browser that can't, and once installed. */
export function waysToInstall(): 'prompt' | 'by hand' | null {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (window.installPrompt) return 'prompt';
  return navigator.standalone === false ? 'by hand' : null;
}

/** Opens the browser's dialog. A prompt can be used once. */
export async function install(): Promise<void> {
  const { installPrompt } = window;
  delete window.installPrompt;
  await installPrompt?.prompt();
}

const key = 'sabia.install';

/** `due`: the learner has completed a content. `answered`: the offer does not come again on this device. */
export type InstallOfferState = 'due' | 'answered';

export const readInstallOffer = (): string | null => deviceStorage.getItem(key);

export const writeInstallOffer = (state: InstallOfferState): void =>
  deviceStorage.setItem(key, state);
