import type { AnswerKey, QuestionTask } from '@sabia/domain/questions/question-kind.ts';
import { richTextLine } from '../rich-text-line.ts';

/** A part of a question: its rich text, words about it, and whether it is a right choice. */
export interface KeyLine {
  html: string;
  note: string;
  isRight: boolean;
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 15 });

/** The parts of a task with its key, as lines of the preview. */
export function keyLines(task: QuestionTask, key: AnswerKey): KeyLine[] {
  if (task.kind === 'MULTIPLE_CHOICE' && key.kind === 'MULTIPLE_CHOICE') {
    return task.options.map(({ id, text }) => part(text, '', key.rightOptionIds.includes(id)));
  }
  if (task.kind === 'TRUE_FALSE' && key.kind === 'TRUE_FALSE') {
    return task.items.map(({ id, text }) =>
      part(text, key.trueItemIds.includes(id) ? '→ certo' : '→ errado'),
    );
  }
  if (task.kind === 'NUMERIC' && key.kind === 'NUMERIC') {
    const tolerance = key.tolerance > 0 ? ` ± ${number.format(key.tolerance)}` : '';
    return [words(`Resposta: ${number.format(key.value)}${tolerance} ${task.unit ?? ''}`.trim())];
  }
  if (task.kind === 'SHORT_TEXT' && key.kind === 'SHORT_TEXT') {
    return [words(`Respostas aceitas: ${key.texts.join(' · ')}`)];
  }
  if (task.kind === 'MATCHING' && key.kind === 'MATCHING') {
    const rightOf = new Map(key.pairs.map(({ leftId, rightId }) => [leftId, rightId]));
    const lineOf = new Map(task.right.map(({ id, text }) => [id, richTextLine(text)]));
    const unused = task.right.filter(({ id }) => key.pairs.every(({ rightId }) => rightId !== id));
    return [
      ...task.left.map(({ id, text }) => part(text, `→ ${lineOf.get(rightOf.get(id) ?? '')}`)),
      ...unused.map(({ id }) => words(`Sem par: ${lineOf.get(id)}`)),
    ];
  }
  if (task.kind === 'ORDERING' && key.kind === 'ORDERING') {
    return key.itemIds.map((id, at) =>
      part(task.items.find((item) => item.id === id)?.text ?? '', `(${at + 1}º)`),
    );
  }
  if (task.kind === 'GAPS' && key.kind === 'GAPS') {
    return task.gaps.map(({ id, options }, at) => {
      const right = key.gaps.find(({ gapId }) => gapId === id);
      const answer = options
        ? `${options.find((option) => option.id === right?.optionId)?.label}, entre ${options.map(({ label }) => label).join(' · ')}`
        : right?.texts.join(' · ');
      return words(`Lacuna ${at + 1}: ${answer}`);
    });
  }
  const expected = key.kind === 'OPEN_TEXT' || key.kind === 'FILE' ? key.expected : null;
  return expected ? [part(expected, '(resposta esperada)')] : [];
}

const part = (html: string, note: string, isRight = false): KeyLine => ({ html, note, isRight });

const words = (note: string): KeyLine => part('', note);
