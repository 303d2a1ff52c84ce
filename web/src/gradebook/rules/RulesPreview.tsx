import { Focused } from '../../ui/dialogs/WizardDialog.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { count } from '../../ui/words/plural.ts';
import { changesInWords } from './change-words.ts';
import type { ChangedStudent } from './rules.api.ts';

/** Of a large class. */
const mostShown = 60;

/** The students whose results the rules would change. It takes the focus, because it appears below the button's place. */
export function RulesPreview({ students }: { students: readonly ChangedStudent[] }) {
  const others = students.length - mostShown;
  return (
    <Focused>
      <FormSection
        title="O que muda"
        intro={
          students.length === 0
            ? 'Nenhum resultado muda com estas regras.'
            : `Com estas regras muda o resultado de ${count(students.length, 'estudante', 'estudantes')}. Nada foi salvo ainda.`
        }
      >
        {students.length > 0 && (
          <DividedList>
            {students.slice(0, mostShown).map((student) => (
              <li key={student.userId}>
                <span>
                  <strong>{`${student.name}: `}</strong>
                  {changesInWords(student).join(', ')}
                </span>
              </li>
            ))}
          </DividedList>
        )}
        {others > 0 && <Muted>{`E mais ${count(others, 'estudante', 'estudantes')}.`}</Muted>}
      </FormSection>
    </Focused>
  );
}
