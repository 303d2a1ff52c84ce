import { describe, expect, it } from 'vitest';
import { textPairs } from './text-pairs.factory.ts';
import { plainFormula } from './plain-formula.ts';

describe('formulas of exams in their plain form', () => {
  describe('sets, logic and numbers', () => {
    it.each(
      textPairs(String.raw`
        \overline{A\cup B} = \overline{A} \cap \overline{B} :: (A∪ B)̅ = A̅ ∩ B̅
        A\cup\overline{B} :: A∪B̅
        P(A\cup B)=P(A)+P(B)-P(A\cap B) :: P(A∪ B)=P(A)+P(B)−P(A∩ B)
        P(A \mid B) = \frac{P(A \cap B)}{P(B)} :: P(A | B) = (P(A ∩ B))/(P(B))
        x \not\in A :: x ∉ A
        A \not\subset B :: A ⊄ B
        \{1,2,3\} \subset A :: {1,2,3} ⊂ A
        \{x \in \mathbb{R} \mid x \neq 0\} :: {x ∈ R | x ≠ 0}
        x \in \mathbb{R}^*_+ :: x ∈ R^*₊
        A \setminus B = \varnothing :: A ∖ B = ∅
        \neg p \lor q :: ¬ p ∨ q
        \forall x \in \mathbb{N}, \exists y :: ∀ x ∈ N, ∃ y
        3 \mid 12 :: 3 | 12
        a \equiv b \pmod{n} :: a ≡ b (mod n)
        0{,}\overline{3} = \frac{1}{3} :: 0,3̅ = 1/3
        0{,}1\overline{6} :: 0,16̅
        1{,}5\% :: 1,5%
        x \geqslant 2 :: x ≥ 2
      `),
    )('%s is %s', (tex, text) => expect(plainFormula(tex)).toBe(text));
  });

  describe('algebra and functions', () => {
    it.each(
      textPairs(String.raw`
        x = \frac{-b \pm \sqrt{\Delta}}{2a} :: x = (−b ± √Δ)/2a
        f\colon A \to B :: f: A → B
        (f \circ g)(x) = f(g(x)) :: (f ∘ g)(x) = f(g(x))
        f(x)=\begin{cases} x^2, & \text{se } x \geq 0 \\ -x, & \text{se } x < 0 \end{cases} :: f(x)= x², se x ≥ 0; −x, se x < 0
        \left\{\begin{array}{l} x+y=1 \\ x-y=3 \end{array}\right. :: { x+y=1; x−y=3
        \left(\begin{array}{cc} 1 & 2 \\ 3 & 4 \end{array}\right) :: (1 2; 3 4)
        \left|\begin{matrix} a & b \\ c & d \end{matrix}\right| = ad - bc :: | a b; c d | = ad − bc
        a_n = a_1 + (n-1)r :: aₙ = a₁ + (n−1)r
        S_n = \frac{a_1(q^n-1)}{q-1} :: Sₙ = (a₁(qⁿ−1))/(q−1)
        \log_{\frac{1}{2}} 8 :: log_(1/2) 8
        \sqrt[n]{a^m} = a^{\frac{m}{n}} :: ⁿ√(a^m) = a^(m/n)
        (a+b)^n = \sum_{k=0}^{n}\binom{n}{k}a^{n-k}b^k :: (a+b)ⁿ = ∑_(k=0)ⁿC(n, k)a^(n−k)b^k
        |z| = \sqrt{a^2+b^2} :: |z| = √(a²+b²)
        z = \rho(\cos\theta + i\sen\theta) :: z = ρ(cosθ + isenθ)
        \sqrt{2+\sqrt{2}} :: √(2+√2)
        2^{x^2} = 16 :: 2^(x²) = 16
        x^{y^z} :: x^(y^z)
        \frac{\frac{a}{b}}{c} :: (a/b)/c
        \frac{a}{\frac{b}{c}} :: a/(b/c)
        -\frac{a}{b} :: −a/b
        \frac{-a}{b} :: (−a)/b
        \underbrace{1+1+\cdots+1}_{n} :: (1+1+⋯+1)ₙ
      `),
    )('%s is %s', (tex, text) => expect(plainFormula(tex)).toBe(text));
  });

  describe('geometry and calculus', () => {
    it.each(
      textPairs(String.raw`
        \overset{\frown}{AB} = 60^{\circ} :: (AB)̑ = 60°
        \measuredangle ABC :: ∡ ABC
        \widehat{ABC} :: (ABC)̂
        A\hat{B}C :: AB̂C
        \overleftrightarrow{AB} \parallel \overleftrightarrow{CD} :: (AB)⃡ ∥ (CD)⃡
        \triangle ABC \sim \triangle DEF :: △ ABC ∼ △ DEF
        V = \frac{4}{3}\pi r^3 :: V = 4/3π r³
        \operatorname{arc\,sen} x :: arcsen x
        \lim_{x \to 0^+} \frac{1}{x} = +\infty :: lim_(x → 0⁺) 1/x = +∞
        \underset{x \to 0}{\lim} f(x) :: lim_(x → 0) f(x)
        \iint_D f(x,y)\,dA :: ∬_D f(x,y) dA
        \frac{\partial f}{\partial x} :: (∂ f)/(∂ x)
        \vec{a+b} :: (a+b)⃗
        \vec{a}+b :: a⃗+b
        \bar{x+y} :: (x+y)̅
        x+\bar{y} :: x+y̅
        \bar{x} = \frac{\sum x_i}{n} :: x̅ = (∑ xᵢ)/n
      `),
    )('%s is %s', (tex, text) => expect(plainFormula(tex)).toBe(text));
  });

  describe('physics', () => {
    it.each(
      textPairs(String.raw`
        s = s_0 + v_0 t + \frac{at^2}{2} :: s = s₀ + v₀ t + at²/2
        \vec{F}_{AB} = -\vec{F}_{BA} :: F⃗_(AB) = −F⃗_(BA)
        \frac{1}{f} = \frac{1}{p} + \frac{1}{p'} :: 1/f = 1/p + 1/p′
        n_1 \sen\theta_1 = n_2 \sen\theta_2 :: n₁ senθ₁ = n₂ senθ₂
        \varepsilon = -\frac{\Delta\Phi}{\Delta t} :: ε = −ΔΦ/(Δ t)
        B = \frac{\mu_0 i}{2\pi r} :: B = (μ₀ i)/(2π r)
        9{,}8\ \mathrm{m/s^2} :: 9,8 m/s²
        25\,^{\circ}\mathrm{C} :: 25 °C
        \mathrm{k\Omega} :: kΩ
        10\,\mathrm{\mu F} :: 10 μ F
        \pu{3 m/s} :: 3 m/s
        \pu{9.8 m s-2} :: 9.8 m s⁻²
        \pu{1.5e3 J//mol} :: 1.5× 10³ J/mol
        6{,}02 \times 10^{23} :: 6,02 × 10²³
        ^{14}_{6}\text{C} :: ¹⁴₆C
        {}^{235}_{92}\mathrm{U} + {}^{1}_{0}n \to {}^{141}_{56}\mathrm{Ba} :: ²³⁵₉₂U + ¹₀n → ¹⁴¹₅₆Ba
      `),
    )('%s is %s', (tex, text) => expect(plainFormula(tex)).toBe(text));
  });

  describe('chemistry', () => {
    it.each(
      textPairs(String.raw`
        \ce{^{14}_6C} :: ¹⁴₆C
        \ce{^{238}_{92}U -> ^{234}_{90}Th + ^4_2He} :: ²³⁸₉₂U → ²³⁴₉₀Th + ⁴₂He
        \ce{CaCO3 ->[\Delta] CaO + CO2 ^} :: CaCO₃ →[Δ] CaO + CO₂ ↑
        \ce{Ag+ + Cl- -> AgCl v} :: Ag⁺ + Cl⁻ → AgCl ↓
        \ce{Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O} :: Cr₂O₇²⁻ + 14H⁺ + 6e⁻ → 2Cr³⁺ + 7H₂O
        \ce{HCl(aq) + NaOH(aq) -> NaCl(aq) + H2O(l)} :: HCl(aq) + NaOH(aq) → NaCl(aq) + H₂O(l)
        \ce{NaCl(s) ->[\text{água}] Na+(aq) + Cl-(aq)} :: NaCl(s) →[água] Na⁺(aq) + Cl⁻(aq)
        \ce{CH2=CH2} :: CH₂=CH₂
        \ce{HC#CH} :: HC≡CH
        \ce{CH3-CH2-OH} :: CH₃-CH₂-OH
        \ce{CuSO4.5H2O} :: CuSO₄·5H₂O
        \ce{Fe^{II}} :: Fe^(II)
        \ce{1/2O2} :: 1/2O₂
        \ce{\Delta H = -285 kJ} :: ΔH = -285 kJ
        A \xrightarrow[\text{luz}]{\Delta} B :: A →[Δ; luz] B
        \mathrm{pH} = -\log[\mathrm{H^+}] :: pH = −log[H⁺]
        \text{SO}_4^{2-} :: SO₄²⁻
        K_c = \frac{[C]^c[D]^d}{[A]^a[B]^b} :: K_c = ([C]ᶜ[D]ᵈ)/([A]ᵃ[B]ᵇ)
      `),
    )('%s is %s', (tex, text) => expect(plainFormula(tex)).toBe(text));
  });
});
