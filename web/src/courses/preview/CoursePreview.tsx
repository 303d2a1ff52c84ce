import { locationsOf } from '@sabia/domain/courses/course-navigation.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { IconClock, IconListDetails, IconStairsUp, IconUsers } from '@tabler/icons-react';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { TaughtBy } from '../../instructors/TaughtBy.tsx';
import { count } from '../../ui/words/plural.ts';
import { Presentation, PresentationSection } from '../../ui/cards/Presentation.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { PaymentBadge } from '../PaymentBadge.tsx';
import { CallToAction } from './CallToAction.tsx';
import { courseArtwork } from '../course-artwork.ts';
import classes from './PreviewOutline.module.css';
import { PreviewOutline } from './PreviewOutline.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

export function CoursePreview({ course }: { course: Course }) {
  const { levels, skills, categories } = course;
  return (
    <Presentation
      {...course}
      artwork={courseArtwork(course)}
      kicker={categories.map((term) => term.title).join(' · ')}
      enterLabel="Começar o curso"
      facts={
        <>
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
            {count(locationsOf(course).length, 'conteúdo', 'conteúdos')}
          </li>
          {course.learnersAbove && (
            <li>
              <IconUsers size={20} aria-hidden="true" />
              Mais de {count(course.learnersAbove, 'aluno', 'alunos')}
            </li>
          )}
        </>
      }
      enter={<CallToAction course={course} />}
    >
      <section aria-label="Sobre o curso">
        <RichText html={course.description} />
      </section>
      {skills.length > 0 && (
        <PresentationSection heading="O que você vai aprender">
          <Row as="ul" className={classes.skills}>
            {skills.map((skill) => (
              <li key={skill.id}>{skill.title}</li>
            ))}
          </Row>
        </PresentationSection>
      )}
      <TaughtBy instructors={course.instructors} />
      <PresentationSection heading="Conteúdo do curso">
        <PreviewOutline course={course} />
      </PresentationSection>
    </Presentation>
  );
}
