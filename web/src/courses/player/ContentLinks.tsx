import type { OutlineContent } from '@sabia/domain/courses/lesson.ts';
import { contentTypes } from '../content-types.ts';
import classes from './ContentScreen.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { CardLink } from '../../ui/primitives/CardLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface ContentLinksProps {
  heading: string;
  intro: string;
  contents: readonly Pick<OutlineContent, 'id' | 'title' | 'contentType'>[];
}

/** Links to contents of this course, with the reason for them. */
export function ContentLinks({ heading, intro, contents }: ContentLinksProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading>{heading}</Heading>
      <Muted>{intro}</Muted>
      <Stack as="ul" gap={8}>
        {contents.map(({ id, title, contentType }) => {
          const { name, Icon } = contentTypes[contentType];
          return (
            <Card as="li" key={id} padding={12} gap={12} className={classes.link}>
              <Icon size={20} aria-label={name} />
              <CardLink from="/cursos/$courseIdPresentation" to="." search={{ conteudo: id }}>
                {title}
              </CardLink>
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}
