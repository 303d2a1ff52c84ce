import sharp from 'sharp';

/** A hue, and SVG paths on a 24 × 24 grid (Tabler Icons, MIT). */
type Cover = readonly [hue: number, strokes: string];

/** By slug of a course, or title of a trail or live. */
const covers: Readonly<Record<string, Cover>> = {
  'comece-por-aqui': [
    212,
    'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0 M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0',
  ],
  'cozinha-que-rende': [
    28,
    'M4 11h16a1 1 0 0 1 1 1v.5c0 1.5 -2.517 5.573 -4 6.5v1a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-1c-1.687 -1.054 -4 -5 -4 -6.5v-.5a1 1 0 0 1 1 -1 M18.5 11c.351 -1.017 .426 -2.236 .5 -3.714v-1.286h-2.256c-2.83 0 -4.616 .804 -5.64 2.076 M5.255 11.008a12.204 12.204 0 0 1 -.255 -2.008v-1h1.755c.98 0 1.801 .124 2.479 .35 M8 8l1 -4l4 2.5 M13 11v-.5a2.5 2.5 0 1 0 -5 0v.5',
  ],
  'falar-em-publico': [
    282,
    'M9 5a3 3 0 0 1 3 -3a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3a3 3 0 0 1 -3 -3l0 -5 M5 10a7 7 0 0 0 14 0 M8 21l8 0 M12 17l0 4',
  ],
  'fotografia-com-celular': [
    322,
    'M5 7h1a2 2 0 0 0 2 -2a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2 M9 13a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
  ],
  'ingles-para-viagem': [
    192,
    'M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2 -7h-4l-2 2h-3l2 -4l-2 -4h3l2 2h4l-2 -7h3l4 7',
  ],
  'investir-o-primeiro-real': [152, 'M3 17l6 -6l4 4l8 -8 M14 7l7 0l0 7'],
  'logica-de-programacao': [
    232,
    'M3 17a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2l0 -2 M15 17a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2l0 -2 M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2l0 -2 M6 15v-1a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v1 M12 9l0 3',
  ],
  'mei-na-pratica': [
    18,
    'M3 9a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -9 M8 7v-2a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v2 M12 12l0 .01 M3 13a20 20 0 0 0 18 0',
  ],
  'orcamento-domestico': [
    168,
    'M17 8v-3a1 1 0 0 0 -1 -1h-10a2 2 0 0 0 0 4h12a1 1 0 0 1 1 1v3m0 4v3a1 1 0 0 1 -1 1h-12a2 2 0 0 1 -2 -2v-12 M20 12v4h-4a2 2 0 0 1 0 -4h4',
  ],
  'planilhas-do-zero': [
    142,
    'M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14 M3 10h18 M10 3v18',
  ],
  'preco-certo': [
    342,
    'M6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M3 6v5.172a2 2 0 0 0 .586 1.414l7.71 7.71a2.41 2.41 0 0 0 3.408 0l5.592 -5.592a2.41 2.41 0 0 0 0 -3.408l-7.71 -7.71a2 2 0 0 0 -1.414 -.586h-5.172a3 3 0 0 0 -3 3',
  ],
  'primeiros-socorros': [
    2,
    'M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572 M12 6l-3.293 3.293a1 1 0 0 0 0 1.414l.543 .543c.69 .69 1.81 .69 2.5 0l1 -1a3.182 3.182 0 0 1 4.5 0l2.25 2.25 M12.5 15.5l2 2 M15 13l2 2',
  ],
  'python-primeiros-programas': [216, 'M7 8l-4 4l4 4 M17 8l4 4l-4 4 M14 4l-4 16'],
  'redacao-enem': [262, 'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4 M13.5 6.5l4 4'],
  'sql-perguntas-certas': [
    202,
    'M4 6a8 3 0 1 0 16 0a8 3 0 1 0 -16 0 M4 6v6a8 3 0 0 0 16 0v-6 M4 12v6a8 3 0 0 0 16 0v-6',
  ],
  'O dinheiro da casa, do aperto à folga': [
    158,
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0 M14.8 9a2 2 0 0 0 -1.8 -1h-2a2 2 0 1 0 0 4h2a2 2 0 1 1 0 4h-2a2 2 0 0 1 -1.8 -1 M12 7v10',
  ],
  'Da lógica aos dados: comece a programar': [
    224,
    'M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0 M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4 M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5',
  ],
  'Tira-dúvidas: planilhas para o mês caber no bolso': [
    146,
    'M3 13a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -6 M15 9a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -10 M9 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -14 M4 20h14',
  ],
  'Primeiro emprego em tecnologia: o que as vagas pedem': [
    238,
    'M22 9l-10 -4l-10 4l10 4l10 -4v6 M6 10.6v5.4a6 3 0 0 0 12 0v-5.4',
  ],
  'Roda de conversa: como estudar depois do trabalho': [
    292,
    'M21 14l-3 -3h-7a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1h9a1 1 0 0 1 1 1v10 M14 15v2a1 1 0 0 1 -1 1h-7l-3 3v-10a1 1 0 0 1 1 -1h2',
  ],
};

/** All covers as images, as wide as the widest place that shows one. */
export const drawCovers = (): Promise<(readonly [name: string, image: Buffer])[]> =>
  Promise.all(
    Object.entries(covers).map(
      async ([name, cover]) =>
        [
          name,
          await sharp(Buffer.from(svgOf(cover)))
            .png()
            .toBuffer(),
        ] as const,
    ),
  );

const svgOf = ([hue, strokes]: Cover) => `
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 640 360">
  <linearGradient id="ground" x2="1" y2="1">
    <stop stop-color="hsl(${hue} 62% 36%)"/>
    <stop offset="1" stop-color="hsl(${hue + 35} 68% 22%)"/>
  </linearGradient>
  <rect width="640" height="360" fill="url(#ground)"/>
  <g fill="#fff" opacity=".08"><circle cx="565" cy="45" r="130"/><circle cx="90" cy="330" r="100"/></g>
  <path d="${strokes}" transform="translate(221 81) scale(8.25)" fill="none" stroke="#fff"
    stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
