import classes from '../editor/Toolbar.module.css';

/** Structures by their names: `|` is the place of the cursor. */
const palette: readonly (readonly [name: string, shown: string, tex: string])[] = [
  ['Fração', 'a⁄b', '\\frac{|}{}'],
  ['Raiz quadrada', '√', '\\sqrt{|}'],
  ['Raiz de outro índice', 'ⁿ√', '\\sqrt[n]{|}'],
  ['Potência', 'xⁿ', '^{|}'],
  ['Índice', 'xₙ', '_{|}'],
  ['Somatório', '∑', '\\sum_{i=1}^{n} |'],
  ['Integral', '∫', '\\int_{a}^{b} |\\,dx'],
  ['Limite', 'lim', '\\lim_{x \\to |}'],
  ['Sistema de equações', '{', '\\begin{cases} | \\\\  \\end{cases}'],
  ['Matriz', '[ ]', '\\begin{pmatrix} | &  \\\\  &  \\end{pmatrix}'],
  ['Vetor', 'v⃗', '\\vec{|}'],
  ['Grau', '°', '^{\\circ}|'],
  ['Vezes', '×', '\\times |'],
  ['Menor ou igual', '≤', '\\le |'],
  ['Maior ou igual', '≥', '\\ge |'],
  ['Diferente', '≠', '\\neq |'],
  ['Alfa', 'α', '\\alpha |'],
  ['Beta', 'β', '\\beta |'],
  ['Teta', 'θ', '\\theta |'],
  ['Delta', 'Δ', '\\Delta |'],
  ['Pi', 'π', '\\pi |'],
  ['Seno', 'sen', '\\sen |'],
  ['Texto', 'Aa', '\\text{|}'],
  ['Química', 'H₂O', '\\ce{|}'],
];

interface FormulaPaletteProps {
  /** Receives the source of a structure, with `|` at the place of the cursor. */
  onChoose: (structure: string) => void;
}

/** The structures of formulas as buttons. */
export function FormulaPalette({ onChoose }: FormulaPaletteProps) {
  return (
    <div role="group" aria-label="Estruturas" className={classes.palette}>
      {palette.map(([name, shown, structure]) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          onClick={() => onChoose(structure)}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}
