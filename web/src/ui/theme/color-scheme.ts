import { deviceStorage } from '../../platform/device/device-storage.ts';

/**
 * The colour scheme is an attribute of the document: the user's choice, or else the system's preference.
 * The script in index.html sets it by the same rule before the first paint.
 */
const key = 'sabia.colorScheme';
const attribute = 'data-mantine-color-scheme';

export function toggleColorScheme(): void {
  const isDark = document.documentElement.getAttribute(attribute) === 'dark';
  const chosen = isDark ? 'light' : 'dark';
  deviceStorage.setItem(key, chosen);
  document.documentElement.setAttribute(attribute, chosen);
}

/** Follows changes of the system and of other tabs; returns a function that stops it. */
export function followColorScheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const chosen = deviceStorage.getItem(key);
    const isDark = chosen ? chosen === 'dark' : system.matches;
    document.documentElement.setAttribute(attribute, isDark ? 'dark' : 'light');
  };
  const fromOtherTab = (event: StorageEvent) => event.key === key && follow();
  system.addEventListener('change', follow);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', fromOtherTab);
  };
}
