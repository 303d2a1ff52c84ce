import { sectionDraft } from '@sabia/domain/courses/course.ts';
import { rules } from '../../../platform/form-rules.ts';

/** Props of the `TitleForm` of a section. */
export const sectionTitle = { placeholder: 'Título da seção', validate: rules(sectionDraft) };
