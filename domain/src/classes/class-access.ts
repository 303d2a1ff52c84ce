import type { RefusalCode } from '../refusal.ts';
import type { SchoolClass } from './class.ts';
import type { ClassRole, TeachingRole } from './class-role.ts';

/** The relation of a viewer to a class: the role of a member, an administrator, or null for everybody else. */
export type ClassRelation = ClassRole | 'ADMIN' | null;

/** The reason to refuse an operation of teachers, or null (product.md CL6, CL9). `leads`: it changes the class. */
export function teachingRefusal(
  role: TeachingRole | 'ADMIN' | null,
  { leads = false }: { leads?: boolean | undefined },
): RefusalCode | null {
  if (role === null) return 'not_found';
  return leads && role === 'MONITOR' ? 'not_yours' : null;
}

/** The code lets people in, so only those who may renew it read it. */
const readsCode = (relation: ClassRelation) => relation === 'TEACHER' || relation === 'ADMIN';

/** The class as the viewer sees it, or null if it is not to be known (product.md CL6, CL7, CL10). */
export function visibleClass(found: SchoolClass, relation: ClassRelation): SchoolClass | null {
  if (relation === null) return null;
  if (readsCode(relation) && !found.isArchived) return found;
  return { ...found, code: null, codeExpiresAt: null, codeUsesQtd: null, codeUsesLimit: null };
}

/** Teachers remove students and monitors of their class, administrators everybody (product.md CL4). */
export const mayRemove = (relation: ClassRelation, member: ClassRole): boolean =>
  relation === 'ADMIN' || (relation === 'TEACHER' && member !== 'TEACHER');

/** A class as somebody finds it who types its code. */
export interface Joining {
  isArchived: boolean;
  isExpired: boolean;
  usesLeft: number;
  /** Of the stay that goes on. */
  role: ClassRole | null;
  /** The last stay was ended by a teacher or an administrator. */
  wasRemoved: boolean;
}

/** The effect of a code for a person (product.md CL3, CL10). */
export function joiningOutcome(joining: Joining): 'JOINS' | 'IS_THERE' | RefusalCode {
  if (joining.role !== null) return 'IS_THERE';
  if (joining.isArchived || joining.isExpired || joining.usesLeft <= 0) return 'class_code_over';
  return joining.wasRemoved ? 'removed_from_class' : 'JOINS';
}
