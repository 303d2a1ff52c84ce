import { roleNames } from '@sabia/domain/users/user-labels.ts';
import type { User } from '@sabia/domain/users/user.ts';
import classes from './UserBadges.module.css';

/** Badges of a user's role and access. */
export function UserBadges({ user }: { user: User }) {
  return (
    <div className={classes.badges}>
      <span data-kind={user.isAdmin ? 'admin' : undefined}>{roleNames[user.role]}</span>
      {user.isSubscriber && <span data-kind="subscriber">Assinante</span>}
      {user.isInvited && <span>Convite enviado</span>}
    </div>
  );
}
