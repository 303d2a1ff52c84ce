import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { Menu } from '@mantine/core';
import type { ListedMember } from '@sabia/domain/classes/class-member.ts';
import { type ClassRole, classRoles } from '@sabia/domain/classes/class-role.ts';
import { IconUserMinus, IconUserCog } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { classRoleNames } from '../class-words.ts';
import { useClassAdministration } from './class-administration.api.ts';

interface MemberTableProps {
  classId: string;
  members: readonly ListedMember[];
  now: Date;
}

const columns = ['Pessoa', 'Progresso', 'Provas entregues', 'Estudou', 'Entrou'];

export function MemberTable({ classId, members, now }: MemberTableProps) {
  return (
    <ListingTable label="Participantes" columns={columns}>
      {members.map((member) => (
        <tr key={member.userId}>
          <TitleCell details={classRoleNames[member.role]}>
            <Link to="/admin/usuarios/$userId" params={{ userId: member.userId }}>
              {member.name}
            </Link>
          </TitleCell>
          <td data-label="Progresso">{progressOf(member)}</td>
          <td data-label="Provas entregues">{member.attemptsQtd}</td>
          <td data-label="Estudou">
            {member.lastStudiedAt ? formatMoment(member.lastStudiedAt, now) : 'Ainda não'}
          </td>
          <td data-label="Entrou">{formatMoment(member.joinedAt, now)}</td>
          <MenuCell>
            <MemberMenu classId={classId} member={member} />
          </MenuCell>
        </tr>
      ))}
    </ListingTable>
  );
}

function progressOf({ role, percentage }: ListedMember): string {
  if (role !== 'STUDENT') return '–';
  return percentage === null ? 'Nada a concluir' : formatPercentage(percentage);
}

interface MemberMenuProps {
  classId: string;
  member: ListedMember;
}

/** Gives a member another role, or removes them. */
function MemberMenu({ classId, member: { userId, name, role } }: MemberMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const { addMember, removeMember } = useClassAdministration();
  const change = useMutation({
    mutationFn: (next: ClassRole) => addMember(classId, userId, next),
    onSuccess: () => showToast({ kind: 'success', message: 'Alterações salvas com sucesso' }),
    onError: showFailure,
  });
  const removal = useMutation({
    mutationFn: () => removeMember(classId, userId),
    onSuccess: () => showToast({ kind: 'success', message: `${name} saiu da turma` }),
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <DotsMenu label={`Ações de ${name}`} isBusy={change.isPending}>
        {classRoles
          .filter((other) => other !== role)
          .map((other) => (
            <Menu.Item
              key={other}
              leftSection={<IconUserCog size={18} />}
              onClick={() => change.mutate(other)}
            >
              Tornar {classRoleNames[other].toLowerCase()}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconUserMinus size={18} />} onClick={() => setAsking(true)}>
          Tirar da turma
        </Menu.Item>
      </DotsMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Tirar ${name} da turma?`}
        confirmLabel="Tirar da turma"
        isDangerous
        isPending={removal.isPending}
        onConfirm={removal.mutate}
        onClose={() => setAsking(false)}
      >
        A pessoa deixa de ver a turma agora mesmo, e só volta se a administração a adicionar de
        novo. O que ela estudou continua com ela.
      </ConfirmDialog>
    </>
  );
}
