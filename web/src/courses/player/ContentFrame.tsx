import type { OutlineContent, OutlineSection } from '@sabia/domain/courses/lesson.ts';
import type { ReactNode } from 'react';
import { contentTime } from '../../ui/words/durations.ts';
import { contentTypes } from '../content-types.ts';
import classes from './ContentScreen.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface ContentFrameProps {
  section: Pick<OutlineSection, 'title'>;
  content: Omit<OutlineContent, 'contentProgression'>;
  /** Beside the facts of the content: the learner's progress. */
  state?: ReactNode;
  children: ReactNode;
}

/** The heading of a content and its body. */
export function ContentFrame({ children, ...heading }: ContentFrameProps) {
  return (
    <Stack
      as="article"
      gap={24}
      className={classes.content}
      data-type={heading.content.contentType}
    >
      <ContentHeading {...heading} />
      {children}
    </Stack>
  );
}

/** Section, title and facts of a content. */
export function ContentHeading({ section, content, state }: Omit<ContentFrameProps, 'children'>) {
  const { name, Icon } = contentTypes[content.contentType];
  const time = contentTime(content);
  return (
    <header className={classes.heading}>
      <Muted size={14}>{section.title}</Muted>
      <h1 tabIndex={-1} className={classes.title}>
        {content.title}
      </h1>
      <p className={classes.facts}>
        <span>
          <Icon size={18} aria-hidden="true" />
          {name}
        </span>
        {time && <span>{time}</span>}
        {state}
      </p>
    </header>
  );
}
