import gift, { type GIFTQuestion } from 'gift-pegjs';
import { giftItems, type GiftItem } from './gift-items.ts';
import { spacesBesideAnswers, strictGift } from './gift-escapes.ts';
import { setGiftFormulasAside, unbalancedFormula } from './gift-formulas.ts';
import { setMediaAside } from './gift-media.ts';
import { hasAnswers, textAlone, toSource } from './gift-source.ts';
import { createSharedTexts } from './shared-text.ts';
import { createMediaStores } from './media-store.ts';
import { categoryNames } from './imported-metadata.ts';
import { startReport, QuestionRefused, type ReadQuestions } from './imported-question.ts';
import { toQuestion } from './source-question.ts';

/** Reads a GIFT file item by item, so that a broken item does not affect the others. */
export function readGift(text: string): ReadQuestions {
  const report = startReport();
  const shelf = createMediaStores();
  const shared = createSharedTexts(report);
  let category: string[] = [];
  const { text: lighter, restore } = setGiftFormulasAside(text);
  for (const item of giftItems(lighter)) {
    const line = item.lines[0] ?? 1;
    const path = /^\s*\$CATEGORY:(.*)/.exec(item.source)?.[1];
    if (path !== undefined) {
      shared.end();
      category = categoryNames(restore(path));
      continue;
    }
    const title = restore(titleOf(item.source));
    if (!hasAnswers(item.source)) {
      shared.begin({ line, title }, shelf(), () => {
        const [source, files] = setMediaAside(item.source);
        return { ...textAlone(restore(parse({ ...item, source }, restore))), files };
      });
      continue;
    }
    report.take({ line, title }, (say) => {
      const [source, files] = setMediaAside(item.source);
      const valuesOf = (name: string) =>
        item.marks.filter((mark) => mark.name === name).map(({ value }) => restore(value));
      const metadata = { name: title, code: valuesOf('id')[0] ?? null, tags: valuesOf('tag') };
      const parsed = restore(parse({ ...item, source }, restore));
      const read = toSource(parsed, spacesBesideAnswers(source), say);
      return shared.put(toQuestion({ ...read, files, metadata, category }, shelf(), say));
    });
  }
  shared.end();
  return report.read;
}

function titleOf(source: string): string | null {
  const title = /^::((?:\\.|[^\\:]|:(?!:))*)::/s.exec(source.trimStart())?.[1];
  return (
    title
      ?.replace(/\\([:#={}~\\])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim() || null
  );
}

/** A numeric answer with a decimal comma, the usual mistake in Brazil. */
const decimalComma = /\{\s*#[^{}]*\d,\d/;

function parse(item: GiftItem, restore: (text: string) => string): GIFTQuestion {
  const strict = strictSource(item.source);
  try {
    const [question] = gift.parse(strict);
    if (question) return question;
  } catch (error) {
    if (!(error instanceof gift.SyntaxError)) throw error;
    if (decimalComma.test(strict))
      throw new QuestionRefused('Nos números do GIFT os decimais levam ponto: {#3.14:0.01}.');
    const { line } = error.location.start;
    throw new QuestionRefused(
      `Não foi possível ler perto de “${restore(near(strict, error.location.start.offset))}” (linha ${item.lines[line - 1] ?? item.lines.at(-1)}); confira os sinais = ~ # e as chaves.`,
    );
  }
  throw new QuestionRefused('Não foi possível ler este trecho.');
}

function strictSource(source: string): string {
  try {
    return strictGift(source);
  } catch (error) {
    const wrong = unbalancedFormula(source);
    if (!(error instanceof QuestionRefused) || !wrong) throw error;
    throw new QuestionRefused(`A fórmula “${wrong}” tem uma chave sem o seu par.`);
  }
}

const near = (source: string, offset: number): string =>
  source
    .slice(Math.max(0, offset - 20), offset + 20)
    .replace(/\s+/g, ' ')
    .trim();
