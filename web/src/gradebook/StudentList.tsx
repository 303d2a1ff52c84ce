import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { resultInWords } from './cell-words.ts';
import type { GradebookStudent } from './gradebook.api.ts';
import { unsavedByStudent } from './GradebookRow.tsx';
import type { UnsavedMarks } from './unsaved-marks.ts';

interface StudentListProps {
  students: readonly GradebookStudent[];
  unsaved: UnsavedMarks;
}

/** The students with their final results, for a phone: each opens the marks of one. */
export function StudentList({ students, unsaved }: StudentListProps) {
  const unsavedOf = unsavedByStudent(unsaved);
  return (
    <Stack as="section" gap={12} aria-label="Estudantes">
      <Row justify="between">
        <Muted size={13}>Toque em um nome</Muted>
        <Muted size={13}>Resultado final</Muted>
      </Row>
      <DividedList>
        {students.map(({ userId, name, final }) => (
          <li key={userId}>
            <TextLink
              inherit
              flex="1 1 0"
              to="."
              search={(search) => ({ ...search, estudante: userId })}
            >
              {name}
            </TextLink>
            <Row gap={12}>
              {unsavedOf(userId).some(({ state }) => state.name !== 'WAITING') && (
                <Muted size={13}>nota não salva</Muted>
              )}
              <strong>{resultInWords(final.value)}</strong>
            </Row>
          </li>
        ))}
      </DividedList>
    </Stack>
  );
}
