import {
  binomials,
  coloured,
  fractions,
  labelledArrows,
  marks,
  texts,
  unseen,
} from './formula-commands.ts';
import { formulaSigns } from './formula-signs.ts';
import { plainFormula } from './plain-formula.ts';
import { named, sum } from './spoken-functions.ts';
import { binomial, fraction, marked, tidy } from './spoken-phrases.ts';
import {
  argument,
  isBase,
  option,
  readingOf,
  readTo,
  signWords,
  source,
  upright,
  type Reading,
} from './spoken-reading.ts';
import { spokenStructures } from './spoken-structures.ts';
import { spokenFunctions, spokenMarks, spokenSums } from './spoken-words.ts';
import { wordsOfText } from './tex-group.ts';

/**
 * A formula in Portuguese words, for screen readers: `x^2 \le \sqrt 2` is 'x ao quadrado é menor ou igual a raiz quadrada
 * de 2'. A part of several words has its end said, so that two formulas of different structure have different words. Of
 * an unknown command only the arguments are said; a formula without words, or one that is nested too deeply, has its
 * plain form.
 */
export function spokenFormula(tex: string): string {
  const reading = readingOf(tex, command);
  const spoken = tidy(readTo(reading, null));
  return spoken === '' || reading.isTooDeep ? plainFormula(tex) : spoken;
}

function command(name: string, reading: Reading): string {
  const ofFunction = spokenFunctions.get(name);
  if (ofFunction) return named(name, ofFunction, reading);
  const ofSum = spokenSums.get(name);
  if (ofSum) return sum(ofSum, reading);
  const mark = marks.get(name);
  if (mark) {
    const isPeriod = mark === 'bar' && /[,.]/.test(reading.tokens[reading.at - 2] ?? '');
    const words = argument(reading);
    return isPeriod && /^\d+$/.test(words) ? `período ${words}` : marked(spokenMarks[mark], words);
  }
  const arrow = labelledArrows.get(name);
  if (arrow) return labelled(signWords(arrow, reading), option(reading), argument(reading));
  if (fractions.has(name)) {
    const above = argument(reading);
    const below = argument(reading);
    return fraction(above, below, isBase(reading));
  }
  if (binomials.has(name)) return binomial(argument(reading), argument(reading));
  if (texts.has(name)) return wordsOfText(source(reading), (tex) => upright(tex, reading));
  if (unseen.has(name)) return source(reading) && ' ';
  if (coloured.has(name)) {
    source(reading);
    return argument(reading);
  }
  const structure = spokenStructures.get(name);
  if (structure) return structure(reading);
  const sign = formulaSigns.get(name);
  return sign ? signWords(sign, reading) : ' ';
}

const labelled = (arrow: string, below: string, above: string): string => {
  const labels = [above && `${above} acima`, below && `${below} abaixo`].filter(Boolean);
  return labels.length > 0 ? `${arrow}, com ${labels.join(' e ')},` : arrow;
};
