import { Menu } from '@mantine/core';
import type { User } from '@sabia/domain/users/user.ts';
import { IconCreditCard, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DotsMenu } from '../../../ui/DotsMenu.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { RoleDialog } from '../RoleDialog.tsx';
import { useSaving } from '../use-saving.ts';

/** What can be done with a person in the listing. */
export function UserMenu({ user }: { user: User }) {
  const { changeSubscription } = useUserAdministration();
  const [isChangingRole, setChangingRole] = useState(false);
  const subscription = useSaving((isOpen: boolean) => changeSubscription(user.id, isOpen));
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
          onClick={() => subscription.mutate(!user.isSubscriber)}
        >
          {user.isSubscriber ? 'Encerrar assinatura' : 'Dar assinatura'}
        </Menu.Item>
        <Menu.Item leftSection={<IconSettings size={18} />} onClick={() => setChangingRole(true)}>
          {user.isAdmin ? 'Tirar da administração' : 'Levar para a administração'}
        </Menu.Item>
      </DotsMenu>
      <RoleDialog user={user} isOpen={isChangingRole} onClose={() => setChangingRole(false)} />
    </>
  );
}
