import { NativeSelect, Switch } from '@mantine/core';
import { classroomModeNames, classroomRoleNames } from '@sabia/domain/users/user-labels.ts';
import { classroomModes, classroomRoles, type User } from '@sabia/domain/users/user.ts';
import { FormSection } from '../../../ui/FormSection.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { useSaving } from '../use-saving.ts';

type Classroom = Pick<User, 'classroomRole' | 'classroomRoleActive' | 'classroomModeType'>;

/** The classroom role and mode of a user. */
export function ClassroomSection({ user }: { user: User }) {
  const { changeUser } = useUserAdministration();
  const saving = useSaving((change: Partial<Classroom>) => changeUser(user.id, change));
  const shown: Classroom = { ...user, ...(saving.isPending && saving.variables) };
  return (
    <FormSection title="Turma">
      <NativeSelect
        label="Papel na turma"
        data={options('Sem papel', classroomRoleNames)}
        value={shown.classroomRole ?? ''}
        onChange={({ currentTarget: { value } }) =>
          saving.mutate({ classroomRole: classroomRoles.find((role) => role === value) ?? null })
        }
      />
      <NativeSelect
        label="Modalidade"
        data={options('Sem modalidade', classroomModeNames)}
        value={shown.classroomModeType ?? ''}
        onChange={({ currentTarget: { value } }) =>
          saving.mutate({
            classroomModeType: classroomModes.find((mode) => mode === value) ?? null,
          })
        }
      />
      <Switch
        label="Papel ativo na turma"
        checked={shown.classroomRoleActive}
        onChange={({ currentTarget }) =>
          saving.mutate({ classroomRoleActive: currentTarget.checked })
        }
      />
    </FormSection>
  );
}

const options = (none: string, names: Readonly<Record<string, string>>) => [
  { value: '', label: none },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
