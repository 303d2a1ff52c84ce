import { expect, it } from 'vitest';
import { firstCourse } from './first-course.ts';

const course = (title: string, paymentType: 'FREE' | 'FREEMIUM' | 'PAID', level: string) => ({
  title,
  paymentType,
  levels: [{ id: level, title: level }],
});

const all = [
  course('paid, advanced', 'PAID', 'advanced'),
  course('free, advanced', 'FREE', 'advanced'),
  course('paid, beginner', 'PAID', 'beginner'),
  course('partly free, beginner', 'FREEMIUM', 'beginner'),
];

it.each<[level: string | undefined, isSubscriber: boolean, courses: typeof all, title?: string]>([
  ['beginner', false, all, 'partly free, beginner'],
  ['beginner', true, all, 'paid, beginner'],
  ['advanced', false, all, 'free, advanced'],
  ['unknown', false, all, 'free, advanced'],
  [undefined, true, all, 'paid, advanced'],
  ['beginner', false, all.slice(0, 1), 'paid, advanced'],
  ['beginner', false, []],
])('level %s, subscriber %s', (levelId, isSubscriber, courses, title) => {
  expect(firstCourse(courses, { levelId, isSubscriber })?.title).toBe(title);
});
