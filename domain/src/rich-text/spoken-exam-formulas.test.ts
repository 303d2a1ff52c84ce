import { describe, expect, it } from 'vitest';
import { textPairs } from './text-pairs.factory.ts';
import { spokenFormula } from './spoken-formula.ts';

describe('formulas of exams in words', () => {
  describe('sets, logic and numbers', () => {
    it.each(
      textPairs(String.raw`
        \overline{A\cup B} = \overline{A} \cap \overline{B} :: barra sobre A união com B, fim da barra, é igual a A barra interseção com B barra
        A\cup\overline{B} :: A união com B barra
        P(A\cup B)=P(A)+P(B)-P(A\cap B) :: P abre parênteses A união com B fecha parênteses é igual a P abre parênteses A fecha parênteses mais P abre parênteses B fecha parênteses menos P abre parênteses A interseção com B fecha parênteses
        P(A \mid B) = \frac{P(A \cap B)}{P(B)} :: P abre parênteses A dado B fecha parênteses é igual a fração, P abre parênteses A interseção com B fecha parênteses, sobre P abre parênteses B fecha parênteses, fim da fração
        x \not\in A :: x não pertence a A
        A \not\subset B :: A não está contido em B
        \{1,2,3\} \subset A :: abre chave 1, 2, 3 fecha chave está contido em A
        \{x \in \mathbb{R} \mid x \neq 0\} :: abre chave x pertence a conjunto dos reais tal que x é diferente de 0 fecha chave
        x \in \mathbb{R}^*_+ :: x pertence a conjunto dos reais com asterisco índice mais
        A \setminus B = \varnothing :: A exceto B é igual a conjunto vazio
        \neg p \lor q :: não p ou q
        \forall x \in \mathbb{N}, \exists y :: para todo x pertence a conjunto dos naturais, existe y
        3 \mid 12 :: 3 divide 12
        a \equiv b \pmod{n} :: a é equivalente a b módulo n
        0{,}\overline{3} = \frac{1}{3} :: 0 vírgula período 3 é igual a 1 sobre 3
        0{,}1\overline{6} :: 0,1 período 6
        1{,}5\% :: 1,5 por cento
        x \geqslant 2 :: x é maior ou igual a 2
      `),
    )('%s is %s', (tex, text) => expect(spokenFormula(tex)).toBe(text));
  });

  describe('algebra and functions', () => {
    it.each(
      textPairs(String.raw`
        x = \frac{-b \pm \sqrt{\Delta}}{2a} :: x é igual a fração, menos b mais ou menos raiz quadrada de delta maiúsculo, fim da raiz, sobre 2 a, fim da fração
        f\colon A \to B :: f dois-pontos A para B
        (f \circ g)(x) = f(g(x)) :: abre parênteses f composta com g fecha parênteses abre parênteses x fecha parênteses é igual a f abre parênteses g abre parênteses x fecha parênteses fecha parênteses
        f(x)=\begin{cases} x^2, & \text{se } x \geq 0 \\ -x, & \text{se } x < 0 \end{cases} :: f abre parênteses x fecha parênteses é igual a sistema: x ao quadrado se x é maior ou igual a 0; menos x se x é menor que 0; fim do sistema
        \left\{\begin{array}{l} x+y=1 \\ x-y=3 \end{array}\right. :: sistema: x mais y é igual a 1; x menos y é igual a 3; fim do sistema
        \left(\begin{array}{cc} 1 & 2 \\ 3 & 4 \end{array}\right) :: matriz: linha 1: 1, 2; linha 2: 3, 4; fim da matriz
        \left|\begin{matrix} a & b \\ c & d \end{matrix}\right| = ad - bc :: determinante: linha 1: a, b; linha 2: c, d; fim do determinante, é igual a a d menos b c
        a_n = a_1 + (n-1)r :: a índice n é igual a a índice 1 mais abre parênteses n menos 1 fecha parênteses r
        S_n = \frac{a_1(q^n-1)}{q-1} :: S índice n é igual a fração, a índice 1 abre parênteses q elevado a n menos 1 fecha parênteses, sobre q menos 1, fim da fração
        \log_{\frac{1}{2}} 8 :: logaritmo na base 1 sobre 2, fim da base, de 8
        \sqrt[n]{a^m} = a^{\frac{m}{n}} :: raiz de índice n de a elevado a m, fim da raiz, é igual a a elevado a m sobre n, fim do expoente
        (a+b)^n = \sum_{k=0}^{n}\binom{n}{k}a^{n-k}b^k :: abre parênteses a mais b fecha parênteses elevado a n é igual a somatório de k é igual a 0 até n, de binomial de n sobre k, a elevado a n menos k, fim do expoente, b elevado a k
        |z| = \sqrt{a^2+b^2} :: barra vertical z barra vertical é igual a raiz quadrada de a ao quadrado mais b ao quadrado, fim da raiz
        z = \rho(\cos\theta + i\sen\theta) :: z é igual a rô abre parênteses cosseno de teta mais i seno de teta fecha parênteses
        \sqrt{2+\sqrt{2}} :: raiz quadrada de, início da raiz externa, 2 mais raiz quadrada de 2, fim da raiz externa
        2^{x^2} = 16 :: 2 elevado a x ao quadrado, fim do expoente, é igual a 16
        x^{y^z} :: x elevado a, início do expoente externo, y elevado a z, fim do expoente externo
        \frac{\frac{a}{b}}{c} :: fração de numerador a sobre b, denominador c, fim da fração
        \frac{a}{\frac{b}{c}} :: fração de numerador a, denominador b sobre c, fim da fração
        -\frac{a}{b} :: menos a sobre b
        \frac{-a}{b} :: fração, menos a, sobre b, fim da fração
        \underbrace{1+1+\cdots+1}_{n} :: chave abaixo de 1 mais 1 mais reticências mais 1, fim da chave, com a nota n
      `),
    )('%s is %s', (tex, text) => expect(spokenFormula(tex)).toBe(text));
  });

  describe('geometry and calculus', () => {
    it.each(
      textPairs(String.raw`
        \overset{\frown}{AB} = 60^{\circ} :: arco A B, fim do arco, é igual a 60 graus
        \measuredangle ABC :: ângulo A B C
        \widehat{ABC} :: chapéu sobre A B C, fim do chapéu
        A\hat{B}C :: A B chapéu C
        \overleftrightarrow{AB} \parallel \overleftrightarrow{CD} :: reta A B, fim da reta, é paralelo a reta C D, fim da reta
        \triangle ABC \sim \triangle DEF :: triângulo A B C é semelhante a triângulo D E F
        V = \frac{4}{3}\pi r^3 :: V é igual a 4 sobre 3 pi r ao cubo
        \operatorname{arc\,sen} x :: arco seno de x
        \lim_{x \to 0^+} \frac{1}{x} = +\infty :: limite, quando x tende a 0 pela direita, de 1 sobre x é igual a mais infinito
        \underset{x \to 0}{\lim} f(x) :: limite, quando x tende a 0, de f abre parênteses x fecha parênteses
        \iint_D f(x,y)\,dA :: integral dupla em D, de f abre parênteses x, y fecha parênteses d A
        \frac{\partial f}{\partial x} :: fração, d parcial f, sobre d parcial x, fim da fração
        \vec{a+b} :: vetor a mais b, fim do vetor
        \vec{a}+b :: vetor a mais b
        \bar{x+y} :: barra sobre x mais y, fim da barra
        x+\bar{y} :: x mais y barra
        \bar{x} = \frac{\sum x_i}{n} :: x barra é igual a fração, somatório de x índice i, sobre n, fim da fração
      `),
    )('%s is %s', (tex, text) => expect(spokenFormula(tex)).toBe(text));
  });

  describe('physics', () => {
    it.each(
      textPairs(String.raw`
        s = s_0 + v_0 t + \frac{at^2}{2} :: s é igual a s índice 0 mais v índice 0 t mais fração, a t ao quadrado, sobre 2, fim da fração
        \vec{F}_{AB} = -\vec{F}_{BA} :: vetor F índice A B, fim do índice, é igual a menos vetor F índice B A, fim do índice
        \frac{1}{f} = \frac{1}{p} + \frac{1}{p'} :: 1 sobre f é igual a 1 sobre p mais fração, 1, sobre p linha, fim da fração
        n_1 \sen\theta_1 = n_2 \sen\theta_2 :: n índice 1 seno de teta índice 1 é igual a n índice 2 seno de teta índice 2
        \varepsilon = -\frac{\Delta\Phi}{\Delta t} :: épsilon é igual a menos fração, delta maiúsculo fi maiúsculo, sobre delta maiúsculo t, fim da fração
        B = \frac{\mu_0 i}{2\pi r} :: B é igual a fração, mi índice 0 i, sobre 2 pi r, fim da fração
        9{,}8\ \mathrm{m/s^2} :: 9,8 m por s ao quadrado
        25\,^{\circ}\mathrm{C} :: 25 graus C
        \mathrm{k\Omega} :: k ohm
        10\,\mathrm{\mu F} :: 10 micro F
        \pu{3 m/s} :: 3 m por s
        \pu{9.8 m s-2} :: 9.8 m s elevado a menos 2
        \pu{1.5e3 J//mol} :: 1.5 vezes 10 ao cubo J por mol
        6{,}02 \times 10^{23} :: 6,02 vezes 10 elevado a 23
        ^{14}_{6}\text{C} :: número de massa 14, número atômico 6, C
        {}^{235}_{92}\mathrm{U} + {}^{1}_{0}n \to {}^{141}_{56}\mathrm{Ba} :: número de massa 235, número atômico 92, U mais número de massa 1, número atômico 0, n para número de massa 141, número atômico 56, Ba
      `),
    )('%s is %s', (tex, text) => expect(spokenFormula(tex)).toBe(text));
  });

  describe('chemistry', () => {
    it.each(
      textPairs(String.raw`
        \ce{^{14}_6C} :: número de massa 14, número atômico 6, C
        \ce{^{238}_{92}U -> ^{234}_{90}Th + ^4_2He} :: número de massa 238, número atômico 92, U produz número de massa 234, número atômico 90, T h mais número de massa 4, número atômico 2, H e
        \ce{CaCO3 ->[\Delta] CaO + CO2 ^} :: C a C O 3 produz, com delta maiúsculo acima, C a O mais C O 2, desprende-se
        \ce{Ag+ + Cl- -> AgCl v} :: A g, carga mais, mais C l, carga menos, produz A g C l, precipita
        \ce{Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O} :: C r 2 O 7, carga 2 menos, mais 14 H, carga mais, mais 6 e, carga menos, produz 2 C r, carga 3 mais, mais 7 H 2 O
        \ce{HCl(aq) + NaOH(aq) -> NaCl(aq) + H2O(l)} :: H C l, aquoso, mais N a O H, aquoso, produz N a C l, aquoso, mais H 2 O, líquido
        \ce{NaCl(s) ->[\text{água}] Na+(aq) + Cl-(aq)} :: N a C l, sólido, produz, com água acima, N a, carga mais, aquoso, mais C l, carga menos, aquoso
        \ce{CH2=CH2} :: C H 2 ligação dupla C H 2
        \ce{HC#CH} :: H C ligação tripla C H
        \ce{CH3-CH2-OH} :: C H 3 ligação simples C H 2 ligação simples O H
        \ce{CuSO4.5H2O} :: C u S O 4 ponto 5 H 2 O
        \ce{Fe^{II}} :: F e, número de oxidação 2
        \ce{1/2O2} :: 1 sobre 2 O 2
        \ce{\Delta H = -285 kJ} :: delta maiúsculo H é igual a menos 285 kJ
        A \xrightarrow[\text{luz}]{\Delta} B :: A para, com delta maiúsculo acima e luz abaixo, B
        \mathrm{pH} = -\log[\mathrm{H^+}] :: pH é igual a menos logaritmo de abre colchete H com sinal de mais fecha colchete
        \text{SO}_4^{2-} :: SO índice 4 com carga 2 menos
        K_c = \frac{[C]^c[D]^d}{[A]^a[B]^b} :: K índice c é igual a fração, abre colchete C fecha colchete elevado a c abre colchete D fecha colchete elevado a d, sobre abre colchete A fecha colchete elevado a a abre colchete B fecha colchete elevado a b, fim da fração
      `),
    )('%s is %s', (tex, text) => expect(spokenFormula(tex)).toBe(text));
  });
});
