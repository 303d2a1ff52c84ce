import { inScript } from './scripts.ts';
import { readGroup } from './tex-group.ts';

/**
 * A formula in Unicode characters: `\frac{x^2}{\sqrt 2}` is x²/√2. For lists, the bin, exports and the history, which
 * contain no drawings. The result contains no backslash; an unknown command is its name.
 */
export function plainFormula(tex: string): string {
  const tokens = tex.match(/\\[a-zA-Z]+\*?|\\[^]|[^]/g) ?? [];
  return readAll({ tokens, at: 0, depth: 0 }, null)
    .replace(/\\/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:!?)])|(?<=\() /g, '')
    .trim();
}

interface Reading {
  tokens: readonly string[];
  at: number;
  depth: number;
}

/** Deeper groups are left out: nobody reads them in a list, and each is a call. */
const maxDepth = 100;

/** Everything up to the token `end`. */
function readAll(reading: Reading, end: '}' | ']' | null): string {
  let text = '';
  reading.depth += 1;
  while (reading.at < reading.tokens.length) {
    if (reading.tokens[reading.at] === end) {
      reading.at += 1;
      break;
    }
    text += readOne(reading);
  }
  reading.depth -= 1;
  return text;
}

function readOne(reading: Reading): string {
  const token = reading.tokens[reading.at++] ?? '';
  if (token === '{') return reading.depth < maxDepth ? readAll(reading, '}') : '';
  if (token === '}') return '';
  if (token === '^' || token === '_') return script(token, argument(reading));
  if (token === '&' || token === '~') return ' ';
  if (token === '-') return '−';
  if (token === "'") return '′';
  if (!token.startsWith('\\')) return token;
  return command(token.slice(1).replace('*', ''), reading);
}

function command(name: string, reading: Reading): string {
  switch (name) {
    case 'frac':
    case 'dfrac':
    case 'tfrac':
    case 'cfrac': {
      const above = bracketed(argument(reading));
      return `${above}/${bracketed(argument(reading))}`;
    }
    case 'binom':
      return `C(${argument(reading)}, ${argument(reading)})`;
    case 'sqrt': {
      const index = option(reading);
      return `${index ? inScript('p', index) : ''}√${bracketed(argument(reading))}`;
    }
    case 'ce':
      return reaction(source(reading));
    case 'text':
    case 'textbf':
    case 'textit':
    case 'textrm':
    case 'mbox':
    case 'mathrm':
      return source(reading).replace(/\\(.)/g, '$1');
    case 'begin':
    case 'end':
      source(reading);
      return ' ';
    case '\\':
      option(reading);
      return '; ';
    case 'color':
      argument(reading);
      return '';
    case 'textcolor':
    case 'colorbox':
      argument(reading);
      return argument(reading);
    default:
      return symbols.get(name) ?? spaces.get(name) ?? name;
  }
}

/** The next group or sign, as plain text. */
function argument(reading: Reading): string {
  while (reading.tokens[reading.at] === ' ') reading.at += 1;
  return reading.depth < maxDepth ? deeper(reading) : '';
}

function deeper(reading: Reading): string {
  reading.depth += 1;
  const text = readOne(reading).trim();
  reading.depth -= 1;
  return text;
}

/** The next group as it is written: text and reactions have a syntax of their own. */
function source(reading: Reading): string {
  if (reading.tokens[reading.at] !== '{') return argument(reading);
  return readGroup(reading);
}

function option(reading: Reading): string {
  if (reading.tokens[reading.at] !== '[') return '';
  reading.at += 1;
  return readAll(reading, ']').trim();
}

const script = (sign: string, text: string): string => {
  if (sign === '^' && (text === '∘' || text === '°')) return '°';
  if (sign === '^' && /^′+$/.test(text)) return text;
  return text === '' ? '' : inScript(sign === '^' ? 'p' : 'b', text);
};

/** A numerator, denominator or radicand; one of several terms needs parentheses. */
const bracketed = (text: string): string =>
  /^(?:[\p{L}\p{N}.,√∞°′¹²³⁰-ₜ]*|\(.*\))$/u.test(text) ? text : `(${text})`;

/** A reaction of mhchem: digits after an atom are subscripts, charges superscripts. */
const reaction = (written: string): string =>
  written
    .replace(/<=>|<->/g, '⇌')
    .replace(/->/g, '→')
    .replace(/\^\{?([\d+-]+)\}?/g, (_, charge: string) => inScript('p', charge))
    .replace(/(?<=[A-Za-z)\]])_?\{?(\d+)\}?/g, (_, digits: string) => inScript('b', digits))
    .replace(/(?<=[A-Za-z₀-₉)\]])([+-])(?=\s|$)/g, (_, charge: string) => inScript('p', charge))
    .replace(/[{}$]/g, '');

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(/\s+/).map((pair) => [pair.slice(0, -1), pair.slice(-1)]));

const symbols = table(
  `alphaα betaβ gammaγ deltaδ epsilonε varepsilonε zetaζ etaη thetaθ varthetaϑ iotaι kappaκ lambdaλ muμ
  nuν xiξ piπ rhoρ sigmaσ tauτ upsilonυ phiφ varphiφ chiχ psiψ omegaω GammaΓ DeltaΔ ThetaΘ LambdaΛ XiΞ
  PiΠ SigmaΣ PhiΦ PsiΨ OmegaΩ cdot· times× div÷ pm± mp∓ ast∗ circ∘ degree° leq≤ le≤ geq≥ ge≥ neq≠ ne≠
  approx≈ equiv≡ cong≅ sim∼ propto∝ infty∞ sum∑ prod∏ int∫ oint∮ partial∂ nabla∇ forall∀ exists∃ in∈
  notin∉ subset⊂ subseteq⊆ supset⊃ cup∪ cap∩ setminus∖ emptyset∅ varnothing∅ land∧ wedge∧ lor∨ vee∨
  neg¬ lnot¬ to→ rightarrow→ longrightarrow→ Rightarrow⇒ implies⇒ leftarrow← Leftarrow⇐ leftrightarrow↔
  Leftrightarrow⇔ iff⇔ rightleftharpoons⇌ uparrow↑ downarrow↓ mapsto↦ angle∠ perp⊥ parallel∥ triangle△
  mid| vert| lvert| rvert| Vert‖ ellℓ prime′ ldots… dots… cdots⋯ bullet• langle⟨ rangle⟩ lfloor⌊
  rfloor⌋ lceil⌈ rceil⌉ therefore∴ because∵ hbarℏ ll≪ gg≫ {{ %% }} $$ && ## __ || checkmark✓`,
);

/** Commands that space or size what follows, and those whose argument is all that a reader needs. */
const spaces: ReadonlyMap<string, string> = new Map([
  ...[',', ':', ';', ' ', 'quad', 'qquad', 'hspace'].map((name) => [name, ' '] as const),
  ...`! left right big Big bigg Bigg bigl bigr Bigl Bigr displaystyle textstyle scriptstyle limits
    nolimits mathbf mathit mathsf mathtt mathbb mathcal mathfrak boldsymbol bm operatorname overline
    underline vec overrightarrow hat bar dot ddot tilde widehat boxed cancel phantom hline middle
    underbrace overbrace mathrm mathop mathbin mathrel`
    .split(/\s+/)
    .map((name) => [name, ''] as const),
]);
