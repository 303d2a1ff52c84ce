import type { Ref } from 'react';
import { Heading } from '../../ui/primitives/Heading.tsx';
import classes from './Result.module.css';

/** Takes the focus when the result appears. */
export const ResultTitle = ({ ref, words }: { ref: Ref<HTMLHeadingElement>; words: string }) => (
  <Heading ref={ref} tabIndex={-1} size={24} className={classes.title}>
    {words}
  </Heading>
);
