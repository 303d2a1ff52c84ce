import { charactersIn, firstCharacters } from '@sabia/domain/characters.ts';
import type { ResponseOf, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import { count } from '../../../ui/words/plural.ts';
import { addressProblem } from '../address-problem.ts';

export function openTextProblem(
  { maxLength }: TaskOf<'OPEN_TEXT'>,
  { text }: ResponseOf<'OPEN_TEXT'>,
): string | null {
  const tooMany = charactersIn(text) - maxLength;
  if (tooMany <= 0) return addressProblem(text);
  const most = maxLength.toLocaleString('pt-BR');
  return (
    addressProblem(text) ??
    `${count(tooMany, 'caractere', 'caracteres')} a mais. Só os primeiros ${most} contam: encurte o texto.`
  );
}

/** The beginning of a text that is too long, so that the end of the time does not take all of it away. */
export function beginningOf(
  { maxLength }: TaskOf<'OPEN_TEXT'>,
  response: ResponseOf<'OPEN_TEXT'>,
): ResponseOf<'OPEN_TEXT'> | null {
  const text = firstCharacters(response.text, maxLength);
  return text.trim() ? { ...response, text } : null;
}
