import { Button } from '@mantine/core';
import type { NextReview } from './next-review.ts';
import classes from './Result.module.css';

interface NextReviewButtonProps {
  next: NextReview;
  onShow: (next: NextReview) => void;
}

/** Leads to the review of the questions that are worth most. */
export const NextReviewButton = ({ next, onShow }: NextReviewButtonProps) => (
  <Button className={classes.next} onClick={() => onShow(next)}>
    {next.label}
  </Button>
);
