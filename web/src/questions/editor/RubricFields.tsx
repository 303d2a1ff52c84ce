import { NativeSelect } from '@mantine/core';
import { readyRubric, readyRubricKeys } from '@sabia/domain/essays/ready-rubrics.ts';
import { metadataLabels } from '@sabia/domain/questions/question-metadata.ts';
import { kindsCorrectedByPeople } from '@sabia/domain/questions/question-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import { rubricsQuery } from '../rubrics.api.ts';
import type { QuestionForm } from './question-values.ts';

/** The rubric of a question that people correct, and how many correct each answer. */
export function RubricFields({ form }: { form: QuestionForm }) {
  const { kind, rubric } = form.values;
  const isCorrected = kindsCorrectedByPeople.includes(kind);
  const { data: own = [] } = useQuery({ ...rubricsQuery, enabled: isCorrected });
  if (!isCorrected) return null;
  return (
    <Fieldset legend="Correção">
      <Columns>
        <NativeSelect
          {...form.getInputProps('rubric')}
          label={metadataLabels.rubric}
          description="Com uma rubrica, a resposta é corrigida como redação, critério por critério."
          data={[
            { value: '', label: 'Nenhuma: um crédito de 0 a 1' },
            ...readyRubricKeys.map((value) => ({ value, label: readyRubric(value).title })),
            ...own
              .filter(({ id, isArchived }) => !isArchived || id === rubric)
              .map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        {rubric && (
          <NativeSelect
            {...form.getInputProps('correctors')}
            label={metadataLabels.correctors}
            description="Duas que divergem pedem uma terceira."
            data={[
              { value: '1', label: 'Uma pessoa' },
              { value: '2', label: 'Duas pessoas, sem ver a nota da outra' },
            ]}
          />
        )}
      </Columns>
    </Fieldset>
  );
}
