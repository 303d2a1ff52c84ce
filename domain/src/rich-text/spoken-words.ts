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

/** Signs and commands in words. A comma is a pause. */
export const spokenSigns = table(String.raw`
  + mais; - menos; − menos; = é igual a; < é menor que; > é maior que; / sobre; * vezes; ! fatorial
  ( abre parênteses; ) fecha parênteses; [ abre colchete; ] fecha colchete; | barra vertical; : dois-pontos
  ' linha; % por cento; ° graus; ≤ é menor ou igual a; ≥ é maior ou igual a; × vezes; · vezes; √ raiz de
  \{ abre chave; \} fecha chave; \% por cento; \$ cifrão; \& e; \# número; \_ sublinhado; \| barra dupla
  \le é menor ou igual a; \leq é menor ou igual a; \leqslant é menor ou igual a; \lt é menor que
  \ge é maior ou igual a; \geq é maior ou igual a; \geqslant é maior ou igual a; \gt é maior que
  \ne é diferente de; \neq é diferente de; \approx é aproximadamente igual a; \simeq é aproximadamente igual a
  \cong é congruente a; \equiv é equivalente a; \sim é semelhante a; \propto é proporcional a
  \ll é muito menor que; \gg é muito maior que; \pm mais ou menos; \mp menos ou mais
  \times vezes; \cdot vezes; \div dividido por; \ast asterisco; \circ composta com; \degree graus
  \infty infinito; \partial d parcial; \nabla nabla; \forall para todo; \exists existe; \nexists não existe
  \in pertence a; \notin não pertence a; \ni contém; \subset está contido em; \subseteq está contido em ou é igual a
  \supset contém; \supseteq contém ou é igual a; \cup união com; \cap interseção com; \setminus menos
  \emptyset conjunto vazio; \varnothing conjunto vazio; \land e; \wedge e; \lor ou; \vee ou; \neg não; \lnot não
  \to para; \rightarrow para; \longrightarrow para; \mapsto leva a; \leftarrow seta para a esquerda
  \Rightarrow implica; \implies implica; \Leftarrow é implicado por; \iff se e somente se
  \Leftrightarrow se e somente se; \leftrightarrow seta dupla; \rightleftharpoons em equilíbrio com
  \uparrow seta para cima; \downarrow seta para baixo; \angle ângulo; \perp é perpendicular a
  \parallel é paralelo a; \triangle triângulo; \mid tal que; \vert barra vertical; \lvert barra vertical
  \rvert barra vertical; \Vert barra dupla; \prime linha; \ldots reticências; \dots reticências
  \cdots reticências; \vdots reticências; \ddots reticências; \langle abre ângulo; \rangle fecha ângulo
  \lfloor abre piso; \rfloor fecha piso; \lceil abre teto; \rceil fecha teto; \therefore portanto
  \because porque; \hbar agá cortado; \ell éle; \bullet ponto; \lbrace abre chave; \rbrace fecha chave
  \alpha alfa; \beta beta; \gamma gama; \delta delta; \epsilon épsilon; \varepsilon épsilon; \zeta zeta
  \eta eta; \theta teta; \vartheta teta; \iota iota; \kappa capa; \lambda lambda; \mu mi; \nu ni; \xi csi
  \pi pi; \rho rô; \sigma sigma; \tau tau; \upsilon ípsilon; \phi fi; \varphi fi; \chi qui; \psi psi
  \omega ômega; \Gamma gama maiúsculo; \Delta delta maiúsculo; \Theta teta maiúsculo
  \Lambda lambda maiúsculo; \Xi csi maiúsculo; \Pi pi maiúsculo; \Sigma sigma maiúsculo
  \Phi fi maiúsculo; \Psi psi maiúsculo; \Omega ômega maiúsculo
`);

/** Functions and operators in words; `de` and what follows comes after their scripts. */
export const spokenFunctions = table(`
  sin seno; sen seno; cos cosseno; tan tangente; tg tangente; cot cotangente; cotg cotangente; sec secante
  csc cossecante; cossec cossecante; arcsin arco seno; arcsen arco seno; arccos arco cosseno
  arctan arco tangente; arctg arco tangente; sinh seno hiperbólico; senh seno hiperbólico
  cosh cosseno hiperbólico; tanh tangente hiperbólica; tgh tangente hiperbólica; exp exponencial
  ln logaritmo natural; log logaritmo; lim limite; max máximo; min mínimo; det determinante
  mdc máximo divisor comum; gcd máximo divisor comum; mmc mínimo múltiplo comum; lcm mínimo múltiplo comum
`);

export const spokenSums = table(`
  sum somatório; prod produtório; int integral; iint integral dupla; iiint integral tripla
  oint integral de linha
`);

/** Words before or after what an accent stands above. */
export const spokenAccents: ReadonlyMap<string, (inner: string) => string> = new Map([
  ...['vec', 'overrightarrow'].map((name) => [name, (inner: string) => `vetor ${inner}`] as const),
  ...['bar', 'overline'].map((name) => [name, (inner: string) => `${inner} barra`] as const),
  ...['hat', 'widehat'].map((name) => [name, (inner: string) => `${inner} chapéu`] as const),
  ...['tilde', 'widetilde'].map((name) => [name, (inner: string) => `${inner} til`] as const),
  ['dot', (inner) => `${inner} ponto`],
  ['ddot', (inner) => `${inner} dois pontos`],
  ['cancel', (inner) => `${inner} cortado`],
]);

export const spokenSets = table(`
  N conjunto dos naturais; Z conjunto dos inteiros; Q conjunto dos racionais; R conjunto dos reais
  C conjunto dos complexos
`);

/** Commands that space, size or style what follows. */
export const silent: ReadonlySet<string> = new Set(
  `quad qquad left right big Big bigg Bigg bigl bigr Bigl Bigr displaystyle textstyle scriptstyle limits nolimits
    mathbf mathit mathsf mathtt mathcal mathfrak boldsymbol bm underline boxed hline middle underbrace overbrace
    mathop mathbin mathrel mathstrut . ,`.split(/\s+/),
);
