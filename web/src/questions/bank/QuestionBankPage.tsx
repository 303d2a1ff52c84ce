import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import '../../ui/forms/authoring-styles.ts';
import { type Notice, NoticeBar } from '../../ui/states/NoticeBar.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { RegradingNotice } from '../annulment/RegradingNotice.tsx';
import { QuestionTabs } from '../QuestionTabs.tsx';
import { ExportMenu } from '../ExportMenu.tsx';
import { ImportQuestions } from '../ImportQuestions.tsx';
import { collectionsQuery, useBanks } from '../question-collections.api.ts';
import { newQuestion } from '../question-search.ts';
import { BankEditor } from './BankEditor.tsx';
import { BankFilters } from './BankFilters.tsx';
import { filtersOf } from './bank-search.ts';
import { BanksDialog } from './BanksDialog.tsx';
import { Destination } from './Destination.tsx';
import { FoundQuestions } from './FoundQuestions.tsx';
import { RecentChanges } from './RecentChanges.tsx';

/** All questions of the school: of question banks, courses and practice exams. */
export function QuestionBankPage() {
  const search = useSearch({ from: '/admin/questoes' });
  const navigate = useNavigate({ from: '/admin/questoes' });
  const { refresh } = useBanks();
  const { data: collections = [] } = useQuery(collectionsQuery);
  const bank = collections.find(
    ({ id, kind, questionsQtd }) => id === search.banco && kind === 'bank' && questionsQtd > 0,
  );
  const [areBanksOpen, setBanksOpen] = useState(false);
  const [areChangesOpen, setChangesOpen] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const opener = useRef<HTMLButtonElement>(null);
  const open = (questao: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, questao }), resetScroll: false });
  return (
    <Page
      title="Questões"
      intro="As questões da escola, de bancos, cursos e simulados, em um lugar só."
      actions={
        <>
          {bank && <ExportMenu key={bank.id} source={{ owner: { bankId: bank.id } }} />}
          <ImportQuestions
            owner={null}
            presetBank={search.banco}
            onImported={() => void refresh()}
          />
          <Button ref={opener} variant="default" onClick={() => setBanksOpen(true)}>
            Bancos
          </Button>
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => open(newQuestion)}
          >
            Nova questão
          </Button>
        </>
      }
    >
      <QuestionTabs />
      <Stack gap={16}>
        <RegradingNotice />
        {search.destino && <Destination id={search.destino} />}
        <BankFilters search={search} onShowChanges={() => setChangesOpen(true)} />
      </Stack>
      <FoundQuestions
        key={JSON.stringify(filtersOf(search))}
        search={search}
        onManageBanks={() => setBanksOpen(true)}
        tell={setNotice}
      />
      <NoticeBar notice={notice} onDismiss={() => setNotice(undefined)} />
      <BankEditor
        search={search}
        onClose={() => open(undefined)}
        onNew={() => open(newQuestion)}
        onManageBanks={() => setBanksOpen(true)}
        tell={setNotice}
      />
      {areChangesOpen && <RecentChanges onClose={() => setChangesOpen(false)} />}
      {areBanksOpen && <BanksDialog onClose={() => setBanksOpen(false)} />}
    </Page>
  );
}
