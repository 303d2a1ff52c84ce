import type { AnswerToCorrect } from '@sabia/domain/attempts/corrections.contract.ts';
import { IconChecklist } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { partLine } from '../attempts/part-line.ts';
import { examOf } from '../exams/exam-ids.ts';
import { searchOfExam } from '../exams/exam-search.ts';
import { ListingPage } from '../layout/ListingPage.tsx';
import { kindNames } from '@sabia/domain/questions/kind-names.ts';
import { formatMoment } from '../ui/words/dates.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ListingTable, TitleCell } from '../ui/lists/ListingTable.tsx';
import { TabLinks } from '../ui/lists/TabLinks.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { AnswerPage } from './AnswerPage.tsx';
import { keyOf } from './corrections-search.ts';
import { correctionsQuery } from './corrections.api.ts';
import { creditInWords } from './credit.ts';

const tabs = [
  { label: 'Aguardando', to: '/admin/correcoes', search: { situacao: undefined } },
  { label: 'Corrigidas', to: '/admin/correcoes', search: { situacao: 'corrigidas' } },
] as const;

/** The answers that people correct: the list, or one of them. */
export function CorrectionsPage() {
  const search = useSearch({ from: '/admin/correcoes' });
  const query = useQuery({
    ...correctionsQuery(search),
    // Learners submit all the time.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (search.resposta) return <AnswerPage search={search} query={query} />;
  const { page, situacao, conteudo, simulado } = search;
  const [first] = query.data?.items ?? [];
  return (
    <ListingPage
      title="Correções"
      actions={<ButtonLink to="/turmas/redacoes">Corrigir redações</ButtonLink>}
      tabs={<TabLinks label="Situação" tabs={tabs} tellsBySearch />}
      search={{ page, ...(conteudo && { conteudo }), ...(simulado && { simulado }) }}
      filters={
        (conteudo || simulado) && first && <Muted>{`Só as respostas de “${first.title}”.`}</Muted>
      }
      query={query}
      noun={['resposta', 'respostas', 'a']}
      empty={
        <EmptyState
          icon={<IconChecklist />}
          message={situacao ? 'Nenhuma resposta corrigida ainda.' : 'Nada espera correção.'}
          hint="Textos abertos e arquivos de provas entregues aparecem aqui, os mais antigos primeiro."
        />
      }
    >
      {(items, now) => (
        <ListingTable label="Correções" columns={['Resposta', 'Prova', 'Entregue', 'Crédito']}>
          {items.map((item) => (
            <AnswerRow key={keyOf(item)} item={item} now={now} />
          ))}
        </ListingTable>
      )}
    </ListingPage>
  );
}

function AnswerRow({ item, now }: { item: AnswerToCorrect; now: Date }) {
  const { userName, title, submittedAt, question, credit } = item;
  const exam = examOf(item);
  return (
    <tr>
      <TitleCell
        details={`${kindNames[question.kind]} · ${partLine({ text: question.statement })}`}
      >
        {item.isEssay && credit === null ? (
          <Link to="/turmas/redacoes">
            <strong>Redação sem nome</strong>
          </Link>
        ) : (
          <Link to="." search={(before) => ({ ...before, resposta: keyOf(item) })}>
            <strong>{userName}</strong>
          </Link>
        )}
      </TitleCell>
      <td data-label="Prova">
        {exam.examId ? (
          <TextLink
            inherit
            to="."
            search={(before) => ({ ...before, page: 1, ...searchOfExam(exam) })}
          >
            {title}
          </TextLink>
        ) : (
          title
        )}
      </td>
      <td data-label="Entregue">{submittedAt ? formatMoment(submittedAt, now) : '–'}</td>
      <td data-label="Crédito">{credit === null ? 'Aguarda' : creditInWords(credit)}</td>
    </tr>
  );
}
