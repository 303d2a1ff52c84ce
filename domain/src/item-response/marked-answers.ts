import {
  hasLanguageChoice,
  itemsFor,
  languagesOf,
  questionsPerArea,
  type Booklet,
  type BookletItem,
  type ForeignLanguage,
} from './booklet.ts';

/** The item of a question with the character that was marked. */
export interface MarkedItem {
  item: BookletItem;
  mark: string;
}

/** Questions of each language in INEP's form of 50 characters, which has English before Spanish. */
const perLanguage = 5;
const withBothLanguages = questionsPerArea + perLanguage;

/** INEP published a booklet of 2012 with the items of English only. */
const onlyIn: Readonly<Record<ForeignLanguage, string>> = {
  0: 'Deste caderno o Inep publicou só as questões de inglês',
  1: 'Deste caderno o Inep publicou só as questões de espanhol',
};

export type MarksRead =
  | { marked: MarkedItem[] }
  | { field: 'answers' | 'foreignLanguage'; message: string };

/**
 * Reads one character per position: A to E, `.` blank, `*` two marks. Of a booklet with a language choice also
 * INEP's form of 50 characters, with 9 in the five positions of the other language. A booklet without a choice ignores
 * the language.
 */
export function readMarks(
  booklet: Pick<Booklet, 'items'>,
  { answers, language }: { answers: string; language: ForeignLanguage | null },
): MarksRead {
  const hasChoice = hasLanguageChoice(booklet);
  const [only = null] = languagesOf(booklet);
  if (!hasChoice && only !== null && language !== null && language !== only) {
    return { field: 'foreignLanguage', message: onlyIn[only] };
  }
  if (hasChoice && language === null) {
    return {
      field: 'foreignLanguage',
      message: 'Escolha a língua estrangeira: 0 para inglês, 1 para espanhol',
    };
  }
  const items = itemsFor(booklet, hasChoice ? language : only);
  const marks =
    hasChoice && answers.length === withBothLanguages
      ? marksOfLanguage(answers, language ?? 0)
      : answers;
  if (marks === null) {
    return {
      field: 'answers',
      message: 'Com 50 respostas, as cinco da língua não escolhida são 9',
    };
  }
  if (marks.length !== items.length) {
    const forms = hasChoice ? `${items.length} ou ${withBothLanguages}` : items.length;
    return {
      field: 'answers',
      message: `Envie ${forms} respostas, uma por questão do caderno; chegaram ${answers.length}`,
    };
  }
  const strange = marks.search(/[^A-E.*]/);
  if (strange >= 0) {
    return {
      field: 'answers',
      message: `A resposta ${strange + 1} não vale. Use A, B, C, D ou E, ponto para em branco e asterisco para marcação dupla`,
    };
  }
  return { marked: items.map((item, at) => ({ item, mark: marks.charAt(at) })) };
}

/** The 45 characters of the chosen language; null if the other five are not 9. */
function marksOfLanguage(answers: string, language: ForeignLanguage): string | null {
  const english = answers.slice(0, perLanguage);
  const spanish = answers.slice(perLanguage, 2 * perLanguage);
  const [chosen, other] = language === 0 ? [english, spanish] : [spanish, english];
  return other === '9'.repeat(perLanguage) ? chosen + answers.slice(2 * perLanguage) : null;
}
