import { sectionDraft } from '@sabia/domain/courses/course.ts';
import { rules } from '../../../platform/form-rules.ts';

/** What the form of a section's title goes by. */
export const sectionTitle = { placeholder: 'Título da seção', validate: rules(sectionDraft) };
