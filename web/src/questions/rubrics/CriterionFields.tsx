import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import type { LevelValues, RubricValues } from './rubric-values.ts';

interface CriterionFieldsProps {
  form: UseFormReturnType<RubricValues>;
  at: number;
  isOnly: boolean;
}

/** A criterion of a rubric with its levels. */
export function CriterionFields({ form, at, isOnly }: CriterionFieldsProps) {
  const path = `criteria.${at}`;
  const levels = form.values.criteria[at]?.levels ?? [];
  const problem = form.errors[`${path}.levels`];
  return (
    <Fieldset legend={`Critério ${at + 1}`}>
      <TextInput {...form.getInputProps(`${path}.title`)} label="Nome" autoComplete="off" />
      {levels.map((_, level) => (
        <Row key={level} align="end">
          <NumberInput
            {...form.getInputProps(`${path}.levels.${level}.points`)}
            label="Pontos"
            aria-label={`Pontos do nível ${level + 1}, critério ${at + 1}`}
            styles={{ root: { flex: '0 1 5.5rem' } }}
            decimalSeparator=","
            allowNegative={false}
            hideControls
          />
          <TextInput
            {...form.getInputProps(`${path}.levels.${level}.words`)}
            label="Descrição"
            aria-label={`Descrição do nível ${level + 1}, critério ${at + 1}`}
            autoComplete="off"
            styles={{ root: { flex: '1 1 10rem' } }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            disabled={levels.length <= 2}
            aria-label={`Remover o nível ${level + 1}, critério ${at + 1}`}
            onClick={() => form.removeListItem(`${path}.levels`, level)}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </Row>
      ))}
      {problem && <ErrorMessage>{problem}</ErrorMessage>}
      <Row>
        <Button
          variant="default"
          disabled={levels.length >= 11}
          onClick={() => form.insertListItem(`${path}.levels`, nextLevel(levels))}
        >
          Adicionar nível
        </Button>
        {!isOnly && (
          <Button variant="subtle" color="red" onClick={() => form.removeListItem('criteria', at)}>
            Remover critério
          </Button>
        )}
      </Row>
    </Fieldset>
  );
}

/** One step above the highest level, as wide as the last step. */
function nextLevel(levels: readonly LevelValues[]): LevelValues {
  const [before, last] = levels.slice(-2).map(({ points }) => Number(points) || 0);
  return { points: (last ?? 0) + Math.max(0.5, (last ?? 0) - (before ?? 0)), words: '' };
}
