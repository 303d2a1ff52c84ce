/** Members of a class, and classes of a teacher that are not archived; the database holds both (product.md CL5). */
export const membersLimit = 1000;
export const classesOfTeacherLimit = 50;

/** Courses, trails and practice exams of a class together. */
export const classItemsLimit = 100;
