import { Button, Switch } from '@mantine/core';
import { roleNames } from '@sabia/domain/users/user-labels.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { useState } from 'react';
import { FormSection } from '../../../ui/FormSection.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { RoleDialog } from '../RoleDialog.tsx';
import { useSaving } from '../use-saving.ts';
import { Facts } from '../../../ui/primitives/Facts.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';

/** The access and role of a user. */
export function AccessSection({ user }: { user: User }) {
  const { changeSubscription } = useUserAdministration();
  const [isChangingRole, setChangingRole] = useState(false);
  const subscription = useSaving((isOpen: boolean) => changeSubscription(user.id, isOpen));
  return (
    <FormSection title="Acesso">
      <Row gap={12} justify="between">
        <Facts facts={{ Papel: roleNames[user.role] }} />
        <Button variant="default" onClick={() => setChangingRole(true)}>
          {user.isAdmin ? 'Tirar da administração' : 'Levar para a administração'}
        </Button>
      </Row>
      <Switch
        label="Assinatura ativa"
        description="Abre todo o conteúdo para assinantes."
        checked={subscription.isPending ? subscription.variables : user.isSubscriber}
        onChange={({ currentTarget }) => subscription.mutate(currentTarget.checked)}
      />
      <RoleDialog user={user} isOpen={isChangingRole} onClose={() => setChangingRole(false)} />
    </FormSection>
  );
}
