import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a menu and chooses one of its items, by the keyboard. */
export async function chooseByKeyboard(
  where: Page | Locator,
  menu: string,
  item: string,
): Promise<void> {
  const page = 'page' in where ? where.page() : where;
  await where.getByRole('button', { name: menu, exact: true }).focus();
  await page.keyboard.press('Enter');
  // The menu takes the focus a moment after it has opened, also from an item.
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await where.getByRole('menuitem', { name: item, exact: true }).focus();
  await page.keyboard.press('Enter');
}
