import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { SchoolClass } from '@sabia/domain/classes/class.ts';
import type { SchoolExam } from '@sabia/domain/exams/exam-ids.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coursePreviewQuery } from '../courses/courses.api.ts';
import { practiceExamsQuery } from '../practice-exams/practice-exams.api.ts';
import { SearchInput } from '../ui/lists/SearchInput.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';

interface WorkInputProps {
  of: SchoolClass;
  chosen: SchoolExam | null;
  error: string | undefined;
  onChoose: (chosen: SchoolExam | null) => void;
}

/** Chooses a practice exam, or a content of a course that the class studies. */
export function WorkInput({ of: { items }, chosen, error, onChoose }: WorkInputProps) {
  const courses = items.filter(({ kind, isActive }) => kind === 'COURSE' && isActive);
  const [source, setSource] = useState('');
  const [title, setTitle] = useState('');
  const choose = (exam: SchoolExam, name: string) => {
    setTitle(name);
    onChoose(exam);
  };
  if (chosen)
    return (
      <Row gap={16} justify="between">
        <strong>{title}</strong>
        <Button variant="default" onClick={() => onChoose(null)}>
          Escolher outro
        </Button>
      </Row>
    );
  return (
    <Stack gap={16}>
      {error && <ErrorMessage>{error}</ErrorMessage>}
      <NativeSelect
        label="De onde"
        description={
          courses.length === 0
            ? 'A turma não estuda nenhum curso: a administração pode incluir um.'
            : undefined
        }
        value={source}
        data={[
          { value: '', label: 'Simulados da escola' },
          ...courses.map((course) => ({ value: course.targetId, label: `Curso ${course.title}` })),
        ]}
        onChange={({ currentTarget: { value } }) => setSource(value)}
      />
      {source === '' ? (
        <ExamChoice
          onChoose={(examId, name) => choose({ examKind: 'PRACTICE_EXAM', examId }, name)}
        />
      ) : (
        <ContentChoice
          key={source}
          courseId={source}
          onChoose={(examId, name) => choose({ examKind: 'CONTENT', examId }, name)}
        />
      )}
    </Stack>
  );
}

type OnChoose = (id: string, title: string) => void;

function ExamChoice({ onChoose }: { onChoose: OnChoose }) {
  const [searchKey, setSearchKey] = useState('');
  const found = useQuery(
    practiceExamsQuery({ searchKey, limit: '8', field: 'createdAt', criteria: 'desc' }),
  );
  return (
    <>
      <SearchInput
        label="Buscar simulado"
        placeholder="Título ou assunto"
        value={searchKey}
        onChange={setSearchKey}
      />
      <Loaded query={found} skeleton={<Skeleton height={240} />}>
        {({ items, total }) => (
          <>
            <Choices items={items} onChoose={onChoose} />
            {total > items.length && (
              <Muted size={14}>{`Mais ${total - items.length}. Escreva parte do título.`}</Muted>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function ContentChoice({ courseId, onChoose }: { courseId: string; onChoose: OnChoose }) {
  const course = useQuery(coursePreviewQuery(courseId));
  return (
    <Loaded query={course} skeleton={<Skeleton height={240} />}>
      {({ sections }) => (
        <Choices
          items={sections.flatMap((section) =>
            section.contents.map(({ id, title }) => ({ id, title, details: section.title })),
          )}
          onChoose={onChoose}
        />
      )}
    </Loaded>
  );
}

interface ChoicesProps {
  items: readonly { id: string; title: string; details?: string }[];
  onChoose: OnChoose;
}

function Choices({ items, onChoose }: ChoicesProps) {
  if (items.length === 0) return <Muted size={14}>Nada encontrado.</Muted>;
  return (
    <DividedList>
      {items.map(({ id, title, details }) => (
        <li key={id}>
          <div>
            {title}
            {details && <Muted size={13}>{details}</Muted>}
          </div>
          <Button
            variant="default"
            aria-label={`Escolher ${title}`}
            onClick={() => onChoose(id, title)}
          >
            Escolher
          </Button>
        </li>
      ))}
    </DividedList>
  );
}
