import { NativeSelect } from '@mantine/core';
import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { ReactNode } from 'react';
import { editedKinds } from '../edited-kinds.ts';
import { scoringOf } from '../kinds/edited-parts.ts';
import { FileFields } from '../kinds/file/FileFields.tsx';
import { GapsFields } from '../kinds/gaps/GapsFields.tsx';
import { MatchingFields } from '../kinds/matching/MatchingFields.tsx';
import { NumericFields } from '../kinds/numeric/NumericFields.tsx';
import { OpenTextFields } from '../kinds/open-text/OpenTextFields.tsx';
import { ShortTextFields } from '../kinds/short-text/ShortTextFields.tsx';
import { AlternativesFields } from './AlternativesFields.tsx';
import type { TaskFieldsProps } from './task-fields.ts';
import { scoringLabel } from './task-values.ts';

const fields: Record<QuestionKindName, (props: TaskFieldsProps) => ReactNode> = {
  SINGLE_CHOICE: AlternativesFields,
  MULTIPLE_CHOICE: AlternativesFields,
  TRUE_FALSE: AlternativesFields,
  ORDERING: AlternativesFields,
  NUMERIC: NumericFields,
  SHORT_TEXT: ShortTextFields,
  MATCHING: MatchingFields,
  GAPS: GapsFields,
  OPEN_TEXT: OpenTextFields,
  FILE: FileFields,
};

/** The fields of the task and its key, by the kind of the question. */
export function TaskFields({ form, media }: TaskFieldsProps) {
  const { kind } = form.values;
  const Fields = fields[kind];
  const { scorings } = editedKinds[kind];
  return (
    <>
      <Fields form={form} media={media} />
      {scorings && (
        <NativeSelect
          label={scoringLabel}
          value={scoringOf(scorings, form.values.task)}
          onChange={({ currentTarget }) => form.setFieldValue('task.scoring', currentTarget.value)}
          error={form.errors['task.scoring']}
          data={Object.entries(scorings).map(([value, label]) => ({ value, label }))}
          data-path="task.scoring"
        />
      )}
    </>
  );
}
