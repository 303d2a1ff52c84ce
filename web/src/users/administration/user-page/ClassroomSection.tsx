import { NativeSelect, Switch } from '@mantine/core';
import { classroomModeNames, classroomRoleNames } from '@sabia/domain/users/user-labels.ts';
import { classroomModes, classroomRoles, type User } from '@sabia/domain/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { type Notice, NoticeBar } from '../../../ui/states/NoticeBar.tsx';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { useUserAdministration } from '../administering.api.ts';

type Classroom = Pick<User, 'classroomRole' | 'classroomRoleActive' | 'classroomModeType'>;

/** The classroom role and mode of a user. */
export function ClassroomSection({ user }: { user: User }) {
  const { changeUser } = useUserAdministration();
  const [before, setBefore] = useState<Classroom>();
  const saving = useMutation({
    mutationFn: (change: Partial<Classroom>) => changeUser(user.id, change),
    onError: showFailure,
  });
  const current = pick(user);
  const save = (change: Partial<Classroom>) =>
    saving.mutate(change, { onSuccess: () => setBefore(current) });
  const notice: Notice | undefined = before && {
    text: 'Turma salva',
    undo: () => saving.mutate(before, { onSuccess: () => setBefore(undefined) }),
  };
  const shown: Classroom = { ...current, ...(saving.isPending && saving.variables) };
  return (
    <FormSection title="Turma">
      <NativeSelect
        label="Papel na turma"
        data={options('Sem papel', classroomRoleNames)}
        value={shown.classroomRole ?? ''}
        onChange={({ currentTarget: { value } }) =>
          save({ classroomRole: classroomRoles.find((role) => role === value) ?? null })
        }
      />
      <NativeSelect
        label="Modalidade"
        data={options('Sem modalidade', classroomModeNames)}
        value={shown.classroomModeType ?? ''}
        onChange={({ currentTarget: { value } }) =>
          save({
            classroomModeType: classroomModes.find((mode) => mode === value) ?? null,
          })
        }
      />
      <Switch
        label="Papel ativo na turma"
        checked={shown.classroomRoleActive}
        onChange={({ currentTarget }) => save({ classroomRoleActive: currentTarget.checked })}
      />
      <NoticeBar notice={notice} onDismiss={() => setBefore(undefined)} />
    </FormSection>
  );
}

const pick = ({ classroomRole, classroomRoleActive, classroomModeType }: User): Classroom => ({
  classroomRole,
  classroomRoleActive,
  classroomModeType,
});

const options = (none: string, names: Readonly<Record<string, string>>) => [
  { value: '', label: none },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
