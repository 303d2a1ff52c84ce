import type { Locator, Page } from '@playwright/test';

/** Where somebody types: a text, or what they look for in a list. */
export const field = (where: Page | Locator, name: string): Locator =>
  where
    .getByRole('textbox', { name, exact: true })
    .or(where.getByRole('combobox', { name, exact: true }));

/** Picks an option of a list, by words that find it. */
export async function choose(
  where: Page | Locator,
  name: string,
  words: string,
  option = words,
): Promise<void> {
  await field(where, name).fill(words);
  await where.getByRole('option', { name: option }).first().click();
}

export async function addContent(page: Page, section: string, type: string): Promise<void> {
  await page.getByRole('button', { name: `Adicionar conteúdo à seção ${section}` }).click();
  await page.getByRole('menuitem', { name: type }).click();
}
