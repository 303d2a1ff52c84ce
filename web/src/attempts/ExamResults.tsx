import { Menu } from '@mantine/core';
import type { ExamResult, ExamResultsPage } from '@sabia/domain/attempts/exam-results.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { IconListCheck, IconUser, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ExportSheet } from '../files/ExportSheet.tsx';
import { useAppContext } from '../layout/app-context.tsx';
import { Listing } from '../layout/Listing.tsx';
import { formatMoment } from '../ui/words/dates.ts';
import { DotsMenu } from '../ui/lists/DotsMenu.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { FilterSelect, ListingFilters } from '../ui/lists/ListingFilters.tsx';
import { ListingTable, MenuCell, TitleCell } from '../ui/lists/ListingTable.tsx';
import { Facts } from '../ui/primitives/Facts.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import {
  examResultsFilters,
  examResultsQuery,
  examResultsSearch,
  type ExamResultsSearch,
} from './exam-results.api.ts';
import { resultWords, timeTaken, verdictWords } from './result-words.ts';

const states = {
  '': 'Todas',
  aprovadas: 'Com aprovação',
  reprovadas: 'Sem aprovação',
  correcao: 'Aguardando correção',
  andamento: 'Em andamento',
};
const orders = { '': 'Nome, A a Z', notas: 'Melhor resultado', novas: 'Entregues há pouco' };
const columns = ['Pessoa', 'Situação', 'Melhor', 'Último', 'Tempo'];

interface ExamResultsProps {
  /** The id of a content or of a practice exam. */
  examId: string;
  search: ExamResultsSearch;
}

/** The people who have started an exam, with their results, which lead to the answers. */
export function ExamResults({ examId, search }: ExamResultsProps) {
  const query = useQuery({
    ...examResultsQuery(examId, search),
    // Learners submit all the time.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Listing
      search={search}
      filters={<Filters search={search} />}
      query={query}
      noun={['pessoa', 'pessoas', 'a']}
      empty={
        <EmptyState
          icon={<IconUsers />}
          message="Ninguém começou ainda."
          hint="Quem começar aparece aqui, com resultado, tempo e respostas."
        />
      }
    >
      {(results, now, { exam, figures }: ExamResultsPage) => (
        <>
          <Row gap={16} justify="between" align="end">
            <Figures figures={figures} exam={exam} />
            <ExportResults examId={examId} search={search} />
          </Row>
          <ListingTable label="Resultados" columns={columns}>
            {results.map((result) => (
              <ResultRow
                key={result.userId}
                result={result}
                passingScore={exam.passingScore}
                now={now}
              />
            ))}
          </ListingTable>
        </>
      )}
    </Listing>
  );
}

function Figures({ figures, exam }: Pick<ExamResultsPage, 'figures' | 'exam'>) {
  const { peopleQtd, passedQtd, awaitingQtd, correctAverage } = figures;
  return (
    <Facts
      facts={{
        Entregaram: String(peopleQtd),
        ...(exam.passingScore > 0 && { 'Com aprovação': String(passedQtd) }),
        ...(awaitingQtd > 0 && { 'Aguardam correção': String(awaitingQtd) }),
        'Média dos melhores resultados':
          correctAverage === null ? null : formatPercentage(correctAverage),
      }}
    />
  );
}

interface ResultRowProps {
  result: ExamResult;
  passingScore: number;
  now: Date;
}

function ResultRow({ result, passingScore, now }: ResultRowProps) {
  const { userId, userName, userEmail, attemptsQtd, isUnderWay, verdict, best, last } = result;
  const submittedAt = last?.submittedAt ?? null;
  return (
    <tr>
      <TitleCell details={userEmail}>
        {last ? (
          <AnswersLink attemptId={last.id}>{userName}</AnswersLink>
        ) : (
          <Link to="/admin/usuarios/$userId" params={{ userId }}>
            {userName}
          </Link>
        )}
      </TitleCell>
      <td data-label="Situação">
        {[
          verdict && verdictWords(verdict, passingScore),
          isUnderWay && (verdict ? 'outra em andamento' : 'Em andamento'),
        ]
          .filter(Boolean)
          .join(', ')}
      </td>
      <td data-label="Melhor">
        {best && last && best.id !== last.id ? (
          <AnswersLink attemptId={best.id}>{resultWords(best)}</AnswersLink>
        ) : (
          ((best && resultWords(best)) ?? '–')
        )}
      </td>
      <td data-label="Último">
        {last && submittedAt
          ? `${resultWords(last)} · ${formatMoment(submittedAt, now)}${attemptsQtd > 1 ? ` · ${last.number}ª tentativa` : ''}`
          : '–'}
      </td>
      <td data-label="Tempo">{last ? timeTaken(last.startedAt, submittedAt) : '–'}</td>
      <MenuCell>
        <DotsMenu label={`Ações de ${userName}`}>
          {last && (
            <Menu.Item
              leftSection={<IconListCheck size={18} />}
              renderRoot={(item) => (
                <Link
                  {...item}
                  to="/admin/usuarios/tentativas/$attemptId"
                  params={{ attemptId: last.id }}
                />
              )}
            >
              Ver as respostas
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconUser size={18} />}
            renderRoot={(item) => (
              <Link {...item} to="/admin/usuarios/$userId" params={{ userId }} />
            )}
          >
            Página da pessoa
          </Menu.Item>
        </DotsMenu>
      </MenuCell>
    </tr>
  );
}

const AnswersLink = ({ attemptId, children }: { attemptId: string; children: string }) => (
  <TextLink inherit to="/admin/usuarios/tentativas/$attemptId" params={{ attemptId }}>
    {children}
  </TextLink>
);

function Filters({ search }: { search: ExamResultsSearch }) {
  const navigate = useNavigate();
  const change = (changed: Record<string, string>) =>
    void navigate({
      to: '.',
      search: examResultsSearch({ ...search, ...changed, page: 1 }),
      replace: true,
    });
  return (
    <ListingFilters
      placeholder="Nome ou e-mail"
      search={search}
      onSearch={(busca) => change({ busca })}
    >
      <FilterSelect
        label="Situação"
        value={search.situacao}
        options={states}
        onChange={(situacao) => change({ situacao })}
      />
      <FilterSelect
        label="Ordenar por"
        value={search.ordem}
        options={orders}
        isOrder
        onChange={(ordem) => change({ ordem })}
      />
    </ListingFilters>
  );
}

/** Saves the results that match the filters. */
function ExportResults({ examId, search }: ExamResultsProps) {
  const { call } = useAppContext();
  const asked = { params: { id: examId }, query: examResultsFilters(search) };
  return (
    <ExportSheet
      label="Exportar resultados"
      fileName="resultados.csv"
      load={(options) => call('GET /exams/{id}/results/export', asked, options)}
    />
  );
}
