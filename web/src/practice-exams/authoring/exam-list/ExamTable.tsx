import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { Link } from '@tanstack/react-router';
import { PaymentBadge } from '../../../courses/PaymentBadge.tsx';
import { BulkBar } from '../../../publications/BulkBar.tsx';
import { titlesOf } from '../../../taxonomy/term-options.ts';
import { formatMoment } from '../../../ui/dates.ts';
import { ListedThing, ListingTable, MenuCell } from '../../../ui/ListingTable.tsx';
import { SelectCell } from '../../../ui/selection.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { ExamMenu } from './ExamMenu.tsx';

interface ExamTableProps {
  exams: readonly PracticeExamCard[];
  now: Date;
}

const columns = ['Exercício', 'Status', 'Acesso', 'Níveis', 'Questões', 'Alterado'];

export function ExamTable({ exams, now }: ExamTableProps) {
  return (
    <>
      <BulkBar />
      <ListingTable label="Exercícios" columns={columns} isSelectable>
        {exams.map((exam) => (
          <ExamRow key={exam.id} exam={exam} now={now} />
        ))}
      </ListingTable>
    </>
  );
}

function ExamRow({ exam, now }: { exam: PracticeExamCard; now: Date }) {
  const kinds = [
    ...(exam.isLeveling ? ['Prova de nivelamento'] : []),
    ...(exam.autoGenerate ? ['Automático'] : []),
  ];
  return (
    <tr>
      <SelectCell id={exam.id} title={exam.title} />
      <ListedThing title={exam.title} details={[...kinds, titlesOf(exam.categories)].join(' · ')}>
        <Link
          to="/admin/conteudos/exercicios/gerenciar/$practiceExamId/conteudo"
          params={{ practiceExamId: exam.id }}
        >
          {exam.title}
        </Link>
      </ListedThing>
      <td>
        <StatusBadge isActive={exam.isActive} />
      </td>
      <td>
        <PaymentBadge paymentType={exam.paymentType} />
      </td>
      <td data-label="Níveis">{titlesOf(exam.levels) || exam.level}</td>
      <td data-label="Questões">{exam.questionsQtd}</td>
      <td data-label="Alterado">{formatMoment(exam.updatedAt, now)}</td>
      <MenuCell>
        <ExamMenu exam={exam} />
      </MenuCell>
    </tr>
  );
}
