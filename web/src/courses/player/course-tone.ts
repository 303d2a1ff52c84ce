import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { tileHueOf } from '@sabia/domain/tiles/tile-hue.ts';
import type { CSSProperties } from 'react';
import { courseArtwork } from '../course-artwork.ts';
import classes from './CourseTone.module.css';

/** Class and style of an element in which `--course-tone` is the hue of the course's category. */
export function courseTone(course: OutlinedCourse): { className: string; style: CSSProperties } {
  const { seed, category = seed } = courseArtwork(course);
  return {
    className: classes.tone ?? '',
    style: { '--course-hue': tileHueOf(category) } as CSSProperties,
  };
}
