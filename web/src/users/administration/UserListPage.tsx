import { Button, Menu } from '@mantine/core';
import {
  classroomModeNames,
  classroomRoleNames,
  roleNames,
} from '@sabia/domain/users/user-labels.ts';
import type { ListedUser, User } from '@sabia/domain/users/user.ts';
import { IconCreditCard, IconHistory, IconSettings, IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ExportSheet } from '../../files/ExportSheet.tsx';
import { useAppContext } from '../../layout/app-context.tsx';
import { ListingPage } from '../../layout/ListingPage.tsx';
import { useSelection } from '../../publications/use-selection.ts';
import { formatMoment } from '../../ui/words/dates.ts';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { FilterSelect, ListingFilters } from '../../ui/lists/ListingFilters.tsx';
import { ListingTable, MenuCell, SelectCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { NoticeBar } from '../../ui/states/NoticeBar.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { type AccessAct, AccessDialog } from './AccessDialog.tsx';
import { userImportsQuery } from './administering.api.ts';
import { UserBulkBar } from './bulk/UserBulkBar.tsx';
import { InviteUser } from './InviteUser.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { ImportUsers } from './user-import/ImportUsers.tsx';
import { RecentImports } from './user-import/RecentImports.tsx';
import {
  userFilters,
  userListQuery,
  type UserListSearch,
  userListSearch,
} from './user-list-search.ts';
import { UserTabs } from '../UserTabs.tsx';
import { UserBadges } from './UserBadges.tsx';

const columns = ['Pessoa', 'Acesso', 'Turma', 'Desde'];
const roles = { '': 'Todos', ...roleNames };
const subscriptions = { '': 'Todas', com: 'Com assinatura', sem: 'Sem assinatura' };
const classrooms = { '': 'Todos', ...classroomRoleNames };
const orders = { '': 'Nome, A a Z', 'z-a': 'Nome, Z a A', novas: 'Chegaram há pouco' };

export function UserListPage() {
  const search = useSearch({ from: '/admin/usuarios' });
  const query = useQuery({ ...userListQuery(search), placeholderData: keepPreviousData });
  const selection = useSelection<ListedUser>(query.data?.items ?? []);
  const [told, setTold] = useState<string>();
  return (
    <ListingPage
      title="Gerenciar pessoas"
      tabs={<UserTabs />}
      actions={
        <>
          <InviteUser />
          <ExportUsers search={search} />
          <ImportUsers />
          <ShowRecentImports />
        </>
      }
      search={search}
      filters={<UserFilters search={search} />}
      query={query}
      footer={
        <NoticeBar
          notice={told === undefined ? undefined : { text: told }}
          onDismiss={() => setTold(undefined)}
        />
      }
      noun={['pessoa', 'pessoas', 'a']}
      // Never empty: the list contains the administrator.
      empty={null}
    >
      {(users, now) => (
        <>
          <UserBulkBar users={users} selection={selection} onDone={setTold} />
          <ListingTable label="Pessoas" columns={columns} isSelectable>
            {users.map((user) => (
              <tr key={user.id}>
                <SelectCell
                  title={user.name}
                  isSelected={selection.isSelected(user.id)}
                  onChange={(isSelected) => selection.select([user.id], isSelected)}
                />
                <TitleCell details={user.email}>
                  <Link to="/admin/usuarios/$userId" params={{ userId: user.id }}>
                    {user.name}
                  </Link>
                </TitleCell>
                <td>
                  <UserBadges user={user} />
                </td>
                <td data-label="Turma">{classroomOf(user)}</td>
                <td data-label="Desde">{formatMoment(user.createdAt, now)}</td>
                <MenuCell>
                  <UserMenu user={user} />
                </MenuCell>
              </tr>
            ))}
          </ListingTable>
        </>
      )}
    </ListingPage>
  );
}

/** Opens the imports of the last 30 days, if there are any. */
function ShowRecentImports() {
  const { data } = useQuery(userImportsQuery(1));
  const [isOpen, setOpen] = useState(false);
  if (!data?.total) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Importações recentes
      </Button>
      {isOpen && <RecentImports onClose={() => setOpen(false)} />}
    </>
  );
}

/** 'Monitor(a) · Híbrida · inativo' */
function classroomOf({ classroomRole, classroomRoleActive, classroomModeType }: User): string {
  if (!classroomRole) return 'Nenhuma';
  const parts = [
    classroomRoleNames[classroomRole],
    ...(classroomModeType ? [classroomModeNames[classroomModeType]] : []),
    ...(classroomRoleActive ? [] : ['inativo']),
  ];
  return parts.join(' · ');
}

function UserFilters({ search }: { search: UserListSearch }) {
  const navigate = useNavigate({ from: '/admin/usuarios' });
  const change = (changed: Record<string, string>) =>
    void navigate({ search: userListSearch({ ...search, ...changed, page: 1 }), replace: true });
  return (
    <ListingFilters
      placeholder="Nome ou e-mail"
      search={search}
      onSearch={(busca) => change({ busca })}
    >
      <FilterSelect
        label="Papel"
        value={search.papel}
        options={roles}
        onChange={(papel) => change({ papel })}
      />
      <FilterSelect
        label="Assinatura"
        value={search.assinatura}
        options={subscriptions}
        onChange={(assinatura) => change({ assinatura })}
      />
      <FilterSelect
        label="Papel na turma"
        value={search.turma}
        options={classrooms}
        onChange={(turma) => change({ turma })}
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

/** Saves the users that match the filters. */
function ExportUsers({ search }: { search: UserListSearch }) {
  const { call } = useAppContext();
  return (
    <ExportSheet
      label="Exportar pessoas"
      fileName="pessoas.csv"
      load={(options) => call('GET /users/admin/export', { query: userFilters(search) }, options)}
    />
  );
}

function UserMenu({ user }: { user: User }) {
  const [isChangingRole, setChangingRole] = useState(false);
  const [act, setAct] = useState<AccessAct | null>(null);
  return (
    <>
      <DotsMenu label={`Ações de ${user.name}`}>
        <Menu.Item
          leftSection={<IconUser size={18} />}
          renderRoot={(item) => (
            <Link {...item} to="/admin/usuarios/$userId" params={{ userId: user.id }} />
          )}
        >
          Abrir
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCreditCard size={18} />}
          onClick={() => setAct(user.isSubscriber ? 'END' : 'GIVE')}
        >
          {user.isSubscriber ? 'Encerrar o acesso' : 'Dar acesso'}
        </Menu.Item>
        <Menu.Item leftSection={<IconSettings size={18} />} onClick={() => setChangingRole(true)}>
          {user.isAdmin ? 'Tirar da administração' : 'Levar para a administração'}
        </Menu.Item>
      </DotsMenu>
      <AccessDialog
        user={user}
        act={act}
        onClose={() => setAct(null)}
        onChanged={() => showToast({ kind: 'success', message: 'Alterações salvas com sucesso' })}
      />
      <RoleDialog user={user} isOpen={isChangingRole} onClose={() => setChangingRole(false)} />
    </>
  );
}
