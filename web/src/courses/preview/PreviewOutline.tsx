import { VisuallyHidden } from '@mantine/core';
import type { Course, Section } from '@sabia/domain/courses/course.ts';
import { IconEye, IconLock } from '@tabler/icons-react';
import { contentsTime, contentTime } from '../../ui/words/durations.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { count } from '../../ui/words/plural.ts';
import { Video } from '../../ui/video/Video.tsx';
import { contentTypes } from '../content-types.ts';
import classes from './PreviewOutline.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** Sections and contents of a course; contents that are previews open in place. */
export function PreviewOutline({ course }: { course: Course }) {
  return course.sections
    .filter((section) => section.isActive)
    .map((section) => <PreviewSection key={section.id} section={section} />);
}

function PreviewSection({ section }: { section: Section }) {
  const contents = section.contents.filter((content) => content.isActive);
  const time = contentsTime(contents);
  return (
    <Card as="section" padding={0} className={classes.section}>
      <div className={classes.sectionHead}>
        <Heading as="h3" size={17}>
          {section.title}
        </Heading>
        <span className={classes.amount}>
          {count(contents.length, 'conteúdo', 'conteúdos')}
          {time && ` · ${time}`}
        </span>
      </div>
      <Stack as="ul" className={classes.contents}>
        {contents.map((content) => (
          <li key={content.id}>
            {content.isLocked ? (
              <div className={classes.row}>
                <Facts content={content} isLocked={section.isLocked} />
              </div>
            ) : (
              <details className={classes.preview}>
                <summary className={classes.row}>
                  <Facts content={content} isLocked={false} />
                </summary>
                <PreviewBody content={content} />
              </details>
            )}
          </li>
        ))}
      </Stack>
    </Card>
  );
}

type PreviewContent = Section['contents'][number];

interface FactsProps {
  content: PreviewContent;
  /** The section is locked for this viewer. */
  isLocked: boolean;
}

function Facts({ content, isLocked }: FactsProps) {
  const { name, Icon } = contentTypes[content.contentType];
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <VisuallyHidden>{name}:</VisuallyHidden>
      <span className={classes.title}>{content.title}</span>
      {!content.isLocked && (
        <span className={classes.tag}>
          <IconEye size={16} aria-hidden="true" />
          Prévia
        </span>
      )}
      <span className={classes.amount}>{contentTime(content)}</span>
      {isLocked && (
        <>
          <IconLock size={18} aria-hidden="true" />
          <VisuallyHidden>Para assinantes</VisuallyHidden>
        </>
      )}
    </>
  );
}

function PreviewBody({ content }: { content: PreviewContent }) {
  return (
    <Stack gap={16} className={classes.body}>
      {content.contentType === 'VIDEO' && <Video content={content} />}
      {content.videoDescription && <RichText html={content.videoDescription} />}
      {content.pageContent && <RichText html={content.pageContent} />}
    </Stack>
  );
}
