import type { MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { useState } from 'react';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { count } from '../../ui/words/plural.ts';
import { useMockExamAdministration } from '../mock-exams.api.ts';
import { PaperChoice } from './PaperChoice.tsx';
import { paperFileName } from './paper-file-name.ts';
import { PrintButton } from './PrintButton.tsx';
import { dayName } from './mock-exam-values.ts';

/** In the choice of a class: cards for those who come without being on the list. */
const blank = 'blank';
const blankQtd = 20;

/** Saves the answer cards and essay sheets as PDFs, of one day or one class if asked, or blank ones. */
export function PrintCards({ event }: { event: MockExamEvent }) {
  const [day, setDay] = useState('');
  const [people, setPeople] = useState('');
  const { printCards, printEssaySheets } = useMockExamAdministration();
  const chosen = event.classes.find(({ id }) => id === people);
  const isBlank = people === blank;
  const peopleQtd = isBlank ? blankQtd : (chosen ?? event).peopleQtd;
  const cardsQtd = peopleQtd * (day ? 1 : event.daysQtd);
  const query = {
    day: day || undefined,
    ...(isBlank ? { blank: String(blankQtd) } : { classId: chosen?.id }),
  };
  const nameOf = (paper: string) =>
    paperFileName(paper, {
      title: event.title,
      day: day ? Number(day) : undefined,
      parts: [isBlank ? 'em branco' : chosen?.title],
    });
  return (
    <>
      <Columns>
        <PaperChoice
          label="Dia"
          value={day}
          options={[
            { value: '', label: 'Todos os dias' },
            ...event.days.map((one) => ({
              value: String(one.day),
              label: `${dayName(one.day)}: ${one.title}`,
            })),
          ]}
          isNeeded={event.days.length > 1}
          onChange={setDay}
        />
        <PaperChoice
          label="De quem"
          value={people}
          options={[
            { value: '', label: 'Todas as turmas' },
            ...event.classes.map(({ id, title }) => ({ value: id, label: title })),
            { value: blank, label: 'Em branco, para quem chegar sem cartão' },
          ]}
          onChange={setPeople}
        />
      </Columns>
      <PrintButton
        isMain
        label="Baixar cartões"
        print={() => printCards(event.id, query)}
        fileName={nameOf('cartoes')}
        saved="Cartões salvos entre os seus downloads"
        words={{
          before: `${count(cardsQtd, 'cartão', 'cartões')}, um por página`,
          meanwhile: `Preparando ${count(cardsQtd, 'cartão', 'cartões')}. Pode levar um minuto.`,
        }}
      />
      <PrintButton
        label="Baixar folhas de redação"
        print={() => printEssaySheets(event.id, query)}
        fileName={nameOf('folhas-de-redacao')}
        saved="Folhas salvas entre os seus downloads"
        words={{ meanwhile: 'Preparando as folhas. Pode levar um minuto.' }}
      />
    </>
  );
}
