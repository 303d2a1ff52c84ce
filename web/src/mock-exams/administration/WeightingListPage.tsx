import { Button, Menu, Skeleton } from '@mantine/core';
import {
  enemParts,
  partTitles,
  type ScoreWeighting,
  weightingsLimit,
} from '@sabia/domain/mock-exams/score-weighting.ts';
import { IconPencil, IconPlus, IconScale, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '../../ui/forms/authoring-styles.ts';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog.tsx';
import { EditorDrawer } from '../../ui/dialogs/EditorDrawer.tsx';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useWeightingAdministration, weightingsQuery } from '../mock-exams.api.ts';
import { WeightingForm } from './WeightingForm.tsx';

/** The weightings of the school: of each, the weight of each part of the Enem. */
export function WeightingListPage() {
  const query = useQuery(weightingsQuery);
  const [edited, setEdited] = useState<ScoreWeighting | 'new'>();
  const close = () => setEdited(undefined);
  const isFull = (query.data ?? []).length >= weightingsLimit;
  return (
    <Page
      title="Pesos por curso"
      intro={
        <TextLink to="/admin/dias-de-simulado" search={{ page: 1 }}>
          Dias de simulado
        </TextLink>
      }
      actions={
        <Button
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => setEdited('new')}
        >
          Novos pesos
        </Button>
      }
    >
      {isFull && <p>A lista está cheia: cabem {weightingsLimit} cursos.</p>}
      <Loaded query={query} skeleton={<Skeleton height={240} radius={20} />}>
        {(weightings) =>
          weightings.length === 0 ? (
            <EmptyState
              icon={<IconScale />}
              message="Ainda não há pesos."
              hint="Cada curso dá pesos próprios às partes do Enem. Por exemplo: com peso 3 em Natureza e 1 nas outras, Natureza vale o triplo na média. Os resultados do dia de simulado mostram essa média para cada estudante."
            />
          ) : (
            <ListingTable
              label="Pesos por curso"
              columns={['Curso', ...enemParts.map((part) => partTitles[part])]}
            >
              {weightings.map((weighting) => (
                <WeightingRow
                  key={weighting.id}
                  weighting={weighting}
                  onEdit={() => setEdited(weighting)}
                />
              ))}
            </ListingTable>
          )
        }
      </Loaded>
      <EditorDrawer
        isOpen={edited !== undefined}
        title={edited === 'new' ? 'Novos pesos' : 'Editar pesos'}
        onClose={close}
      >
        {edited && <WeightingForm weighting={edited === 'new' ? null : edited} onSaved={close} />}
      </EditorDrawer>
    </Page>
  );
}

interface WeightingRowProps {
  weighting: ScoreWeighting;
  onEdit: () => void;
}

function WeightingRow({ weighting: { id, title, weights }, onEdit }: WeightingRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { deleteWeighting } = useWeightingAdministration();
  return (
    <tr>
      <TitleCell>
        <strong>{title}</strong>
      </TitleCell>
      {enemParts.map((part) => (
        <td key={part} data-label={partTitles[part]}>
          {weights[part].toLocaleString('pt-BR')}
        </td>
      ))}
      <MenuCell>
        <DotsMenu label={`Ações de ${title}`}>
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={onEdit}>
            Editar
          </Menu.Item>
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={18} />}
            onClick={() => setAsking(true)}
          >
            Excluir
          </Menu.Item>
        </DotsMenu>
        <DeleteDialog
          isOpen={isAsking}
          title={`Excluir os pesos de “${title}”?`}
          confirmLabel="Excluir pesos"
          onDelete={async () => {
            await deleteWeighting(id);
            showToast({ kind: 'success', message: 'Pesos excluídos' });
          }}
          onClose={() => setAsking(false)}
        >
          A média com estes pesos some dos resultados. As notas ficam como estão. Não dá para
          desfazer.
        </DeleteDialog>
      </MenuCell>
    </tr>
  );
}
