import { Button, Skeleton } from '@mantine/core';
import { suggestSlug } from '@sabia/domain/courses/suggest-slug.ts';
import { IconArrowBackUp, IconTable, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { classQuery } from '../classes/classes.api.ts';
import { ExportSheet } from '../files/ExportSheet.tsx';
import { useAppContext } from '../layout/app-context.tsx';
import { useProfile } from '../layout/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LeaveGuard } from '../ui/dialogs/LeaveGuard.tsx';
import { Pager } from '../ui/lists/Pager.tsx';
import { Page } from '../ui/page/Page.tsx';
import { Callout } from '../ui/primitives/Callout.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { unsavedInWords } from './cell-words.ts';
import { type Gradebook, gradebookQuery, type Rules } from './gradebook.api.ts';
import { GradebookTable } from './GradebookTable.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import type { PastePlan } from './paste-plan.ts';
import { columnGroups, columnInWords } from './sheet-columns.ts';
import { StudentList } from './StudentList.tsx';
import { StudentMarks } from './StudentMarks.tsx';
import { TermClosings } from './TermClosings.tsx';
import type { CellId } from './unsaved-marks.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { type Marks, useMarks } from './use-marks.ts';

const route = '/turmas/$classId/boletim';

/** The grade book of a class: a table, and by student on a phone (product.md GRADE1). */
export function GradebookPage() {
  const { classId } = useParams({ from: route });
  const { pagina = 1 } = useSearch({ from: route });
  const { call } = useAppContext();
  const { isAdmin } = useProfile();
  const schoolClass = useQuery(classQuery(classId)).data;
  const { title, role, isArchived = false } = schoolClass ?? {};
  const query = useQuery(gradebookQuery(classId, pagina));
  const marks = useMarks(classId);
  const canWrite = schoolClass !== undefined && !isArchived && (role === 'TEACHER' || isAdmin);
  return (
    <Page
      title="Boletim"
      intro={
        <TextLink to="/turmas/$classId" params={{ classId }}>
          {title ?? 'Voltar para a turma'}
        </TextLink>
      }
      actions={
        query.data?.rules && (
          <>
            {canWrite && <RulesLink classId={classId} isMain={false} />}
            <ExportSheet
              label="Baixar CSV do boletim"
              words="Baixar CSV"
              fileName={`boletim-${suggestSlug(title ?? 'turma')}.csv`}
              load={(options) =>
                call('GET /classes/{id}/gradebook.csv', { params: { id: classId } }, options)
              }
            />
          </>
        )
      }
    >
      <LeaveGuard hasChanges={() => marks.unsaved.size > 0} staysIn={() => true} isKept={false} />
      <Stack gap={24}>
        {isArchived && <Callout>Esta turma está arquivada: o boletim não muda mais.</Callout>}
        <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
          {(gradebook) => (
            <Contents classId={classId} gradebook={gradebook} marks={marks} canWrite={canWrite} />
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

interface ContentsProps {
  classId: string;
  gradebook: Gradebook;
  marks: Marks;
  canWrite: boolean;
}

function Contents({ classId, gradebook, marks, canWrite }: ContentsProps) {
  const { rules, students, total, page, totalPages } = gradebook;
  if (!rules || rules.columns.length === 0)
    return (
      <EmptyState
        icon={<IconTable />}
        message="Este boletim ainda não tem regras."
        hint={
          canWrite
            ? 'Defina as colunas e pesos: cada prova ou trabalho é uma coluna de um período.'
            : 'Quem ensina a turma define as colunas e pesos.'
        }
        action={canWrite && <RulesLink classId={classId} isMain />}
      />
    );
  if (total === 0)
    return (
      <EmptyState
        icon={<IconUsers />}
        message="Nenhum estudante nesta turma ainda."
        hint="Quem entra na turma aparece aqui, em ordem alfabética."
      />
    );
  if (students.length === 0)
    return (
      <EmptyState
        message="Esta página ficou vazia."
        action={
          <ButtonLink to="." search={{}} variant="default">
            Ir para a primeira página
          </ButtonLink>
        }
      />
    );
  return (
    <Sheet classId={classId} gradebook={gradebook} rules={rules} marks={marks} canWrite={canWrite}>
      <Pager page={page} totalPages={totalPages} param="pagina" isPart />
    </Sheet>
  );
}

interface RulesLinkProps {
  classId: string;
  /** Nothing else can be done before there are rules. */
  isMain: boolean;
}

const RulesLink = ({ classId, isMain }: RulesLinkProps) => (
  <ButtonLink
    variant={isMain ? 'filled' : 'default'}
    to="/turmas/$classId/boletim/regras"
    params={{ classId }}
  >
    {isMain ? 'Definir as regras' : 'Regras'}
  </ButtonLink>
);

interface SheetProps extends ContentsProps {
  rules: Rules;
  children: ReactNode;
}

function Sheet({ classId, gradebook, rules, marks, canWrite, children }: SheetProps) {
  const { estudante } = useSearch({ from: route });
  const isNarrow = useIsNarrow();
  const [historyOf, setHistoryOf] = useState<CellId | null>(null);
  const [plan, setPlan] = useState<PastePlan | null>(null);
  const { students, closedTerms } = gradebook;
  const opened = isNarrow && students.find(({ userId }) => userId === estudante);
  // Beside the marks of a student always: if the first mark brought them, the tap that left the field would miss its aim.
  const hasTools =
    canWrite && [!isNarrow, opened, marks.undo, marks.unsaved.size > 0].some(Boolean);
  const shared = { gradebook, rules, marks, canWrite, onHistory: setHistoryOf };
  const columns = columnGroups(rules, gradebook).flatMap((group) => group.columns);
  const column = columns.find(
    (one) => one.kind === 'MARK' && one.column.id === historyOf?.columnId,
  );
  const student = students.find(({ userId }) => userId === historyOf?.userId);
  return (
    <>
      <Stack gap={12}>
        {hasTools && <SheetTools marks={marks} isNarrow={isNarrow} />}
        {opened ? (
          <StudentMarks {...shared} student={opened} />
        ) : isNarrow ? (
          <StudentList students={students} unsaved={marks.unsaved} />
        ) : (
          <GradebookTable {...shared} onPaste={setPlan} />
        )}
      </Stack>
      {!opened && (
        <>
          {children}
          <TermClosings
            classId={classId}
            rules={rules}
            closedTerms={closedTerms}
            unsaved={marks.unsaved}
            canWrite={canWrite}
          />
        </>
      )}
      {plan && (
        <PasteDialog
          plan={plan}
          onConfirm={() => marks.change(plan.changes, { isPaste: true })}
          onClose={() => setPlan(null)}
        />
      )}
      {historyOf && column && student && (
        <HistoryDialog
          classId={classId}
          cell={historyOf}
          column={columnInWords(column)}
          student={student.name}
          onClose={() => setHistoryOf(null)}
        />
      )}
    </>
  );
}

/** The undo, and whether everything is saved. */
function SheetTools({ marks, isNarrow }: { marks: Marks; isNarrow: boolean }) {
  const hasFailed = [...marks.unsaved.values()].some(({ state }) => state.name === 'FAILED');
  return (
    <Row gap={12}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
        disabled={!marks.undo}
        onClick={marks.undo}
      >
        Desfazer
      </Button>
      <span role="status">{unsavedInWords(marks.unsaved)}</span>
      {hasFailed && (
        <Button variant="default" size="compact-md" onClick={() => marks.retry()}>
          Tentar todas de novo
        </Button>
      )}
      {!isNarrow && marks.unsaved.size === 0 && (
        <Muted size={13}>
          Digite para lançar. Enter salva e desce, Delete apaga, Esc sai da tabela. Você também pode
          colar notas de uma planilha.
        </Muted>
      )}
    </Row>
  );
}
