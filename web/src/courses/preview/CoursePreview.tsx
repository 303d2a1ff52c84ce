import { placesOf } from '@sabia/domain/courses/course-navigation.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { Container } from '@mantine/core';
import { IconClock, IconListDetails, IconStairsUp } from '@tabler/icons-react';
import { useHeadingFocus } from '../../shell/heading-focus.ts';
import { Cover } from '../../ui/Cover.tsx';
import { formatHours } from '../../ui/durations.ts';
import { PageTitle } from '../../ui/Page.tsx';
import { count } from '../../ui/plural.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { PaymentBadge } from '../PaymentBadge.tsx';
import { Banners } from './Banners.tsx';
import { CallToAction } from './CallToAction.tsx';
import classes from './CoursePreview.module.css';
import { PreviewOutline } from './PreviewOutline.tsx';

export function CoursePreview({ course }: { course: Course }) {
  const { title, levels, skills, categories } = course;
  useHeadingFocus(course.id);
  return (
    <Container size="lg" className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <Banners banners={course.banners} />
      <div className={classes.layout}>
        <header className={classes.head}>
          <p className={classes.categories}>{categories.map((term) => term.title).join(' · ')}</p>
          <h1 tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {course.subTitle && <p className={classes.subTitle}>{course.subTitle}</p>}
          <p className={classes.short}>{course.shortDescription}</p>
        </header>
        <aside aria-label="Começar o curso" className={classes.enter}>
          <Cover
            title={title}
            imageUrl={course.thumbUrl}
            sizes="(width < 62em) calc(100vw - 32px), 360px"
            isPriority
          />
          <div className={classes.enterBody}>
            <ul className={classes.facts}>
              <li>
                <PaymentBadge paymentType={course.paymentType} />
              </li>
              <li>
                <IconClock size={20} aria-hidden="true" />
                {formatHours(course.estimatedCompletionHours)}
              </li>
              <li>
                <IconStairsUp size={20} aria-hidden="true" />
                {levels.map((level) => level.title).join(', ')}
              </li>
              <li>
                <IconListDetails size={20} aria-hidden="true" />
                {count(placesOf(course).length, 'conteúdo', 'conteúdos')}
              </li>
            </ul>
            <CallToAction course={course} />
          </div>
        </aside>
        <div className={classes.about}>
          <section aria-label="Sobre o curso">
            <RichText html={course.description} />
          </section>
          {skills.length > 0 && (
            <section>
              <h2 className={classes.heading}>O que você vai aprender</h2>
              <ul className={classes.skills}>
                {skills.map((skill) => (
                  <li key={skill.id}>{skill.title}</li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h2 className={classes.heading}>O que há no curso</h2>
            <PreviewOutline course={course} />
          </section>
        </div>
      </div>
    </Container>
  );
}
