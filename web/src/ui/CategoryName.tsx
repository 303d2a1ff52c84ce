import { categoryHue } from './category-hue.ts';
import classes from './CardText.module.css';

/** The title of a category in its hue. */
export const CategoryName = ({ children }: { children: string }) => (
  <p className={classes.category} style={categoryHue(children)}>
    {children}
  </p>
);
