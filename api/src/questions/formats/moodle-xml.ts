import { createMediaStores } from './media-store.ts';
import { categoryNames } from './imported-metadata.ts';
import { startReport, QuestionRefused, type ReadQuestions } from './imported-question.ts';
import { moodleSource } from './moodle-source.ts';
import { weightOf } from './moodle-settings.ts';
import { textOf, wordsIn } from './moodle-text.ts';
import { createSharedTexts } from './shared-text.ts';
import { toQuestion } from './source-question.ts';
import { childOf, childrenOf, parseElement, type XmlElement } from './xml-element.ts';
import { xmlPieces } from './xml-pieces.ts';

/** Reads a Moodle XML file, question by question. */
export function readMoodleXml(text: string): ReadQuestions {
  const report = startReport();
  const shelf = createMediaStores();
  const shared = createSharedTexts(report);
  let category: string[] = [];
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
        shared.end();
        category = categoryNames(wordsIn(childOf(question, 'category')));
      } else if (question.attributes['type'] === 'description') {
        const { name: title } = metadataOf(question);
        shared.begin({ line, title }, shelf(), (say) =>
          textOf(childOf(question, 'questiontext'), say),
        );
      } else {
        const metadata = metadataOf(question);
        report.take({ line, title: metadata.name }, (say) =>
          shared.put(
            toQuestion(
              {
                ...moodleSource(question, say),
                weight: weightOf(question, say),
                metadata,
                category,
              },
              shelf(),
              say,
            ),
          ),
        );
      }
    }
  } catch (error) {
    if (!(error instanceof QuestionRefused)) throw error;
    report.refuse({ line: 1, title: null }, error.message);
  }
  shared.end();
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

/** A name that an export has made of the statement is none (write-moodle-xml.ts). */
function metadataOf(question: XmlElement) {
  const name = childOf(question, 'name');
  return {
    name: name?.attributes['generated'] === 'true' ? null : wordsIn(name) || null,
    code: wordsIn(childOf(question, 'idnumber')) || null,
    tags: childrenOf(childOf(question, 'tags'), 'tag').map(wordsIn),
  };
}
