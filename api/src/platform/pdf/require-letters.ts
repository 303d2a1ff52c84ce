import { Refusal } from '@sabia/domain/refusal.ts';

/** Refuses to print a document whose texts have letters that no font has: a blank in a name would stay for ever. */
export async function requireLetters(texts: readonly string[]): Promise<void> {
  const { lettersWithoutFont } = await import('./document-fonts.ts');
  const text = texts.find((each) => lettersWithoutFont(each).length > 0);
  if (text === undefined) return;
  const letters = lettersWithoutFont(text).slice(0, 10).join(' ');
  throw new Refusal('letters_without_font', {
    detail: `“${text}” tem letras que os documentos da escola não sabem escrever: ${letters}. Escreva com outras letras, ou peça à administração.`,
  });
}
