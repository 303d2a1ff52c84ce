import type { LiveCard } from '@sabia/domain/lives/live.ts';
import { IconVideo } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
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
import { useLiveAuthoring } from '../authoring.api.ts';
import { liveListQuery, liveListSearch } from './live-list-search.ts';

const columns = ['Live', 'Status', 'Começa', 'Gravação', 'Alterada'];
const orders = {
  '': 'Alteradas há pouco',
  proximas: 'As próximas primeiro',
  novas: 'Criadas há pouco',
  'a-z': 'Título, de A a Z',
  'z-a': 'Título, de Z a A',
};

export function LiveListPage() {
  const search = useSearch({ from: '/admin/conteudos/lives' });
  const navigate = useNavigate({ from: '/admin/conteudos/lives' });
  return (
    <PublishableListingPage
      kind="LIVE"
      title="Gerenciar lives"
      create={{ to: '/admin/conteudos/lives/novo', label: 'Nova live' }}
      search={search}
      filters={
        <PublishableFilters
          search={search}
          orders={orders}
          onChange={(change) =>
            void navigate({
              search: liveListSearch({ ...search, ...change, page: 1 }),
              replace: true,
            })
          }
        />
      }
      query={useQuery({ ...liveListQuery(search), placeholderData: keepPreviousData })}
      empty={
        <EmptyState
          icon={<IconVideo />}
          message="Sua escola ainda não tem lives."
          hint="Marque a primeira: quem quiser a põe na agenda e recebe um lembrete."
          action={<ButtonLink to="/admin/conteudos/lives/novo">Criar a primeira live</ButtonLink>}
        />
      }
      label="Lives"
      columns={columns}
    >
      {(live, now) => (
        <>
          <TitleCell
            artwork={{ seed: live.id, category: live.categories[0]?.title }}
            imageUrl={live.thumbUrl}
            details={titlesOf(live.categories)}
          >
            <Link
              to="/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes"
              params={{ liveIdEdit: live.id }}
            >
              {live.title}
            </Link>
          </TitleCell>
          <td>
            <StatusBadge isActive={live.isActive} />
          </td>
          <td data-label="Começa">
            {live.startsAt ? formatMoment(live.startsAt, now) : 'Sem data marcada'}
          </td>
          <td data-label="Gravação">{live.hasRecording ? 'Sim' : 'Não'}</td>
          <td data-label="Alterada">{formatMoment(live.updatedAt, now)}</td>
          <MenuCell>
            <LiveMenu live={live} />
          </MenuCell>
        </>
      )}
    </PublishableListingPage>
  );
}

function LiveMenu({ live }: { live: LiveCard }) {
  const { deleteLive, duplicateLive } = useLiveAuthoring();
  return (
    <PublishableMenu
      item={live}
      edit={(liveIdEdit) => ({
        to: '/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
        params: { liveIdEdit },
      })}
      preview={{ to: '/lives/$liveId', params: { liveId: live.id } }}
      onDuplicate={() => duplicateLive(live.id)}
      usage={read('GET /lives/{id}/usage', { params: { id: live.id } })}
      onDelete={() => deleteLive(live.id)}
    >
      A live some para todos, e as agendas que a têm recebem o cancelamento. Quem já assistiu não
      perde o que fez. Não dá para desfazer.
    </PublishableMenu>
  );
}
