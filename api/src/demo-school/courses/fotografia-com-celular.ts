import type { DemoCourse } from '../demo-course.ts';

const windowLight = `
<p>A melhor lâmpada para fotografar está na sua casa e é de graça: a janela. Antes de pensar em
aplicativo ou filtro, aprenda a pôr as coisas no lugar certo em relação a ela.</p>
<h2>Três posições</h2>
<ul>
<li><strong>Luz de frente.</strong> Você está de costas para a janela, e o bolo, virado para ela. Tudo
fica claro e um pouco chapado. Boa para mostrar cor.</li>
<li><strong>Luz de lado.</strong> A janela está à esquerda ou à direita. Surgem sombras suaves, e a
textura aparece: a casca do pão, a trama do crochê. Na dúvida, use esta.</li>
<li><strong>Contraluz.</strong> A janela está atrás do objeto. Bonita para copos e fumaça, difícil para
rostos.</li>
</ul>
<h2>Rebata a sombra</h2>
<p>Se um lado ficou escuro demais, segure uma folha de papel branco bem perto dele, fora do quadro. A luz
bate no papel e volta. Uma tampa de isopor faz ainda melhor.</p>
<h2>Toque e arraste</h2>
<p>Toque na tela sobre o que importa: o celular foca ali. Depois, arraste o dedo para baixo até o branco
voltar a ter detalhe. Um prato um pouco escuro se corrige depois; um branco estourado, nunca.</p>
<p>Exercício: fotografe a mesma fruta nas três posições, às nove da manhã e às quatro da tarde. São seis
fotos. Escolha a melhor e descubra por quê.</p>
`;

const framing = `
<p>Duas pessoas fotografam a mesma barraca. Em uma foto, vê-se uma barraca; na outra, dá vontade de
comprar. A diferença raramente está na câmera: está em onde ela ficou e no que se deixou de fora.</p>
<h2>Três ângulos que vendem</h2>
<table>
<thead><tr><th>Ângulo</th><th>Bom para</th></tr></thead>
<tbody>
<tr><td>De cima, a 90 graus</td><td>mesa posta, pizza, conjunto de peças</td></tr>
<tr><td>A 45 graus</td><td>pratos fundos, bolos, o que se vê sentado à mesa</td></tr>
<tr><td>Na altura do objeto</td><td>hambúrguer, copo, boneca, bolsa em pé</td></tr>
</tbody>
</table>
<h2>A grade</h2>
<p>Ligue as linhas de grade nas configurações da câmera. Elas dividem a tela em nove. Coloque o que
importa sobre um dos quatro cruzamentos, e não no meio: o olhar passeia em vez de bater e parar. Use
também as linhas para conferir se o horizonte está reto.</p>
<h2>Limpe o quadro</h2>
<ol>
<li>Passe um pano na lente. Metade das fotos “sem foco” é dedo.</li>
<li>Percorra as bordas da tela com os olhos. Há um fio, um pano, um pé? Tire.</li>
<li>Chegue mais perto andando, e não com o zoom.</li>
</ol>
<p>Depois de fotografar, mostre a imagem por três segundos a alguém e pergunte o que viu primeiro. Se não
foi o seu produto, há algo a mais no quadro.</p>
`;

export const fotografiaComCelular: DemoCourse = {
  slug: 'fotografia-com-celular',
  title: 'Fotografia de produto com o celular',
  subTitle: 'Luz de janela, papel branco e um olhar atento',
  shortDescription:
    'Fotografe o que você faz e vende usando só o celular, uma janela e papel branco.',
  description: `
<p>Para quem vende o que faz: bolo, crochê, brechó, conserto. Com o celular que você já tem, uma janela e
uma folha de papel, as fotos do seu catálogo podem parecer feitas em estúdio.</p>
<p>O curso está em produção. As seções sobre edição e sobre catálogo no aplicativo de mensagens ainda
serão escritas.</p>
`,
  paymentType: 'PAID',
  categories: ['Comunicação', 'Negócios'],
  levels: ['Iniciante'],
  skills: ['Fotografia', 'Gestão do próprio negócio'],
  isActive: false,
  sections: [
    {
      title: 'Luz e quadro',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'A luz da janela', pageContent: windowLight },
        { contentType: 'TEXTPAGE', title: 'Ângulo, grade e limpeza', pageContent: framing },
      ],
    },
  ],
};
