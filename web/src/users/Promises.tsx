import classes from './Promises.module.css';

const promises = [
  ['Nenhuma resposta se perde', 'Cada toque é guardado na hora, mesmo sem sinal.'],
  ['Funciona sem internet', 'As aulas que você abriu ficam no aparelho.'],
  ['Certificado que se confere', 'Qualquer pessoa confirma o seu pelo código.'],
] as const;

/** The three promises of the site to learners. */
export function Promises() {
  return (
    <ul className={classes.promises}>
      {promises.map(([promise, details]) => (
        <li key={promise}>
          <strong>{promise}</strong>
          <span>{details}</span>
        </li>
      ))}
    </ul>
  );
}
