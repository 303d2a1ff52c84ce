import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import {
  difficultyNames,
  metadataLabels,
  questionTagsLimit,
} from '@sabia/domain/questions/question-metadata.ts';
import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { useQuery } from '@tanstack/react-query';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TagsField } from '../TagsField.tsx';
import type { QuestionForm } from './question-values.ts';

interface MetadataFieldsProps {
  form: QuestionForm;
  /** A bank has no category and no level that its questions could have. */
  isInBank: boolean;
}

/** The fields by which a question is found and drawn; all of them are optional. */
export function MetadataFields({ form, isInBank }: MetadataFieldsProps) {
  const { data: taxonomy } = useQuery(taxonomyQuery);
  return (
    <Fieldset legend="Classificação">
      <Stack gap={16}>
        <Columns>
          <TextInput {...form.getInputProps('name')} label={metadataLabels.name} />
          <TextInput {...form.getInputProps('code')} label={metadataLabels.code} />
          <NativeSelect
            {...form.getInputProps('categoryId')}
            label={metadataLabels.categoryId}
            data={[
              { value: '', label: isInBank ? 'Sem categoria' : 'A do curso ou simulado' },
              ...optionsOf(taxonomy?.categories),
            ]}
          />
          <NativeSelect
            {...form.getInputProps('levelId')}
            label={metadataLabels.levelId}
            data={[
              { value: '', label: isInBank ? 'Sem nível' : 'O do curso ou simulado' },
              ...optionsOf(taxonomy?.levels),
            ]}
          />
          <NativeSelect
            {...form.getInputProps('difficulty')}
            label={metadataLabels.difficulty}
            data={[
              { value: '', label: 'Não informada' },
              ...Object.entries(difficultyNames).map(([value, label]) => ({ value, label })),
            ]}
          />
          <NumberInput
            {...form.getInputProps('year')}
            label={metadataLabels.year}
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator=""
            hideControls
          />
        </Columns>
        <TagsField
          {...form.getInputProps('tags')}
          label={metadataLabels.tags}
          maxTags={questionTagsLimit}
        />
        <Columns>
          <TextInput
            {...form.getInputProps('source')}
            label={metadataLabels.source}
            placeholder="Enem, OAB, autoria própria…"
          />
          <TextInput {...form.getInputProps('authors')} label={metadataLabels.authors} />
        </Columns>
      </Stack>
    </Fieldset>
  );
}

const optionsOf = (terms: readonly Term[] = []) =>
  terms.map(({ id, title }) => ({ value: id, label: title }));
