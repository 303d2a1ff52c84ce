import type { Difficulty, QuestionMetadata } from '@sabia/domain/questions/question-metadata.ts';

/** Values of the form fields with the metadata of a question; '' is none. */
export interface MetadataValues {
  name: string;
  code: string;
  tags: string[];
  categoryId: string;
  levelId: string;
  difficulty: Difficulty | '';
  source: string;
  year: number | string;
  authors: string;
  /** Of open texts and files: a ready rubric or the id of one of the school; '' is none. */
  rubric: string;
  correctors: '1' | '2';
}

export const blankMetadata: MetadataValues = {
  name: '',
  code: '',
  tags: [],
  categoryId: '',
  levelId: '',
  difficulty: '',
  source: '',
  year: '',
  authors: '',
  rubric: '',
  correctors: '1',
};

export const metadataValuesOf = (question: QuestionMetadata): MetadataValues => ({
  name: question.name ?? '',
  code: question.code ?? '',
  tags: question.tags,
  categoryId: question.categoryId ?? '',
  levelId: question.levelId ?? '',
  difficulty: question.difficulty ?? '',
  source: question.source ?? '',
  year: question.year ?? '',
  authors: question.authors ?? '',
  rubric: question.rubric ?? '',
  correctors: question.correctors === 2 ? '2' : '1',
});

/** Fields of the API before validation. */
export const metadataOf = (values: MetadataValues) => ({
  name: values.name,
  code: values.code,
  tags: values.tags,
  categoryId: values.categoryId || null,
  levelId: values.levelId || null,
  difficulty: values.difficulty || null,
  source: values.source,
  year: values.year === '' ? null : Number(values.year),
  authors: values.authors,
  rubric: values.rubric || null,
  correctors: values.correctors === '2' ? (2 as const) : (1 as const),
});
