import { Radio } from '@mantine/core';
import type { KnownUsersChoice, UserImportPreview } from '@sabia/domain/users/user-file.ts';
import type { SheetPerson } from '@sabia/domain/users/user-sheet.ts';
import { classroomRoleNames, roleNames } from '@sabia/domain/users/user-labels.ts';
import { count } from '../../../ui/words/plural.ts';
import { SheetProblems } from './SheetProblems.tsx';
import classes from './UserImport.module.css';
import { DividedList } from '../../../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

interface UserImportReportProps {
  preview: UserImportPreview;
  /** The reason why an attempted import failed. */
  problem?: string | undefined;
  known: KnownUsersChoice;
  onKnownChange: (known: KnownUsersChoice) => void;
}

/** The users of a sheet, or the reasons why it cannot be imported. */
export function UserImportReport({
  preview,
  problem,
  known,
  onKnownChange,
}: UserImportReportProps) {
  const { newQtd, knownQtd, newPeople, knownPeople, ignoredColumns, problemsQtd } = preview;
  return (
    <Stack gap={16}>
      <div role="alert">{problem && <ErrorMessage>{problem}</ErrorMessage>}</div>
      {problemsQtd > 0 ? (
        <SheetProblems problems={preview.problems} problemsQtd={problemsQtd} />
      ) : (
        <>
          <p className={classes.summary}>{summary(newQtd, knownQtd)}</p>
          {knownQtd > 0 && (
            <Radio.Group
              label="Quem já está na escola"
              value={known}
              onChange={(value) => onKnownChange(value === 'update' ? 'update' : 'keep')}
            >
              <Radio value="keep" label="Fica como está" mt={8} />
              <Radio
                value="update"
                label="Recebe o papel, a assinatura e a turma da planilha"
                description="O nome não muda, e o que a planilha deixa em branco também não."
                mt={8}
              />
            </Radio.Group>
          )}
          <People title="Novas" people={newPeople} quantity={newQtd} />
          <People title="Já na escola" people={knownPeople} quantity={knownQtd} />
        </>
      )}
      {ignoredColumns.length > 0 && (
        <Muted size={14}>{`Colunas que não são usadas: ${ignoredColumns.join(', ')}.`}</Muted>
      )}
    </Stack>
  );
}

function summary(newQtd: number, knownQtd: number): string {
  const invited = count(newQtd, 'pessoa nova recebe', 'pessoas novas recebem');
  const here = count(knownQtd, 'já está', 'já estão');
  const sentences = [
    newQtd > 0 ? `${invited} um convite por e-mail.` : 'Nenhuma pessoa nova.',
    ...(knownQtd > 0 ? [`${here} na escola.`] : []),
  ];
  return sentences.join(' ');
}

interface PeopleProps {
  title: string;
  /** The first users. */
  people: readonly SheetPerson[];
  quantity: number;
}

function People({ title, people, quantity }: PeopleProps) {
  if (people.length === 0) return null;
  const more = quantity - people.length;
  return (
    <Stack as="section" gap={8}>
      <Heading as="h3" size={17}>
        {title}
      </Heading>
      <DividedList>
        {people.map((person) => (
          <li key={person.line}>
            <Stack>
              <strong>{person.name}</strong>
              <Muted size={14}>{[person.email, ...givenTo(person)].join(' · ')}</Muted>
            </Stack>
          </li>
        ))}
      </DividedList>
      {more > 0 && <Muted size={14}>{`E mais ${count(more, 'pessoa', 'pessoas')}.`}</Muted>}
    </Stack>
  );
}

/** The fields of a user in the sheet besides name and e-mail. */
const givenTo = ({ role, hasActiveSubscription, classroomRole }: SheetPerson): string[] => [
  ...(role ? [roleNames[role]] : []),
  ...(hasActiveSubscription === null
    ? []
    : [hasActiveSubscription ? 'Assinante' : 'Sem assinatura']),
  ...(classroomRole ? [`Turma: ${classroomRoleNames[classroomRole]}`] : []),
];
