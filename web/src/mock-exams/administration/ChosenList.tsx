import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { stepItem } from '../../ui/reordering/list-order.ts';
import type { Step } from '../../ui/reordering/moving.ts';
import { choiceField } from './choice-field.ts';
import { type ChoicePath, dayName, type MockExamForm } from './mock-exam-values.ts';

interface ChosenListProps {
  form: MockExamForm;
  path: ChoicePath;
  /** True if the places are days. */
  isOrdered?: boolean;
}

/** The chosen entities of a field, each with its mistake. */
export function ChosenList({ form, path, isOrdered = false }: ChosenListProps) {
  const { ids, remove } = choiceField(form, path);
  if (ids.length === 0) return <Muted size={14}>Nada escolhido ainda.</Muted>;
  return (
    <DividedList as={isOrdered ? 'ol' : 'ul'}>
      {ids.map((id, at) => {
        const title = form.values.titles[id] ?? '';
        const mistake = form.errors[`${path}.${at}`];
        return (
          <li key={id}>
            <div>
              {title}
              {isOrdered && <Muted size={13}>{dayName(at + 1)}</Muted>}
              {mistake && <ErrorMessage>{mistake}</ErrorMessage>}
            </div>
            <Row gap={4}>
              {isOrdered && ids.length > 1 && <Steps form={form} path={path} id={id} />}
              <Button
                variant="default"
                data-path={`${path}.${at}`}
                aria-label={`Tirar ${title}`}
                onClick={() => remove(id)}
              >
                Tirar
              </Button>
            </Row>
          </li>
        );
      })}
    </DividedList>
  );
}

const steps = [
  { by: -1, words: 'para cima', Icon: IconArrowUp },
  { by: 1, words: 'para baixo', Icon: IconArrowDown },
] as const satisfies readonly { by: Step; words: string; Icon: unknown }[];

/** Moves a chosen entity by one place. */
function Steps({ form, path, id }: { form: MockExamForm; path: ChoicePath; id: string }) {
  const { ids, change } = choiceField(form, path);
  return steps.map(({ by, words, Icon }) => {
    const next = stepItem(ids, id, by);
    return (
      <ActionIcon
        key={words}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Mover ${form.values.titles[id] ?? ''} ${words}`}
        // A disabled button would lose the focus at the end of the list.
        aria-disabled={next === null}
        onClick={() => next && change(next)}
      >
        <Icon size={20} aria-hidden="true" />
      </ActionIcon>
    );
  });
}
