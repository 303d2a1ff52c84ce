import { Button, Menu } from '@mantine/core';
import { bankDraft, type QuestionCollection } from '@sabia/domain/questions/banks.ts';
import { exportFormats } from '@sabia/domain/questions/question-import.ts';
import { IconArchive, IconArchiveOff, IconFileExport, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { rules } from '../../platform/form-rules.ts';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { count } from '../../ui/words/plural.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { ListingSkeleton } from '../../ui/lists/ListingTable.tsx';
import { TitleForm } from '../../ui/forms/TitleForm.tsx';
import { WizardDialog } from '../../ui/dialogs/WizardDialog.tsx';
import { ExportLosses } from '../ExportLosses.tsx';
import { exportNames, useExport } from '../export-questions.ts';
import { collectionsQuery, useBanks } from '../question-collections.api.ts';
import { useArchiving } from './use-archiving.tsx';
import classes from '../list/question-list.module.css';

const mistakesOf = rules(bankDraft.pick({ title: true }));

/** Creates, renames and archives question banks. */
export function BanksDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<{ close: () => void }>(null);
  const query = useQuery(collectionsQuery);
  const { createBank } = useBanks();
  return (
    <WizardDialog
      ref={dialog}
      title="Bancos de questões"
      actions={
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Fechar
        </Button>
      }
      onClose={onClose}
    >
      <Stack gap={16}>
        <Muted>
          Um banco guarda questões que só a administração vê, até um simulado ou uma prova
          sorteá-las.
        </Muted>
        <TitleForm
          label="Nome do novo banco"
          placeholder="Novo banco: Enem, Matemática…"
          submitLabel="Criar"
          validate={mistakesOf}
          onSubmit={async (title) => void (await createBank(title))}
        />
        <Loaded query={query} skeleton={<ListingSkeleton />}>
          {(collections) => {
            const banks = collections.filter(({ kind }) => kind === 'bank');
            return banks.length === 0 ? (
              <EmptyState message="Nenhum banco ainda." />
            ) : (
              <Stack as="ul" gap={4}>
                {banks.map((bank) => (
                  <BankRow key={bank.id} bank={bank} onOpen={() => dialog.current?.close()} />
                ))}
              </Stack>
            );
          }}
        </Loaded>
      </Stack>
    </WizardDialog>
  );
}

function BankRow({ bank, onOpen }: { bank: QuestionCollection; onOpen: () => void }) {
  const { id, title, isArchived, questionsQtd } = bank;
  const { changeBank } = useBanks();
  const { download, isPending, losses, forgetLosses } = useExport({ owner: { bankId: id } });
  const { toggleArchived, dialog } = useArchiving(bank);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming)
    return (
      <li>
        <TitleForm
          label={`Nome de ${title}`}
          initialTitle={title}
          submitLabel="Salvar"
          validate={mistakesOf}
          onSubmit={async (changed) => {
            await changeBank(id, { title: changed });
            setRenaming(false);
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <Row as="li" gap={12} justify="between" className={classes.entry}>
      <Stack gap={4} className={classes.words}>
        <Link
          to="/admin/questoes"
          search={({ destino }) => ({ banco: id, destino })}
          className={classes.statement}
          onClick={onOpen}
        >
          {title}
        </Link>
        <Muted size={13}>
          {count(questionsQtd, 'questão', 'questões')}
          {isArchived && ' · arquivado: não recebe questões nem é sorteado'}
        </Muted>
      </Stack>
      <DotsMenu label={`Ações de ${title}`} isBusy={isPending}>
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => setRenaming(true)}>
          Renomear
        </Menu.Item>
        {questionsQtd > 0 &&
          exportFormats.map((format) => (
            <Menu.Item
              key={format}
              leftSection={<IconFileExport size={18} />}
              onClick={() => download(format)}
            >
              Exportar {exportNames[format]}
            </Menu.Item>
          ))}
        <Menu.Item
          leftSection={isArchived ? <IconArchiveOff size={18} /> : <IconArchive size={18} />}
          onClick={toggleArchived}
        >
          {isArchived ? 'Reabrir' : 'Arquivar'}
        </Menu.Item>
      </DotsMenu>
      <ExportLosses losses={losses} onClose={forgetLosses} />
      {dialog}
    </Row>
  );
}
