import { classroomModeNames, classroomRoleNames } from '@sabia/domain/users/user-labels.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '../../../ui/dates.ts';
import { ListedThing, ListingTable, MenuCell } from '../../../ui/ListingTable.tsx';
import { UserBadges } from '../UserBadges.tsx';
import { UserMenu } from './UserMenu.tsx';

interface UserTableProps {
  users: readonly User[];
  now: Date;
}

const columns = ['Pessoa', 'Acesso', 'Turma', 'Desde'];

export function UserTable({ users, now }: UserTableProps) {
  return (
    <ListingTable label="Pessoas" columns={columns}>
      {users.map((user) => (
        <tr key={user.id}>
          <ListedThing title={user.name} details={user.email}>
            <Link to="/admin/usuarios/$userId" params={{ userId: user.id }}>
              {user.name}
            </Link>
          </ListedThing>
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
  );
}

/** 'Monitor(a) · Híbrida', with what is not so right now. */
function classroomOf({ classroomRole, classroomRoleActive, classroomModeType }: User): string {
  if (!classroomRole) return 'Sem turma';
  const parts = [
    classroomRoleNames[classroomRole],
    ...(classroomModeType ? [classroomModeNames[classroomModeType]] : []),
    ...(classroomRoleActive ? [] : ['inativo']),
  ];
  return parts.join(' · ');
}
