import type { Locator, Page } from '@playwright/test';

/** A text field, or the search field of a list. */
export const field = (where: Page | Locator, name: string): Locator =>
  where
    .getByRole('textbox', { name, exact: true })
    .or(where.getByRole('combobox', { name, exact: true }));

/** Picks an option of a list by a search text. */
export async function choose(
  where: Page | Locator,
  name: string,
  search: string,
  option = search,
): Promise<void> {
  await field(where, name).fill(search);
  await where.getByRole('option', { name: option }).first().click();
}

export async function addContent(page: Page, section: string, type: string): Promise<void> {
  await page.getByRole('button', { name: `Adicionar conteúdo à seção ${section}` }).click();
  await page.getByRole('menuitem', { name: type }).click();
}
