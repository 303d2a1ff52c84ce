import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { TaskValues } from '../edited-kinds.ts';
import type { AlternativeValues } from '../kinds/edited-parts.ts';
import type { MetadataValues } from './metadata-values.ts';

/** Values of the form fields. */
export interface QuestionValues extends MetadataValues {
  kind: QuestionKindName;
  statement: string;
  videoQuestionUrl: string;
  /** The alternatives, or the parts of a task that is a list. */
  alternatives: AlternativeValues[];
  task: TaskValues;
  explanation: string;
}
