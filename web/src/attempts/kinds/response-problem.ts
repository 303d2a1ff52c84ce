import type { QuestionResponse, QuestionTask } from '@sabia/domain/questions/question-kind.ts';
import { readNumber } from '@sabia/domain/questions/kinds/read-number.ts';

/** Replies give access to the stored files that they name, so that the server refuses such a text. */
const address = /\/files\/[\w-]/;
const addressProblem = 'Não coloque endereços de arquivos da escola na resposta.';

/** The reason why the server would refuse a typed response; null without. */
export function problemOf(task: QuestionTask, response: QuestionResponse): string | null {
  if (response.kind === 'NUMERIC') {
    const unit = task.kind === 'NUMERIC' ? task.unit : null;
    return readNumber(response.value, unit) === null ? 'Escreva um número, como 12,5.' : null;
  }
  return textsOf(response).some((text) => address.test(text)) ? addressProblem : null;
}

function textsOf(response: QuestionResponse): string[] {
  if (response.kind === 'GAPS') return response.gaps.flatMap(({ text }) => text ?? []);
  return response.kind === 'SHORT_TEXT' || response.kind === 'OPEN_TEXT' ? [response.text] : [];
}
