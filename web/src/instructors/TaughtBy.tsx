import { firstSentence } from '@sabia/domain/instructors/first-sentence.ts';
import type { InstructorCard } from '@sabia/domain/instructors/instructor.ts';
import { instructorsLabel } from '@sabia/domain/instructors/instructor-labels.ts';
import { PresentationSection } from '../ui/cards/Presentation.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { CardLink } from '../ui/primitives/CardLink.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Portrait } from './Portrait.tsx';
import classes from './Instructors.module.css';

/** The instructors of a course, trail or live, each with a link to their page; nothing without instructors. */
export function TaughtBy({ instructors }: { instructors: readonly InstructorCard[] }) {
  if (instructors.length === 0) return null;
  return (
    <PresentationSection heading={instructorsLabel}>
      <Stack as="ul" gap={12}>
        {instructors.map((person) => (
          <Card as="li" key={person.id} className={classes.person}>
            <Portrait person={person} size="small" />
            <div>
              <Heading as="h3" size={17}>
                <CardLink to="/instrutores/$slug" params={{ slug: person.slug }}>
                  {person.name}
                </CardLink>
              </Heading>
              <Muted size={14} className={classes.sentence}>
                {firstSentence(person.biography)}
              </Muted>
            </div>
          </Card>
        ))}
      </Stack>
    </PresentationSection>
  );
}
