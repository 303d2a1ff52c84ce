import type { Page } from '@playwright/test';
import type { Screen } from '../screens/screen.ts';
import { expectNoFaults, windowsWithNotices } from './windows.ts';

/** Shows the notices that every screen of a signed-in user may have, and checks the layout of the open screen with them. */
export async function expectNoFaultsWithNotices(
  page: Page,
  { user, state }: Screen,
): Promise<void> {
  if (user === 'visitor') return;
  await page.evaluate(setProofOfEmail, false);
  await page.getByRole('region', { name: 'Confirmação do e-mail' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('Você está sem conexão').first().waitFor();
  await expectNoFaults(page, `${state}, with notices`, windowsWithNotices);
  await page.context().setOffline(false);
  await page.evaluate(setProofOfEmail, true);
}

/** Firebase lets users in before they verify their address. */
function setProofOfEmail(emailVerified: boolean): void {
  const key = 'sabia.user';
  const user: object = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...user, emailVerified }));
  dispatchEvent(new StorageEvent('storage', { key }));
}
