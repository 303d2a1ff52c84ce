import { bookletColors } from '@sabia/domain/mock-exams/booklet-order.ts';
import type { MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { largePrints } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import { useState } from 'react';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { useMockExamAdministration } from '../mock-exams.api.ts';
import { PaperChoice } from './PaperChoice.tsx';
import { paperFileName } from './paper-file-name.ts';
import { PrintButton } from './PrintButton.tsx';
import { dayName } from './mock-exam-values.ts';

/** Saves the booklet of a day as a PDF, in one of its colours and in large print if asked. */
export function PrintBooklet({ event }: { event: MockExamEvent }) {
  const [day, setDay] = useState('1');
  const [color, setColor] = useState('0');
  const [size, setSize] = useState('');
  const { printBooklet } = useMockExamAdministration();
  const hasColors = event.colorsQtd > 1;
  return (
    <>
      <Columns>
        <PaperChoice
          label="Dia do caderno"
          value={day}
          options={event.days.map((one) => ({
            value: String(one.day),
            label: `${dayName(one.day)}: ${one.title}`,
          }))}
          isNeeded={event.days.length > 1}
          onChange={setDay}
        />
        <PaperChoice
          label="Caderno"
          value={color}
          options={bookletColors.map((name, at) => ({ value: String(at), label: name }))}
          isNeeded={hasColors}
          onChange={setColor}
        />
        <PaperChoice
          label="Letra"
          value={size}
          options={[
            { value: '', label: 'Comum, em duas colunas' },
            ...largePrints.map((points) => ({
              value: String(points),
              label: `Ampliada, tamanho ${points}`,
            })),
          ]}
          onChange={setSize}
        />
      </Columns>
      <PrintButton
        label="Baixar caderno"
        print={() => printBooklet(event.id, { day, color, size: size || undefined })}
        fileName={paperFileName('caderno', {
          title: event.title,
          day: Number(day),
          parts: [hasColors ? bookletColors[Number(color)] : undefined, size && `letra ${size}`],
        })}
        saved="Caderno salvo entre os seus downloads"
        words={{ meanwhile: 'Preparando o caderno. Pode levar um minuto.' }}
      />
    </>
  );
}
