import classes from './SkipLink.module.css';

export function SkipLink({ target }: { target: string }) {
  return (
    <a href={`#${target}`} className={classes.skip}>
      Ir para o conteúdo
    </a>
  );
}
