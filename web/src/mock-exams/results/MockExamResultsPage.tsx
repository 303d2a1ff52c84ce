import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import type { MockExamResults } from '@sabia/domain/mock-exams/mock-exam-results.ts';
import { IconUsers } from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ExportSheet } from '../../files/ExportSheet.tsx';
import { useAppContext } from '../../layout/app-context.tsx';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { paperFileName, sheetFileName } from '../administration/paper-file-name.ts';
import { PrintButton } from '../administration/PrintButton.tsx';
import { EventLink } from '../EventLink.tsx';
import { useMockExamAddresses } from '../mock-exam-addresses.ts';
import { useMockExamAdministration, weightingsQuery } from '../mock-exams.api.ts';
import { chosenPeople, figuresOf } from './result-figures.ts';
import { ReadCounts } from './ReadCounts.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { resultsQuery } from './results.api.ts';

/** Rows that are shown at first, and with each step. */
const step = 100;

/** The results of a mock exam event: right answers by day, scores by area, essay and state of each person. */
export function MockExamResultsPage() {
  const { mockExamId = '' } = useParams({ strict: false });
  const { call } = useAppContext();
  const { report } = useMockExamAddresses();
  // Cards are read all the time.
  const query = useQuery({ ...resultsQuery(mockExamId), staleTime: 0 });
  const title = query.data?.title;
  return (
    <Page
      title="Resultados"
      intro={<EventLink mockExamId={mockExamId} title={title} />}
      actions={
        <>
          {query.data?.mayReadReport && (
            <ButtonLink variant="default" to={report} params={{ mockExamId }}>
              Relatório
            </ButtonLink>
          )}
          <ExportSheet
            label="Exportar resultados"
            fileName={sheetFileName('resultados', title ?? '')}
            load={(options) =>
              call('GET /mock-exams/{id}/results.csv', { params: { id: mockExamId } }, options)
            }
          />
        </>
      }
    >
      {query.data === undefined && query.error?.code === 'offline' ? (
        <ReadCounts mockExamId={mockExamId} results={query} />
      ) : (
        <AllResults mockExamId={mockExamId} query={query} />
      )}
    </Page>
  );
}

interface AllResultsProps {
  mockExamId: string;
  query: UseQueryResult<MockExamResults, ApiProblem>;
}

const AllResults = ({ mockExamId, query }: AllResultsProps) => (
  <Loaded query={query} skeleton={<Skeleton height={360} radius={20} />}>
    {(results) =>
      results.people.length === 0 ? (
        <EmptyState
          icon={<IconUsers />}
          message="Ainda não há estudantes na lista."
          hint="Os estudantes das turmas entram na lista quando a administração salva o dia de simulado."
        />
      ) : (
        <Results mockExamId={mockExamId} results={results} />
      )
    }
  </Loaded>
);

interface ResultsProps {
  mockExamId: string;
  results: MockExamResults;
}

function Results({ mockExamId, results }: ResultsProps) {
  const { printSlips } = useMockExamAdministration();
  const { title: eventTitle, classes, people } = results;
  const [text, setText] = useState('');
  const [className, setClassName] = useState('');
  const [weightingId, setWeightingId] = useState('');
  const [shown, setShown] = useState(step);
  const { data: weightings = [] } = useQuery(weightingsQuery);
  const weighting = weightings.find(({ id }) => id === weightingId);
  const chosen = chosenPeople(people, { text, className });
  const chosenClass = classes.find(({ title }) => title === className);
  const classNames = [...new Set(people.map((person) => person.className))];
  const isEstimated = people.some(({ scores }) => scores.some((score) => score.isEstimated));
  return (
    <Stack gap={16}>
      <Facts facts={figuresOf(results)} />
      <Columns>
        <TextInput
          type="search"
          label="Estudante"
          placeholder="Nome ou número"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {classNames.length > 1 && (
          <NativeSelect
            label="Turma"
            value={className}
            data={[
              { value: '', label: 'Todas as turmas' },
              ...classNames.map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ currentTarget }) => setClassName(currentTarget.value)}
          />
        )}
        {weightings.length > 0 && (
          <NativeSelect
            label="Média ponderada"
            value={weighting?.id ?? ''}
            data={[
              { value: '', label: 'Sem pesos' },
              ...weightings.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ currentTarget }) => setWeightingId(currentTarget.value)}
          />
        )}
      </Columns>
      {weighting && (
        <Muted size={14}>
          É apenas a média das notas com estes pesos, não uma previsão de aprovação. Contam as áreas
          na escala do Enem e a redação corrigida pela rubrica do Enem.
        </Muted>
      )}
      <PrintButton
        label="Baixar resultados para imprimir"
        print={() => printSlips(mockExamId, { classId: chosenClass?.id })}
        fileName={paperFileName('resultados', {
          title: eventTitle,
          parts: [chosenClass?.title],
        })}
        saved="Resultados salvos entre os seus downloads"
        words={{
          before: 'Oito por folha, para recortar, com o código que abre a página de cada estudante',
          meanwhile: 'Preparando os resultados. Pode levar um minuto.',
        }}
      />
      {isEstimated && (
        <Muted size={14}>
          * Nota estimada: os parâmetros dos itens vêm das respostas da própria escola.
        </Muted>
      )}
      {chosen.length === 0 ? (
        <Muted role="status">Ninguém com esta busca.</Muted>
      ) : (
        <ResultsTable
          mockExamId={mockExamId}
          results={{ ...results, people: chosen.slice(0, shown) }}
          weighting={weighting}
        />
      )}
      {chosen.length > shown && (
        <div>
          <Button variant="default" onClick={() => setShown(shown + step)}>
            Mostrar mais
          </Button>
        </div>
      )}
    </Stack>
  );
}
