import { plainText } from '@sabia/domain/rich-text.ts';
import { categoryReason } from './gift.ts';
import { createImageStores } from './image-store.ts';
import {
  startReport,
  QuestionRefused,
  type ReadQuestions,
  type ReportLoss,
} from './imported-question.ts';
import { toQuestion, type SourceQuestion } from './source-question.ts';
import type { AttachedFile, SourceText, TextFormat } from './source-text.ts';
import { childOf, childrenOf, parseElement, type XmlElement } from './xml-element.ts';
import { xmlPieces } from './xml-pieces.ts';

/** Reads a Moodle XML file, question by question. */
export function readMoodleXml(text: string): ReadQuestions {
  const report = startReport();
  const shelf = createImageStores();
  try {
    for (const { line, source } of xmlPieces(text)) {
      const place = { line, title: null };
      if (source === null) {
        report.refuse(
          place,
          'O que começa nesta linha não termina: falta fechar a questão, o comentário ou o CDATA.',
        );
        continue;
      }
      const question = attempt(() => parseElement(source, line));
      if (typeof question === 'string') report.refuse(place, question);
      else if (question.attributes['type'] === 'category') {
        report.change(place, categoryReason(wordsIn(childOf(question, 'category'))));
      } else {
        const title = wordsIn(childOf(question, 'name')) || null;
        report.take({ line, title }, (say) => toQuestion(toSource(question, say), shelf(), say));
      }
    }
  } catch (error) {
    if (!(error instanceof QuestionRefused)) throw error;
    report.refuse({ line: 1, title: null }, error.message);
  }
  return report.read;
}

function attempt<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof QuestionRefused) return error.message;
    throw error;
  }
}

function toSource(question: XmlElement, say: ReportLoss): SourceQuestion {
  const type = question.attributes['type'] ?? '';
  if (type !== 'multichoice' && type !== 'truefalse') throw new QuestionRefused(refusalOf(type));
  reportLostSettings(question, say);
  const statement = textOf(childOf(question, 'questiontext'), say);
  return {
    statement,
    alternatives: childrenOf(question, 'answer').map((answer) => ({
      text: type === 'truefalse' ? truth(answer) : textOf(answer, say, statement.format),
      share: Number(answer.attributes['fraction'] ?? 0) || 0,
      feedback: textOf(childOf(answer, 'feedback'), say, statement.format),
    })),
    explanation: textOf(childOf(question, 'generalfeedback'), say, statement.format),
    whenRight: own(textOf(childOf(question, 'correctfeedback'), say, statement.format)),
    whenWrong: own(textOf(childOf(question, 'incorrectfeedback'), say, statement.format)),
  };
}

function refusalOf(type: string): string {
  const name = types[type];
  return name
    ? `É uma questão ${name}; só entram questões com uma alternativa certa.`
    : `O tipo “${type}” do Moodle não é aceito; só entram questões com uma alternativa certa.`;
}

const types: Record<string, string> = {
  essay: 'dissertativa',
  matching: 'de associar colunas',
  numerical: 'de resposta numérica',
  shortanswer: 'de resposta curta',
  description: 'de descrição, sem respostas',
  cloze: 'de lacunas (Cloze)',
  calculated: 'calculada',
  calculatedsimple: 'calculada simples',
  calculatedmulti: 'calculada de múltipla escolha',
  ddwtos: 'de arrastar palavras',
  ddimageortext: 'de arrastar sobre uma imagem',
  ddmarker: 'de arrastar marcadores',
  gapselect: 'de selecionar palavras',
  ordering: 'de ordenar',
  randomsamatch: 'aleatória de associação',
};

/** Reports Moodle's settings of a question that Sabiá does not have. */
function reportLostSettings(question: XmlElement, say: ReportLoss): void {
  const grade = Number(wordsOf(childOf(question, 'defaultgrade')) || 1);
  if (grade !== 1) say(`O peso ${grade} não foi mantido: aqui as questões valem o mesmo.`);
  if (wordsOf(childOf(question, 'hidden')) === '1') say('A questão estava oculta no Moodle.');
  const tags = childrenOf(childOf(question, 'tags'), 'tag').map(wordsIn).filter(Boolean);
  if (tags.length > 0) say(`As etiquetas não foram mantidas: ${tags.join(', ')}.`);
  if (childrenOf(question, 'hint').some(wordsIn)) say('As dicas não foram mantidas.');
  if (wordsOf(childOf(question, 'image')) || wordsOf(childOf(question, 'image_base64'))) {
    say('A imagem à parte do texto (Moodle 1.9) não foi mantida.');
  }
  const partly = own(textOf(childOf(question, 'partiallycorrectfeedback'), say));
  if (partly && plainText(partly.text)) {
    say('O comentário para respostas parcialmente certas não foi mantido.');
  }
}

/** Moodle's default feedback, which says nothing about the question. */
const usualComments = new Set([
  'Your answer is correct.',
  'Your answer is incorrect.',
  'Your answer is partially correct.',
  'Sua resposta está correta.',
  'Sua resposta está incorreta.',
  'Sua resposta está parcialmente correta.',
]);

const own = (comment: SourceText): SourceText | null =>
  usualComments.has(plainText(comment.text)) ? null : comment;

function truth(answer: XmlElement): SourceText {
  const isTrue = wordsIn(answer).toLowerCase() === 'true';
  return { text: isTrue ? 'Verdadeiro' : 'Falso', format: 'plain' };
}

const formats: Record<string, TextFormat> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
};

function textOf(
  holder: XmlElement | undefined,
  say: ReportLoss,
  usual: TextFormat = 'moodle',
): SourceText {
  const format = formats[holder?.attributes['format'] ?? ''] ?? usual;
  const text = (childOf(holder, 'text') ?? holder)?.text ?? '';
  return { text: text.trim(), format, files: filesOf(holder, text, say) };
}

function filesOf(holder: XmlElement | undefined, text: string, say: ReportLoss) {
  const files = new Map<string, AttachedFile>();
  for (const file of childrenOf(holder, 'file')) {
    const name = file.attributes['name'] ?? '';
    const path = `${file.attributes['path'] ?? '/'}${name}`.replace(/^\/+/, '');
    files.set(path, { name, base64: file.text });
    if (!isImageName(name) || !text.includes('@@PLUGINFILE@@')) {
      say(`O arquivo “${name}” não foi mantido: só entram as imagens mostradas no texto.`);
    }
  }
  return files;
}

const isImageName = (name: string): boolean => /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i.test(name);

const wordsOf = (holder: XmlElement | undefined): string => (holder?.text ?? '').trim();

/** The text of an element: that of its `<text>` child, else its own. */
const wordsIn = (holder: XmlElement | undefined): string =>
  wordsOf(childOf(holder, 'text') ?? holder).replace(/\s+/g, ' ');
