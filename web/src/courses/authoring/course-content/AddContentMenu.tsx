import { Button, Menu } from '@mantine/core';
import type { Section } from '@sabia/domain/courses/course.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { contentTypes } from '../../content-types.ts';
import { newContentTypes } from './content-search.ts';

export function AddContentMenu({ section }: { section: Section }) {
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          aria-label={`Adicionar conteúdo à seção ${section.title}`}
        >
          Adicionar conteúdo
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {newContentTypes.map((type) => {
          const { name, Icon } = contentTypes[type];
          return (
            <Menu.Item
              key={type}
              leftSection={<Icon size={18} />}
              renderRoot={(item) => (
                <Link
                  {...item}
                  to="."
                  search={{ novo: type, secao: section.id }}
                  resetScroll={false}
                />
              )}
            >
              {name}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
