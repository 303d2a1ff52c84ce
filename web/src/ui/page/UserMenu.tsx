import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId } from 'react';
import classes from './UserMenu.module.css';

interface UserMenuProps {
  name: string;
  email: string;
  picture: string | null | undefined;
  /** Links to the pages of the user's account. */
  places: readonly (Pick<LinkProps, 'to'> & { label: string })[];
  onSignOut: () => void;
}

/** A native popover with light dismissal, Esc and restored focus. */
export function UserMenu({ name, email, picture, places, onSignOut }: UserMenuProps) {
  const panel = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        className={classes.button}
        aria-label={`Conta de ${name}`}
      >
        {picture ? <img src={picture} alt="" /> : <span data-initials={initials(name)} />}
      </button>
      <div id={panel} popover="auto" className={classes.panel}>
        <p className={classes.name}>{name}</p>
        <p className={classes.email}>{email}</p>
        {places.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className={classes.place}
            onClick={() => document.getElementById(panel)?.hidePopover()}
          >
            {label}
          </Link>
        ))}
        <Button variant="default" fullWidth onClick={onSignOut}>
          Sair
        </Button>
      </div>
    </>
  );
}

function initials(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1)].map((word) => word?.[0]).join('');
}
