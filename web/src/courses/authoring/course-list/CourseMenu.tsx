import { Menu } from '@mantine/core';
import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { IconFileExport } from '@tabler/icons-react';
import { useState } from 'react';
import { read } from '../../../platform/api.ts';
import { usePublishable } from '../../../publications/PublishableListing.tsx';
import { ListedMenu } from '../../../ui/ListedMenu.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { ExportCourse } from '../course-file/ExportCourse.tsx';

export function CourseMenu({ course }: { course: CourseCard }) {
  const { deleteCourse, duplicateCourse } = useAuthoring();
  const { setActive } = usePublishable();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <ListedMenu
        id={course.id}
        title={course.title}
        edit={(courseId) => ({
          to: '/admin/conteudos/cursos/gerenciar/$courseId/configuracoes',
          params: { courseId },
        })}
        preview={{
          to: '/cursos/$courseIdPresentation/previa',
          params: { courseIdPresentation: course.slug },
        }}
        isActive={course.isActive}
        onSetActive={(isActive) => setActive([course.id], isActive)}
        onDuplicate={() => duplicateCourse(course.id)}
        more={
          <Menu.Item leftSection={<IconFileExport size={18} />} onClick={() => setExporting(true)}>
            Exportar
          </Menu.Item>
        }
        deleteLabel="Excluir curso"
        usage={read('GET /courses/{id}/usage', { params: { id: course.id } })}
        onDelete={() => deleteCourse(course.id)}
      >
        O curso e seus conteúdos somem do catálogo, também para quem está estudando. Os certificados
        já emitidos continuam valendo. Não dá para desfazer.
      </ListedMenu>
      {isExporting && <ExportCourse course={course} onClose={() => setExporting(false)} />}
    </>
  );
}
