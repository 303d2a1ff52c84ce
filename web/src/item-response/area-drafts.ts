import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type { ExamScoring } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { readRanges, writeRanges } from '@sabia/domain/item-response/question-ranges.ts';

/** An area of a practice exam as its fields have it. */
export interface AreaDraft {
  key: string;
  id?: string;
  title: string;
  area: Area | null;
  weight: number | string;
  cut: number | string;
  /** Minutes; '': no time of its own. */
  time: number | string;
  ranges: string;
  /** Of the questions that have one. */
  languages: ReadonlyMap<string, 0 | 1 | null>;
  state: string | null;
}

/** An area with all questions, of which `last` is the number of the last one. */
export const newArea = (last: number): AreaDraft => ({
  key: crypto.randomUUID(),
  title: '',
  area: null,
  weight: 1,
  cut: '',
  time: '',
  ranges: `1-${last}`,
  languages: new Map(),
  state: null,
});

export const draftsOf = ({ areas, questionIds, scale }: ExamScoring): AreaDraft[] => {
  const numbers = new Map(questionIds.map((id, at) => [id, at + 1]));
  return areas.map(({ id, title, area, weight, cut, timeLimitMinutes, questions, booklet }) => {
    const known = questions.filter(({ parameters }) => parameters === 'KNOWN').length;
    const different = questions.filter(({ parameters }) => parameters === 'DIFFERENT').length;
    const source = booklet
      ? `Enem ${booklet.year}, ${booklet.colour ? `caderno de cor ${booklet.colour.toLowerCase()}` : `caderno ${booklet.booklet}`}. `
      : '';
    return {
      key: id,
      id,
      title,
      area,
      weight,
      cut: cut ?? '',
      time: timeLimitMinutes ?? '',
      ranges: writeRanges(questions.flatMap((question) => numbers.get(question.id) ?? [])),
      languages: new Map(questions.map((question) => [question.id, question.language])),
      state:
        scale?.kind === 'COUNT'
          ? null
          : `${source}${known} de ${questions.length} questões com números da TRI${different > 0 ? `, ${different} com outro gabarito que o do Enem, fora da nota` : ''}.`,
    };
  });
};

/** The mistake of each field that can have one; null: none. */
export interface AreaMistakes {
  title: string | null;
  ranges: string | null;
}

export const mistakesIn = ({ title, ranges }: AreaDraft, last: number): AreaMistakes => ({
  title: title.trim() ? null : 'Dê um nome à área',
  ranges: readRanges(ranges, last) ? null : `Use números de 1 a ${last}, como 1-${last}`,
});

export function hasMistakes(draft: AreaDraft, last: number): boolean {
  const { title, ranges } = mistakesIn(draft, last);
  return title !== null || ranges !== null;
}

/** The area as the server takes it. */
export const areaOf = (
  { id, title, area, weight, cut, time, ranges, languages }: AreaDraft,
  questionIds: readonly string[],
) => ({
  id,
  title,
  area,
  weight: Number(weight) || 1,
  cut: cut === '' ? null : Number(cut),
  timeLimitMinutes: time === '' ? null : Number(time),
  questions: (readRanges(ranges, questionIds.length) ?? []).flatMap((number) => {
    const question = questionIds[number - 1];
    return question ? [{ id: question, language: languages.get(question) ?? null }] : [];
  }),
});
