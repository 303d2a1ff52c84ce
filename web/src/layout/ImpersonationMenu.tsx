import { Button, Menu } from '@mantine/core';
import type { ImpersonatedRole } from '@sabia/domain/users/impersonation.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';

type Place = Pick<LinkProps, 'to' | 'params'>;

interface ViewAsMenuProps {
  /** The page where learners see the edited entity. */
  place: Place;
  /** The page for visitors, if it is another one. */
  visitorPlace?: Place;
}

const modes: readonly [ImpersonatedRole, string][] = [
  ['VISITOR', 'Visitante'],
  ['LEARNER', 'Aluno sem assinatura'],
  ['SUBSCRIBER', 'Assinante'],
];

/** Opens the edited entity with an impersonated role. */
export function ImpersonationMenu({ place, visitorPlace = place }: ViewAsMenuProps) {
  const router = useRouter();
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden="true" />}>
          Ver como…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {modes.map(([como, label]) => {
          const { href } = router.buildLocation(como === 'VISITOR' ? visitorPlace : place);
          const search = { como, em: href, de: router.latestLocation.href };
          return (
            <Menu.Item
              key={como}
              renderRoot={(item) => (
                <Link {...item} to="/admin/ver-como" search={search} preload={false} />
              )}
            >
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
