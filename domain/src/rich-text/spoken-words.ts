import type { Mark } from './formula-commands.ts';

const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .split(/[\n;]/)
      .map((pair) => pair.trim())
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf(' ');
        return [pair.slice(0, at), pair.slice(at + 1)] as const;
      }),
  );

/** Signs in words. A comma is a pause. */
export const spokenSigns = table(`
  + mais; - menos; − menos; = é igual a; < é menor que; > é maior que; / sobre; * vezes; ∗ vezes; ! fatorial
  ( abre parênteses; ) fecha parênteses; [ abre colchete; ] fecha colchete; | barra vertical; : dois-pontos
  { abre chave; } fecha chave; ' linha; ′ linha; % por cento; $ cifrão; & e; # número; _ sublinhado; ‖ barra dupla
  ≤ é menor ou igual a; ≥ é maior ou igual a; ≠ é diferente de; ≰ não é menor nem igual a; ≱ não é maior nem igual a
  ≮ não é menor que; ≯ não é maior que; ≈ é aproximadamente igual a; ≃ é aproximadamente igual a; ≅ é congruente a
  ≇ não é congruente a; ≡ é equivalente a; ∼ é semelhante a; ≁ não é semelhante a; ∝ é proporcional a
  ≜ é igual por definição a; ≔ é igual por definição a; ≐ é aproximadamente igual a; ≪ é muito menor que
  ≫ é muito maior que; ≺ precede; ≻ sucede; ± mais ou menos; ∓ menos ou mais; × vezes; · vezes; ⋅ vezes
  ⋆ estrela; ÷ dividido por; ∘ composta com; ° graus; º graus; ⊕ soma direta com; ⊖ menos em círculo
  ⊗ produto tensorial com; ⊙ produto em círculo com; √ raiz de; ∞ infinito; ∂ d parcial; ∇ nabla; ∀ para todo
  ∃ existe; ∄ não existe; ∈ pertence a; ∉ não pertence a; ∋ contém o elemento; ∌ não contém o elemento
  ⊂ está contido em; ⊄ não está contido em; ⊆ está contido em ou é igual a; ⊈ não está contido em nem é igual a
  ⊊ está contido em e é diferente de; ⊃ contém; ⊅ não contém; ⊇ contém ou é igual a; ⊉ não contém nem é igual a
  ⊋ contém e é diferente de; ∪ união com; ∩ interseção com; ∖ exceto; ∅ conjunto vazio; ∁ complementar de
  ∧ e; ∨ ou; ⊻ ou exclusivo; ¬ não; ⊤ verdadeiro; ⊥ é perpendicular a; → para; ⇒ implica; ⇏ não implica
  ← seta para a esquerda; ⇐ é implicado por; ↔ seta dupla; ⇔ se e somente se; ⇎ não equivale a
  ⇌ em equilíbrio com; ⇋ em equilíbrio com; ⇄ setas opostas; ⇆ setas opostas; ↑ seta para cima; ↓ seta para baixo
  ↕ seta para cima e para baixo; ⇑ seta dupla para cima; ⇓ seta dupla para baixo; ↗ seta para cima e para a direita
  ↘ seta para baixo e para a direita; ↖ seta para cima e para a esquerda; ↙ seta para baixo e para a esquerda
  ↦ leva a; ⇀ seta para a direita; ↪ inclui-se em; ⇝ leva a; ↺ seta anti-horária; ↻ seta horária
  ∠ ângulo; ∡ ângulo; ∢ ângulo; ∥ é paralelo a; ∦ não é paralelo a; △ triângulo; ▲ triângulo cheio; ▽ triângulo invertido
  ▼ triângulo invertido cheio; □ quadrado; ■ quadrado cheio; ◊ losango; ⋄ losango; ○ círculo; ★ estrela cheia
  ⌢ arco; ⌣ arco invertido; ∤ não divide; ℓ éle; ℏ agá cortado; † adaga; … reticências; ⋯ reticências; ⋮ reticências
  ⋱ reticências; • ponto; ∙ ponto; ⟨ abre ângulo; ⟩ fecha ângulo; ⌊ abre piso; ⌋ fecha piso; ⌈ abre teto; ⌉ fecha teto
  ∶ está para; ∴ portanto; ∵ porque; ℵ alef; ℜ parte real de; ℑ parte imaginária de; ✓ certo
  £ libras; € euros; ♯ sustenido; ♭ bemol; ∑ somatório; ∏ produtório; ∫ integral; ∬ integral dupla; ∭ integral tripla
  ℝ conjunto dos reais; ℕ conjunto dos naturais; ℤ conjunto dos inteiros; ℚ conjunto dos racionais
  ℂ conjunto dos complexos; ² ao quadrado; ³ ao cubo
  α alfa; β beta; γ gama; δ delta; ε épsilon; ζ zeta; η eta; θ teta; ϑ teta; ι iota; κ capa; λ lambda; μ mi; µ mi
  ν ni; ξ csi; ο ômicron; π pi; ϖ pi; ρ rô; ϱ rô; σ sigma; ς sigma; τ tau; υ ípsilon; φ fi; χ qui; ψ psi; ω ômega
  Γ gama maiúsculo; Δ delta maiúsculo; Θ teta maiúsculo; Λ lambda maiúsculo; Ξ csi maiúsculo; Π pi maiúsculo
  Σ sigma maiúsculo; Υ ípsilon maiúsculo; Φ fi maiúsculo; Ψ psi maiúsculo; Ω ômega maiúsculo
`);

/** Signs whose words are others in Roman letters, where they are units: `\mathrm{k\Omega}`. */
export const spokenUnits = table('Ω ohm; μ micro; / por');

/** Functions and operators in words; `de` and what follows comes after their scripts. */
export const spokenFunctions = table(`
  sin seno; sen seno; cos cosseno; tan tangente; tg tangente; cot cotangente; cotg cotangente; ctg cotangente
  sec secante; csc cossecante; cosec cossecante; cossec cossecante; arcsin arco seno; arcsen arco seno
  arccos arco cosseno; arctan arco tangente; arctg arco tangente; arcctg arco cotangente; sinh seno hiperbólico
  senh seno hiperbólico; sh seno hiperbólico; cosh cosseno hiperbólico; ch cosseno hiperbólico
  tanh tangente hiperbólica; tgh tangente hiperbólica; th tangente hiperbólica; coth cotangente hiperbólica
  cth cotangente hiperbólica; exp exponencial; ln logaritmo natural; log logaritmo; lg logaritmo; lim limite
  limsup limite superior; liminf limite inferior; max máximo; min mínimo; sup supremo; inf ínfimo
  det determinante; dim dimensão; ker núcleo; arg argumento; deg grau; hom homomorfismos; Pr probabilidade
  argmax argumento do máximo; argmin argumento do mínimo; Re parte real; Im parte imaginária
  mdc máximo divisor comum; gcd máximo divisor comum; mmc mínimo múltiplo comum; lcm mínimo múltiplo comum
`);

export const spokenSums = table(`
  sum somatório; prod produtório; int integral; iint integral dupla; iiint integral tripla; smallint integral
  oint integral de linha; bigcup união; bigcap interseção
`);

/** A mark in words: behind one term (`x barra`), or before more of them with an end ('barra sobre …, fim da barra'). */
export interface SpokenMark {
  behind?: string;
  before: string;
  of: string;
}

export const spokenMarks: Readonly<Record<Mark, SpokenMark>> = {
  bar: { behind: 'barra', before: 'barra sobre', of: 'da barra' },
  vector: { before: 'vetor', of: 'do vetor' },
  left: { before: 'seta para a esquerda sobre', of: 'da seta' },
  line: { before: 'reta', of: 'da reta' },
  hat: { behind: 'chapéu', before: 'chapéu sobre', of: 'do chapéu' },
  tilde: { behind: 'til', before: 'til sobre', of: 'do til' },
  dot: { behind: 'ponto', before: 'ponto sobre', of: 'do ponto' },
  dots: { behind: 'dois pontos', before: 'dois pontos sobre', of: 'dos pontos' },
  ring: { behind: 'anel', before: 'anel sobre', of: 'do anel' },
  check: { behind: 'cáron', before: 'cáron sobre', of: 'do cáron' },
  acute: { behind: 'acento agudo', before: 'acento agudo sobre', of: 'do acento' },
  grave: { behind: 'acento grave', before: 'acento grave sobre', of: 'do acento' },
  arc: { before: 'arco', of: 'do arco' },
  cancelled: { behind: 'cortado', before: 'corte sobre', of: 'do corte' },
};

export const spokenSets = table(`
  N conjunto dos naturais; Z conjunto dos inteiros; Q conjunto dos racionais; R conjunto dos reais
  C conjunto dos complexos; I conjunto dos irracionais
`);
