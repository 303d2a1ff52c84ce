import { Button } from '@mantine/core';
import { roleNames } from '@sabia/domain/users/user-labels.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { useState } from 'react';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { type Notice, NoticeBar } from '../../../ui/states/NoticeBar.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { type AccessAct, AccessDialog } from '../AccessDialog.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { RoleDialog } from '../RoleDialog.tsx';
import { useSaving } from '../use-saving.ts';
import { Facts } from '../../../ui/primitives/Facts.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';

/** The access and role of a user. */
export function AccessSection({ user }: { user: User }) {
  const { changeSubscription } = useUserAdministration();
  const [isChangingRole, setChangingRole] = useState(false);
  const [act, setAct] = useState<AccessAct | null>(null);
  const [done, setDone] = useState<AccessAct | null>(null);
  const undo = useSaving(() =>
    changeSubscription(user.id, { hasActiveSubscription: done === 'END' }),
  );
  const notice: Notice | undefined =
    done === 'END'
      ? { text: 'Acesso encerrado', undo: () => undo.mutate(undefined, { onSuccess: dismiss }) }
      : done === 'GIVE'
        ? { text: 'Acesso salvo' }
        : undefined;
  function dismiss(): void {
    setDone(null);
  }
  return (
    <FormSection title="Acesso">
      <Row gap={12} justify="between">
        <Facts facts={{ Papel: roleNames[user.role] }} />
        <Button variant="default" onClick={() => setChangingRole(true)}>
          {user.isAdmin ? 'Tirar da administração' : 'Levar para a administração'}
        </Button>
      </Row>
      <Row gap={12} justify="between">
        <Facts facts={{ Assinatura: user.isSubscriber ? 'Aberta' : 'Fechada' }} />
        <Row gap={12}>
          <TextLink to="/admin/assinaturas/$userId" params={{ userId: user.id }}>
            Pagamentos e histórico
          </TextLink>
          <Button variant="default" onClick={() => setAct('GIVE')}>
            {user.isSubscriber ? 'Mudar o prazo' : 'Dar acesso'}
          </Button>
          {user.isSubscriber && (
            <Button variant="default" onClick={() => setAct('END')}>
              Encerrar o acesso
            </Button>
          )}
        </Row>
      </Row>
      <NoticeBar notice={notice} onDismiss={dismiss} />
      <AccessDialog user={user} act={act} onClose={() => setAct(null)} onChanged={setDone} />
      <RoleDialog user={user} isOpen={isChangingRole} onClose={() => setChangingRole(false)} />
    </FormSection>
  );
}
