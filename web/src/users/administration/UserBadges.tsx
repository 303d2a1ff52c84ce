import { roleNames } from '@sabia/domain/users/user-labels.ts';
import type { ListedUser } from '@sabia/domain/users/user.ts';
import { Row } from '../../ui/primitives/Row.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';

/** Badges of a user's role and access. */
export function UserBadges({ user }: { user: ListedUser }) {
  return (
    <Row gap={4}>
      <Tag tone={user.isAdmin ? 'accent' : 'muted'}>{roleNames[user.role]}</Tag>
      {user.isSubscriber && <Tag tone="success">Assinante</Tag>}
      {user.isBlocked && <Tag tone="muted">Bloqueada</Tag>}
      {user.isInvited && <Tag tone="muted">Convite enviado</Tag>}
    </Row>
  );
}
