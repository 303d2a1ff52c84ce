import { Menu, Skeleton } from '@mantine/core';
import type { UsedInstructor } from '@sabia/domain/instructors/instructor.ts';
import { describeTermUsage } from '@sabia/domain/taxonomy/term-usage.ts';
import { IconExternalLink, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import '../../ui/forms/authoring-styles.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog.tsx';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { UserTabs } from '../../users/UserTabs.tsx';
import { instructorsQuery } from '../instructors.api.ts';
import { Portrait } from '../Portrait.tsx';
import { useInstructorAdministration } from './administration.api.ts';
import classes from './InstructorListPage.module.css';

export function InstructorListPage() {
  const query = useQuery(instructorsQuery);
  const { deleteInstructor } = useInstructorAdministration();
  const [leaving, setLeaving] = useState<UsedInstructor>();

  async function remove(): Promise<void> {
    if (!leaving) return;
    await deleteInstructor(leaving.id);
    showToast({ kind: 'success', message: `${leaving.name} não está mais na escola` });
  }

  return (
    <Page
      title="Instrutores"
      measure="text"
      intro="As pessoas que ensinam aqui. Cada uma tem uma página pública."
      actions={
        <ButtonLink
          to="/admin/instrutores/novo"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          Novo instrutor
        </ButtonLink>
      }
    >
      <UserTabs />
      <Loaded query={query} skeleton={<ListSkeleton />}>
        {(instructors) =>
          instructors.length === 0 ? (
            <EmptyState
              message="Nenhum instrutor ainda."
              hint="Depois de criar, escolha a pessoa nas configurações do curso, da trilha ou da live."
            />
          ) : (
            <Stack as="ul" gap={8}>
              {instructors.map((person) => (
                <InstructorRow
                  key={person.id}
                  person={person}
                  onDelete={() => setLeaving(person)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <DeleteDialog
        isOpen={leaving !== undefined}
        title={`Excluir “${leaving?.name ?? ''}”?`}
        confirmLabel="Excluir"
        onDelete={remove}
        onClose={() => setLeaving(undefined)}
      >
        <p>{leaving && consequence(leaving)}</p>
      </DeleteDialog>
    </Page>
  );
}

function consequence({ usage }: UsedInstructor): string {
  const uses = describeTermUsage(usage);
  const gone =
    'A foto, a biografia, os links e o histórico desta pessoa são apagados. Não há volta.';
  return uses ? `A pessoa sai de ${uses}, que continuam no ar. ${gone}` : gone;
}

function InstructorRow({ person, onDelete }: { person: UsedInstructor; onDelete: () => void }) {
  const { id, slug, name, usage } = person;
  return (
    <Card as="li" padding={12}>
      <Row gap={16} className={classes.row}>
        <Portrait person={person} size="small" />
        <div className={classes.words}>
          <Heading size={17}>
            <TextLink to="/admin/instrutores/$instructorId" params={{ instructorId: id }}>
              {name}
            </TextLink>
          </Heading>
          <Muted size={14}>{describeTermUsage(usage) ?? 'Sem uso'}</Muted>
        </div>
        <DotsMenu label={`Ações de ${name}`}>
          <Menu.Item
            leftSection={<IconExternalLink size={18} aria-hidden="true" />}
            renderRoot={(item) => <Link {...item} to="/instrutores/$slug" params={{ slug }} />}
          >
            Ver a página
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            onClick={onDelete}
          >
            Excluir
          </Menu.Item>
        </DotsMenu>
      </Row>
    </Card>
  );
}

const ListSkeleton = () =>
  Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={98} mb={8} radius={20} />);
