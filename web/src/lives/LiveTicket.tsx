import { formatTime } from '../ui/words/dates.ts';
import classes from './LiveTicket.module.css';

const partsFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'short',
});

/** Day and time of a live as a ticket on its cover. Hidden from screen readers: the card says them too. */
export function LiveTicket({ startsAt }: { startsAt: string }) {
  const parts = partsFormat.formatToParts(new Date(startsAt));
  const part = (type: 'day' | 'month') => parts.find((each) => each.type === type)?.value;
  return (
    <div aria-hidden="true" className={[classes.place, classes.ticket].join(' ')}>
      <span className={classes.day}>
        <span className={classes.number}>{part('day')}</span>
        <span className={classes.month}>{part('month')?.replace('.', '')}</span>
      </span>
      <span className={classes.time}>{formatTime(startsAt)}</span>
    </div>
  );
}
