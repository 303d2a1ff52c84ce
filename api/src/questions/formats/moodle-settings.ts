import { plainText } from '@sabia/domain/rich-text.ts';
import type { ReportLoss } from './imported-question.ts';
import { textOf, wordsIn, wordsOf } from './moodle-text.ts';
import { childOf, childrenOf, type XmlElement } from './xml-element.ts';

/** The weight of a question; the grade of a cloze question is that of its gaps. */
export function weightOf(question: XmlElement, say: ReportLoss): number {
  if (question.attributes['type'] === 'cloze') return 1;
  const grade = Number(wordsOf(childOf(question, 'defaultgrade')) || 1);
  if (grade >= 0 && grade <= 100) return grade;
  say(`O peso ${grade} não foi mantido: aqui vai de 0 a 100.`);
  return 1;
}

/** Reports Moodle's settings of a question that Sabiá does not have. */
export function reportLostSettings(question: XmlElement, say: ReportLoss): void {
  if (wordsOf(childOf(question, 'hidden')) === '1') say('A questão estava oculta no Moodle.');
  if (childrenOf(question, 'hint').some(wordsIn)) say('As dicas não foram mantidas.');
  if (wordsOf(childOf(question, 'image')) || wordsOf(childOf(question, 'image_base64'))) {
    say('A imagem à parte do texto (Moodle 1.9) não foi mantida.');
  }
  const partly = plainText(textOf(childOf(question, 'partiallycorrectfeedback'), say).text);
  if (partly && !usualPartly.has(partly)) {
    say('O comentário para respostas parcialmente certas não foi mantido.');
  }
}

const usualPartly = new Set([
  'Your answer is partially correct.',
  'Sua resposta está parcialmente correta.',
]);
