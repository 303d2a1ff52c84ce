import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { NativeSelect } from '@mantine/core';
import type { CourseFigures, DropOff as Way } from '@sabia/domain/overview/overview.ts';
import { formatCount } from './change-words.ts';
import { Figure } from './Figure.tsx';

interface DropOffProps {
  way: Way;
  hint: string | undefined;
  courses: readonly CourseFigures[];
  onChoose: (courseId: string) => void;
}

/** The number of learners who reach each content of a course. */
export function DropOff({ way, hint, courses, onChoose }: DropOffProps) {
  const { courseId, title, enrolments } = way;
  const isListed = courses.some((course) => course.courseId === courseId);
  const listed = isListed ? courses : [{ courseId, title, enrolments }, ...courses];
  const contents = way.contents.map((content, at) => ({ ...content, number: at + 1 }));
  return (
    <Figure
      title="Até onde vão em um curso"
      explanation="De quem começou o curso no período: quantas pessoas chegaram a cada conteúdo, e quantas o concluíram até agora."
      rows={enrolments === 0 ? [] : contents}
      empty="Ninguém começou este curso neste período."
      columns={[
        { label: 'Nº', text: ({ number }) => String(number), isNumber: true },
        { label: 'Conteúdo', text: (content) => content.title },
        { label: 'Seção', text: ({ sectionTitle }) => sectionTitle },
        { label: 'Chegaram', text: ({ reached }) => formatCount(reached), isNumber: true },
        { label: 'Concluíram', text: ({ completed }) => formatCount(completed), isNumber: true },
        {
          label: 'Restam',
          text: ({ reached }) => formatPercentage(Math.round((100 * reached) / enrolments)),
          isNumber: true,
        },
      ]}
      chart={{
        kind: 'area',
        of: 'name',
        series: [
          { name: 'reached', label: 'Chegaram' },
          { name: 'completed', label: 'Concluíram' },
        ],
        data: contents.map(({ number, title: name, reached, completed }) => ({
          name: `${number}. ${name}`,
          reached,
          completed,
        })),
      }}
    >
      <NativeSelect
        label="Curso"
        description={hint}
        value={courseId}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        data={listed.map((course) => ({
          value: course.courseId,
          label: `${course.title} (${formatCount(course.enrolments)})`,
        }))}
      />
    </Figure>
  );
}
