import { categoryHue } from './category-hue.ts';
import classes from './CardText.module.css';

interface CategoryNameProps {
  children: string;
  /** Beside it: the level. */
  note?: string | undefined;
}

/** The title of a category in its hue. */
export const CategoryName = ({ children, note }: CategoryNameProps) => (
  <p className={classes.category} style={categoryHue(children)}>
    <strong>{children}</strong>
    {note && <span> · {note}</span>}
  </p>
);
