/** Commands of TeX that are one sign, by their names. A sign that a keyboard has is in it for its escaped form: `\%`. */
export const formulaSigns: ReadonlyMap<string, string> = new Map(
  `alphaα betaβ gammaγ deltaδ epsilonε varepsilonε zetaζ etaη thetaθ varthetaϑ iotaι kappaκ lambdaλ muμ
  nuν xiξ omicronο piπ varpiϖ rhoρ varrhoϱ sigmaσ varsigmaς tauτ upsilonυ phiφ varphiφ chiχ psiψ omegaω
  GammaΓ varGammaΓ DeltaΔ varDeltaΔ ThetaΘ LambdaΛ XiΞ PiΠ SigmaΣ UpsilonΥ PhiΦ PsiΨ OmegaΩ varOmegaΩ
  cdot· cdotp· centerdot· times× div÷ pm± plusmn± mp∓ ast∗ star⋆ circ∘ degree° textdegree° oplus⊕ ominus⊖
  otimes⊗ odot⊙ leq≤ le≤ leqslant≤ leqq≤ geq≥ ge≥ geqslant≥ geqq≥ lt< gt> neq≠ ne≠ nleq≰ ngeq≱
  nless≮ ngtr≯ nleqslant≰ ngeqslant≱ approx≈ approxeq≈ thickapprox≈ simeq≃ equiv≡ cong≅ ncong≇ sim∼ thicksim∼ nsim≁
  propto∝ varpropto∝ triangleq≜ coloneqq≔ doteq≐ ll≪ gg≫ prec≺ succ≻ infty∞ infin∞ partial∂ nabla∇
  forall∀ exists∃ exist∃ nexists∄ in∈ isin∈ notin∉ ni∋ owns∋ notni∌ subset⊂ sub⊂ subseteq⊆ subseteqq⊆ sube⊆
  subsetneq⊊ subsetneqq⊊ nsubseteq⊈ supset⊃ supseteq⊇ supseteqq⊇ supe⊇ supsetneq⊋ supsetneqq⊋ nsupseteq⊉
  cup∪ bigcup∪ cap∩ bigcap∩ setminus∖ smallsetminus∖ emptyset∅ empty∅ varnothing∅ complement∁
  land∧ wedge∧ bigwedge∧ lor∨ vee∨ bigvee∨ veebar⊻ neg¬ lnot¬ top⊤ bot⊥
  to→ rightarrow→ rarr→ longrightarrow→ Rightarrow⇒ Rarr⇒ Longrightarrow⇒ implies⇒ nRightarrow⇏ leftarrow←
  larr← gets← longleftarrow← Leftarrow⇐ Longleftarrow⇐ impliedby⇐ leftrightarrow↔ longleftrightarrow↔ harr↔
  Leftrightarrow⇔ Longleftrightarrow⇔ iff⇔ nLeftrightarrow⇎ rightleftharpoons⇌ leftrightharpoons⇌
  rightleftarrows⇄ leftrightarrows⇆ uparrow↑ downarrow↓ updownarrow↕ Uparrow⇑ Downarrow⇓ nearrow↗ searrow↘
  nwarrow↖ swarrow↙ mapsto↦ longmapsto↦ rightharpoonup⇀ hookrightarrow↪ leadsto⇝ circlearrowleft↺ circlearrowright↻
  angle∠ measuredangle∡ sphericalangle∢ perp⊥ parallel∥ shortparallel∥ nparallel∦ triangle△ vartriangle△
  bigtriangleup△ triangledown▽ bigtriangledown▽ blacktriangle▲ blacktriangledown▼ square□ Box□ blacksquare■
  lozenge◊ diamond⋄ Diamond◊ bigcirc○ bigstar★ frown⌢ smile⌣ mid| nmid∤ vert| lvert| rvert| Vert‖ lVert‖ rVert‖ |‖
  ellℓ hbarℏ hslashℏ prime′ dag† dagger† ldots… dots… dotsc… dotsb… dotsm… dotso… hellip… cdots⋯ vdots⋮ ddots⋱
  bullet• bull• langle⟨ lang⟨ rangle⟩ rang⟩ lfloor⌊ rfloor⌋ lceil⌈ rceil⌉ lbrace{ rbrace} lbrack[ rbrack] colon:
  ratio∶ therefore∴ because∵ alephℵ Reℜ Imℑ surd√ backslash∖ checkmark✓ %% {{ }} $$ && ## __
  sum∑ prod∏ int∫ smallint∫ iint∬ iiint∭ oint∮ Rℝ realsℝ Nℕ natnumsℕ Zℤ Complexℂ cnumsℂ
  textasciitilde~ textdollar$ textunderscore_ pounds£ euro€ sharp♯ flat♭`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);
