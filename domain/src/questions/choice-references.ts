import { normalForm } from '../normal-form.ts';
import { plainText } from '../rich-text.ts';

interface Choices {
  statement: string;
  explanation: string | null;
  choices: readonly { text: string }[];
}

const quantity =
  '(?:todas|todos|nenhuma|nenhum|ambas|ambos|qualquer|all|none|both|ninguna|ninguno|todas las)';
const choice =
  '(?:alternativas?|opcao|opcoes|opcion|opciones|respostas?|respuestas?|itens|item|letras?|afirmacao|afirmacoes|options?|answers?|choices?)';
const others =
  '(?:anterior|anteriores|acima|abaixo|demais|outras|outros|precedentes?|supracitad[ao]s|above|below|previous)';

const wordsAboutOthers = [
  `${quantity} (?:as |os |d[aeo]s? |de las |of (?:the |these )?|the )?(?:duas |dos )?${others}`,
  `${quantity} (?:as |os |d[aeo]s? |de las |of (?:the |these )?|the )?(?:${choice}|delas|deles|these)\\b`,
  `${choice} (?:\\w+ )?${others}`,
  `(?:as|os|das|dos|nas|nos|duas|dois|tres) ${others}(?= (?:estao|sao|esta|e)\\b|\\W*$)`,
  'n\\.? ?[dr]\\.? ?a\\b',
].join('|');
/** A choice that is about the other ones: 'nenhuma das anteriores', 'as alternativas acima', 'none of the above'. */
const aboutOthers = new RegExp(`\\b(?:${wordsAboutOthers})`, 'u');

/** A choice that only counts the right ones: 'todas estão corretas', 'ambas'. */
const onlyQuantity = new RegExp(
  `^(?:apenas |somente )?(?:as |os )?${quantity}(?: (?:elas|eles|duas|dois))?(?: (?:estao|sao|esta|e|are|is))?(?: (?:\\w+s|corret\\w+|cert\\w+|errad\\w+|correct|right|wrong))?\\W*$`,
  'u',
);

const letter = String.raw`(?:[A-HJ]|[a-hj]\)|["'“‘(][a-hj]["'”’)])`;
/** 'A alternativa B', 'a letra (c)', 'opções A e D'. A small letter alone is an article or a conjunction, I is a statement. */
const namedByLetter = new RegExp(
  String.raw`\b(?:[Aa]lternativas?|[Oo]p(?:cao|coes|cion)|[Ll]etras?|[Rr]espostas?|[Ii]te(?:m|ns)|[Oo]ptions?|[Aa]nswers?)[\s:]+${letter}(?![\wÀ-ÿ])`,
  'u',
);
/** The whole choice is made of letters: 'A e B', 'Apenas a, c e d', 'somente (B)', 'both A and C'. */
const onlyLetters = new RegExp(
  String.raw`^(?:(?:apenas|somente|so|tanto|ambas|both|only|as|os|a|o)\s+)*\(?"?[a-hj]"?\)?(?:\s*(?:,|/|\be\b|\bou\b|\bnem\b|\bquanto\b|\bcomo\b|\band\b|\bor\b|\by\b)\s*\(?"?[a-hj]"?\)?)+(?:\s+(?:estao|sao|are)\s+\w+)?\W*$`,
  'u',
);
const onlyOneLetter = /^(?:apenas|somente|so|only)\s+(?:as?\s+|os?\s+)?\(?"?[a-hj]"?\)?\W*$/u;

const withoutAccents = (html: string): string =>
  normalForm(plainText(html), 'NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim();

/**
 * True if another order would make the choices of a question false: one of them is about the others or names them by their
 * letters, or the statement or the explanation does. Statements I, II and III are not choices.
 */
export function refersToChoices({ statement, explanation, choices }: Choices): boolean {
  return (
    [statement, explanation ?? ''].some((html) => namedByLetter.test(withoutAccents(html))) ||
    choices.some(({ text }) => isAboutOthers(withoutAccents(text)))
  );
}

function isAboutOthers(text: string): boolean {
  const small = text.toLowerCase();
  return (
    namedByLetter.test(text) ||
    onlyQuantity.test(small) ||
    onlyLetters.test(small) ||
    onlyOneLetter.test(small) ||
    aboutOthers.test(small)
  );
}
