import type { QuestionResponse, QuestionTask } from '@sabia/domain/questions/question-kind.ts';
import { readNumber } from '@sabia/domain/questions/kinds/read-number.ts';
import { count } from '../../ui/words/plural.ts';

/** Replies give access to the stored files that they name, so that the server refuses such a text. */
const address = /\/files\/[\w-]/;
const addressProblem = 'Não coloque endereços de arquivos da escola na resposta.';

/** The reason why the server would refuse a typed response as it is; null without. */
export function problemOf(task: QuestionTask, response: QuestionResponse): string | null {
  if (response.kind === 'NUMERIC') {
    const unit = task.kind === 'NUMERIC' ? task.unit : null;
    return readNumber(response.value, unit) === null ? 'Escreva um número, como 12,5.' : null;
  }
  if (textsOf(response).some((text) => address.test(text))) return addressProblem;
  return lengthProblem(task, response);
}

/**
 * The part of a typed response that the server takes; null for none. Of a text that is too long it is the beginning, so
 * that the end of the time does not take all of it away.
 */
export function countedPart(
  task: QuestionTask,
  response: QuestionResponse,
): QuestionResponse | null {
  if (problemOf(task, response) === null) return response;
  if (task.kind !== 'OPEN_TEXT' || response.kind !== 'OPEN_TEXT') return null;
  // Half of a character outside the first 65,536 can't be stored.
  const text = response.text.slice(0, task.maxLength).replace(/[\uD800-\uDBFF]$/, '');
  const beginning = { ...response, text };
  return text.trim() && problemOf(task, beginning) === null ? beginning : null;
}

function lengthProblem(task: QuestionTask, response: QuestionResponse): string | null {
  if (task.kind !== 'OPEN_TEXT' || response.kind !== 'OPEN_TEXT') return null;
  const tooMany = response.text.length - task.maxLength;
  if (tooMany <= 0) return null;
  const most = task.maxLength.toLocaleString('pt-BR');
  return `${count(tooMany, 'caractere', 'caracteres')} a mais. Só os primeiros ${most} contam: encurte o texto.`;
}

function textsOf(response: QuestionResponse): string[] {
  if (response.kind === 'GAPS') return response.gaps.flatMap(({ text }) => text ?? []);
  return response.kind === 'SHORT_TEXT' || response.kind === 'OPEN_TEXT' ? [response.text] : [];
}
