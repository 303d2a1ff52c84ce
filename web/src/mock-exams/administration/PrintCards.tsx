import { Button, NativeSelect } from '@mantine/core';
import type { MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../files/save-file.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { count } from '../../ui/words/plural.ts';
import { useMockExamAdministration } from '../mock-exams.api.ts';
import { cardsFileName } from './cards-file-name.ts';
import { dayName } from './mock-exam-values.ts';

/** Saves the answer cards as a PDF, of one day or one class if asked. */
export function PrintCards({ event }: { event: MockExamEvent }) {
  const [day, setDay] = useState('');
  const [classId, setClassId] = useState('');
  const { printCards } = useMockExamAdministration();
  const chosen = event.classes.find(({ id }) => id === classId);
  const cardsQtd = (chosen ?? event).peopleQtd * (day ? 1 : event.daysQtd);
  const printing = useMutation({
    mutationFn: () => printCards(event.id, { day: day || undefined, classId: chosen?.id }),
    onSuccess: (pdf) => {
      const name = { title: event.title, day: day ? Number(day) : undefined };
      saveFile(pdf, cardsFileName({ ...name, className: chosen?.title }));
      showToast({ kind: 'success', message: 'Cartões salvos entre os seus downloads' });
    },
  });
  if (printing.error && !(printing.error instanceof ApiProblem)) throw printing.error;
  return (
    <>
      {(event.days.length > 1 || event.classes.length > 1) && (
        <Columns>
          <Choice
            label="Dia"
            all="Todos os dias"
            value={day}
            options={event.days.map((one) => ({
              value: String(one.day),
              label: `${dayName(one.day)}: ${one.title}`,
            }))}
            onChange={setDay}
          />
          <Choice
            label="Turma"
            all="Todas as turmas"
            value={classId}
            options={event.classes.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setClassId}
          />
        </Columns>
      )}
      <div>
        <div role="alert">
          {printing.error && <ErrorMessage>{printing.error.detail}</ErrorMessage>}
        </div>
        <Row gap={16}>
          <Button
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            loading={printing.isPending}
            onClick={() => printing.mutate()}
          >
            Baixar cartões
          </Button>
          <Muted size={14} role="status">
            {printing.isPending
              ? `Preparando ${count(cardsQtd, 'cartão', 'cartões')}. Pode levar um minuto.`
              : `${count(cardsQtd, 'cartão', 'cartões')}, um por página`}
          </Muted>
        </Row>
      </div>
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** Of the option that leaves nothing out. */
  all: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Nothing if there is only one option. */
function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  if (options.length === 1) return null;
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: all }, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
