import { TilePanel } from '../ui/cards/TilePanel.tsx';
import classes from './PromiseWall.module.css';

/** The category gives a blue panel. */
export const wallArtwork = { seed: 'entrada', category: 'conta' };
const tall = { columns: 6, rows: 8 };

const promises = [
  ['Nenhuma resposta se perde', 'Cada toque é guardado na hora.'],
  ['Funciona sem internet', 'As aulas que você abriu ficam no aparelho.'],
  ['Certificado que se confere', 'Qualquer pessoa confirma o seu pelo código.'],
] as const;

/** A wall of tiles with the three promises of the site to learners, as tall as the window below the header. */
export function PromiseWall({ className }: { className?: string | undefined }) {
  return (
    <div className={[classes.wall, className].join(' ')}>
      <TilePanel {...wallArtwork} size={tall} className={classes.tiles} />
      <ul className={classes.promises}>
        {promises.map(([promise, details]) => (
          <li key={promise}>
            <strong>{promise}</strong>
            <span>{details}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
