import classes from './CardText.module.css';

/** The price of what a card shows, as one word: 'Grátis', 'Assinantes'. */
export const PriceWord = ({ isFree, children }: { isFree: boolean; children: string }) => (
  <span data-free={isFree || undefined} className={classes.price}>
    {children}
  </span>
);
