/**
 * Light or dark lives in an attribute of the document, which index.html sets before the first paint
 * by the same rule: what the person chose, or else what the system prefers.
 */
const key = 'sabia.colorScheme';
const attribute = 'data-mantine-color-scheme';

export function toggleColorScheme(): void {
  const isDark = document.documentElement.getAttribute(attribute) === 'dark';
  const chosen = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Where site data is blocked, the choice lasts as long as the page.
  }
  document.documentElement.setAttribute(attribute, chosen);
}

/** Keeps up with the system and with other tabs; returns how to stop. */
export function followColorScheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const chosen = readChoice();
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

function readChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
