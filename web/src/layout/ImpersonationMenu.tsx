import { Button, Menu } from '@mantine/core';
import type { ImpersonatedRole } from '@sabia/domain/users/impersonation.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';

type Place = Pick<LinkProps, 'to' | 'params'>;

interface ViewAsMenuProps {
  /** Where learners see what is edited here. */
  place: Place;
  /** Where visitors do, if that is elsewhere. */
  visitorPlace?: Place;
}

const modes: readonly [ImpersonatedRole, string][] = [
  ['VISITOR', 'Visitante'],
  ['LEARNER', 'Aluno sem assinatura'],
  ['SUBSCRIBER', 'Assinante'],
];

/** Opens what is edited as somebody else would see it. */
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
