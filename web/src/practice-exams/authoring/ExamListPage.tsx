import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { IconChecklist } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { PaymentBadge } from '../../courses/PaymentBadge.tsx';
import { read } from '../../platform/api/api.ts';
import { PublishableFilters } from '../../publications/PublishableFilters.tsx';
import { PublishableListingPage } from '../../publications/PublishableListingPage.tsx';
import { PublishableMenu } from '../../publications/PublishableMenu.tsx';
import { titlesOf } from '../../taxonomy/term-options.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { StatusBadge } from '../../ui/lists/StatusBadge.tsx';
import { ExamTabs } from '../ExamTabs.tsx';
import { paymentTypeNames } from '../payment-types.ts';
import { usePracticeExamAuthoring } from '../authoring.api.ts';
import { examListQuery, examListSearch } from './exam-list-search.ts';
import { ShortOfQuestions } from './ShortOfQuestions.tsx';

const columns = ['Simulado', 'Status', 'Acesso', 'Níveis', 'Questões', 'Alterado'];
const orders = {
  '': 'Alterados há pouco',
  novos: 'Criados há pouco',
  'a-z': 'Título, de A a Z',
  'z-a': 'Título, de Z a A',
};

export function ExamListPage() {
  const search = useSearch({ from: '/admin/conteudos/exercicios' });
  const navigate = useNavigate({ from: '/admin/conteudos/exercicios' });
  return (
    <PublishableListingPage
      kind="PRACTICE_EXAM"
      title="Gerenciar simulados"
      tabs={<ExamTabs />}
      create={{ to: '/admin/conteudos/exercicios/novo', label: 'Novo simulado' }}
      search={search}
      filters={
        <PublishableFilters
          search={search}
          hasLevels
          paymentTypes={paymentTypeNames}
          orders={orders}
          onChange={(change) =>
            void navigate({
              search: examListSearch({ ...search, ...change, page: 1 }),
              replace: true,
            })
          }
        />
      }
      query={useQuery({ ...examListQuery(search), placeholderData: keepPreviousData })}
      empty={
        <EmptyState
          icon={<IconChecklist />}
          message="Sua escola ainda não tem simulados."
          hint="Escreva as questões, ou deixe a escola sorteá-las das que seus cursos já têm."
          action={
            <ButtonLink to="/admin/conteudos/exercicios/novo">Criar o primeiro simulado</ButtonLink>
          }
        />
      }
      label="Simulados"
      columns={columns}
    >
      {(exam, now) => (
        <>
          <TitleCell details={detailsOf(exam)}>
            <Link
              to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo"
              params={{ practiceExamIdEdit: exam.id }}
            >
              {exam.title}
            </Link>
          </TitleCell>
          <td>
            <StatusBadge isActive={exam.isActive} />
            <ShortOfQuestions exam={exam} />
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
        </>
      )}
    </PublishableListingPage>
  );
}

/** 'Prova de nivelamento · Automático · Matemática' */
const detailsOf = ({ isLeveling, autoGenerate, categories }: PracticeExamCard) =>
  [
    ...(isLeveling ? ['Prova de nivelamento'] : []),
    ...(autoGenerate ? ['Automático'] : []),
    titlesOf(categories),
  ].join(' · ');

function ExamMenu({ exam }: { exam: PracticeExamCard }) {
  const { deletePracticeExam, duplicatePracticeExam } = usePracticeExamAuthoring();
  return (
    <PublishableMenu
      item={exam}
      edit={(practiceExamId) => ({
        to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/configuracoes',
        params: { practiceExamIdEdit: practiceExamId },
      })}
      preview={{
        to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/previa',
        params: { practiceExamIdEdit: exam.id },
      }}
      onDuplicate={() => duplicatePracticeExam(exam.id)}
      usage={read('GET /practice-exams/{id}/usage', { params: { id: exam.id } })}
      onDelete={() => deletePracticeExam(exam.id)}
    >
      O simulado some para todos, e suas questões deixam de ser sorteadas. As tentativas já feitas
      continuam guardadas. Não dá para desfazer.
    </PublishableMenu>
  );
}
