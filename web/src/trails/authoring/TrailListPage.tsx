import type { TrailCard } from '@sabia/domain/trails/trail.ts';
import { IconRoute } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { read } from '../../platform/api/api.ts';
import { PublishableFilters } from '../../publications/PublishableFilters.tsx';
import { PublishableListingPage } from '../../publications/PublishableListingPage.tsx';
import { PublishableMenu } from '../../publications/PublishableMenu.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { StatusBadge } from '../../ui/lists/StatusBadge.tsx';
import { useTrailAuthoring } from '../authoring.api.ts';
import { trailListQuery, trailListSearch } from './trail-list-search.ts';

const columns = ['Trilha', 'Status', 'Nível', 'Etapas', 'Duração', 'Alterada'];
const orders = {
  '': 'Alteradas há pouco',
  novos: 'Criadas há pouco',
  'a-z': 'Título, de A a Z',
  'z-a': 'Título, de Z a A',
  longos: 'Mais longas',
};

export function TrailListPage() {
  const search = useSearch({ from: '/admin/conteudos/trilhas' });
  const navigate = useNavigate({ from: '/admin/conteudos/trilhas' });
  return (
    <PublishableListingPage
      kind="TRAIL"
      title="Gerenciar trilhas"
      create={{ to: '/admin/conteudos/trilhas/novo', label: 'Nova trilha' }}
      search={search}
      filters={
        <PublishableFilters
          search={search}
          hasLevels
          orders={orders}
          onChange={(change) =>
            void navigate({
              search: trailListSearch({ ...search, ...change, page: 1 }),
              replace: true,
            })
          }
        />
      }
      query={useQuery({ ...trailListQuery(search), placeholderData: keepPreviousData })}
      empty={
        <EmptyState
          icon={<IconRoute />}
          message="Sua escola ainda não tem trilhas."
          hint="Uma trilha põe cursos, lives e simulados em ordem, e dá um certificado no fim."
          action={
            <ButtonLink to="/admin/conteudos/trilhas/novo">Criar a primeira trilha</ButtonLink>
          }
        />
      }
      label="Trilhas"
      columns={columns}
    >
      {(trail, now) => (
        <>
          <TitleCell
            artwork={{ seed: trail.id, category: trail.category.title }}
            imageUrl={trail.thumbUrl}
            details={trail.category.title}
          >
            <Link
              to="/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo"
              params={{ trailIdEdit: trail.id }}
            >
              {trail.title}
            </Link>
          </TitleCell>
          <td>
            <StatusBadge isActive={trail.isActive} />
          </td>
          <td data-label="Nível">{trail.level.title}</td>
          <td data-label="Etapas">{trail.contentsQtd}</td>
          <td data-label="Duração">{formatHours(trail.estimatedCompletionHours)}</td>
          <td data-label="Alterada">{formatMoment(trail.updatedAt, now)}</td>
          <MenuCell>
            <TrailMenu trail={trail} />
          </MenuCell>
        </>
      )}
    </PublishableListingPage>
  );
}

function TrailMenu({ trail }: { trail: TrailCard }) {
  const { deleteTrail, duplicateTrail } = useTrailAuthoring();
  return (
    <PublishableMenu
      item={trail}
      edit={(trailIdEdit) => ({
        to: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/configuracoes',
        params: { trailIdEdit },
      })}
      preview={{ to: '/trilhas/$trailId', params: { trailId: trail.id } }}
      onDuplicate={() => duplicateTrail(trail.id)}
      usage={read('GET /trails/{id}/usage', { params: { id: trail.id } })}
      onDelete={() => deleteTrail(trail.id)}
    >
      A trilha some para todos, também para quem está no meio dela. Os cursos, lives e simulados
      continuam onde estão, e os certificados já emitidos continuam valendo. Não dá para desfazer.
    </PublishableMenu>
  );
}
