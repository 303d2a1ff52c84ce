import { Drawer } from '@mantine/core';
import type { Course } from '@sabia/domain/courses/course.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { contentTypes } from '../../content-types.ts';
import classes from './ContentDrawer.module.css';
import { ContentForm } from './ContentForm.tsx';
import { editedContent, type EditedContent } from './edited-content.ts';

const route = '/admin/conteudos/cursos/gerenciar/$courseId/conteudo';

/** A content in an editor beside the outline; the address says which. */
export function ContentDrawer({ course }: { course: Course }) {
  const navigate = useNavigate({ from: route });
  const edited = editedContent(course, useSearch({ from: route }));
  const close = () => void navigate({ search: {} });
  return (
    <Drawer.Root
      opened={edited !== undefined}
      onClose={close}
      closeOnEscape={false}
      onKeyDown={(event) => closeOnEscape(event, close)}
      position="right"
      size={860}
      transitionProps={{ duration: 150 }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's own is a second banner of the page. */}
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{edited && titleOf(edited)}</Drawer.Title>
          <Drawer.CloseButton aria-label="Fechar o editor" />
        </div>
        <Drawer.Body className={classes.body}>
          {edited && <ContentForm key={edited.key} edited={edited} onDone={close} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/**
 * Mantine's way lets the same key go on to the question before leaving, which it would close again.
 */
function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  const isOfAnother =
    event.target instanceof Element && event.target.hasAttribute('data-mantine-stop-propagation');
  if (event.key !== 'Escape' || isOfAnother) return;
  event.preventDefault();
  close();
}

function titleOf({ contentType, section }: EditedContent): string {
  const name = contentTypes[contentType].name;
  return section ? `${name} na seção ${section.title}` : name;
}
