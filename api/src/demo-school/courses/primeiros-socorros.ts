import type { DemoCourse } from '../demo-course.ts';
import type { DemoQuestion } from '../demo-question.ts';

const callFirst = `
<p>Na hora do susto, a memória falha. Por isso, o primeiro socorro se aprende antes e cabe em três
palavras, sempre nesta ordem: <strong>segurança, chamada, cuidado</strong>.</p>
<h2>Segurança</h2>
<p>Olhe em volta antes de se aproximar. Há fio caído, trânsito, fogo, cheiro de gás, água? Quem se
machuca tentando ajudar vira a segunda vítima. Se houver risco, fique longe e chame quem tem
equipamento.</p>
<h2>Chamada</h2>
<table>
<thead><tr><th>Número</th><th>Quem atende</th><th>Quando</th></tr></thead>
<tbody>
<tr><td><strong>192</strong></td><td>SAMU</td><td>mal súbito, dor no peito, falta de ar,
convulsão</td></tr>
<tr><td><strong>193</strong></td><td>Bombeiros</td><td>fogo, afogamento, pessoa presa, acidente</td></tr>
<tr><td><strong>190</strong></td><td>Polícia Militar</td><td>violência, risco no local</td></tr>
<tr><td><strong>188</strong></td><td>CVV</td><td>sofrimento emocional, pensamentos de morte</td></tr>
</tbody>
</table>
<p>As ligações são gratuitas. Diga, com calma: <em>onde</em> é, com um ponto de referência;
<em>o que</em> houve; <em>quantas</em> pessoas e como estão. Só desligue quando mandarem: quem atende vai
orientar você.</p>
<h2>Cuidado</h2>
<p>Faça apenas o que sabe. Não dê água, comida nem remédio a quem está confuso ou desacordado, e não mova
quem caiu de altura ou bateu de carro, a não ser que o lugar seja perigoso.</p>
<p>Salve hoje o 192 no celular dos seus pais e dos seus filhos. E ensine as crianças a dizer o próprio
endereço.</p>
`;

const cardiac = `
<p>Um adulto cai e não responde. Cada minuto sem ajuda reduz muito a chance de sobreviver, e a
ambulância pode levar dez. As mãos de quem está perto fazem a diferença.</p>
<h2>Reconhecer em dez segundos</h2>
<ol>
<li>Toque nos ombros e chame alto: “Você está me ouvindo?”.</li>
<li>Não respondeu? Olhe o peito por até dez segundos. Sobe e desce normalmente?</li>
<li>Não respira, ou só dá suspiros espaçados, como um peixe fora da água? Trate como parada cardíaca.
Esses suspiros <strong>não</strong> são respiração.</li>
</ol>
<h2>Agir</h2>
<ol>
<li><strong>Ligue 192</strong> no viva-voz. Mande alguém buscar um desfibrilador (DEA).</li>
<li>Deite a pessoa de costas em chão firme e ajoelhe-se ao lado.</li>
<li>Ponha a base de uma mão no centro do peito, a outra por cima, com os braços esticados.</li>
<li><strong>Comprima forte e rápido:</strong> de 5 a 6 centímetros, de 100 a 120 vezes por minuto. Deixe
o peito voltar por inteiro a cada vez.</li>
<li>Reveze a cada dois minutos, sem parar mais do que alguns segundos.</li>
<li>Quando o DEA chegar, ligue e obedeça à voz dele. Ele só dá o choque se for preciso.</li>
</ol>
<p>Sem treino em respiração de socorro, faça só as compressões: valem muito. E não tenha medo de fazer
errado. Uma costela quebrada sara; um coração parado, não.</p>
<blockquote><p>Para bebês e crianças, a técnica é outra. Siga as instruções do SAMU e procure um curso
presencial.</p></blockquote>
`;

const choking = `
<p>Engasgo grave é silencioso. Quem tosse e fala ainda tem ar; quem leva as mãos ao pescoço, arregala os
olhos e não emite som, não tem.</p>
<h2>A pessoa tosse ou fala</h2>
<p>Fique ao lado e incentive: “tosse, tosse forte”. Não bata nas costas, não dê água, não ponha o dedo na
boca. A tosse é a melhor manobra que existe.</p>
<h2>A pessoa não fala, não tosse, não respira</h2>
<ol>
<li>Peça a alguém que ligue 192.</li>
<li>Incline a pessoa para a frente e dê <strong>5 pancadas firmes</strong> entre as escápulas, com a base
da mão.</li>
<li>Não saiu? Por trás, passe os braços pela cintura, feche uma mão entre o umbigo e a ponta do osso do
peito, cubra com a outra e puxe para dentro e para cima, <strong>5 vezes</strong>.</li>
<li>Alterne 5 e 5 até o objeto sair ou a pessoa desmaiar.</li>
<li>Desmaiou? Deite-a no chão e comece as compressões no peito. Só retire da boca o que puder ver.</li>
</ol>
<p>Em grávidas no fim da gestação, ou quando os braços não dão a volta, comprima o centro do peito em vez
da barriga.</p>
<h2>Bebês de até um ano</h2>
<p>De bruços no seu antebraço, com a cabeça mais baixa que o corpo e apoiada na mão: 5 pancadas
entre as escápulas, com a base da mão. Depois vire-o de costas e faça 5 compressões no centro do peito,
logo abaixo da linha dos mamilos. Alterne.
<strong>Nunca</strong> comprima a barriga de um bebê, nem o sacuda.</p>
<p>Mesmo que tudo se resolva, quem recebeu compressões na barriga deve ser examinado no mesmo dia.</p>
`;

const burns = `
<p>A maioria dos acidentes acontece em casa, e a maior parte dos remédios caseiros piora o que toca.
Vejamos três situações comuns.</p>
<h2>Queimadura</h2>
<ul>
<li><strong>Água corrente</strong> em temperatura ambiente por pelo menos 10 minutos; 20, se puder.
Quanto antes, melhor.</li>
<li>Tire anéis e relógio antes que inche. Não arranque roupa grudada.</li>
<li>Cubra com pano limpo ou filme plástico, sem apertar.</li>
<li><strong>Nunca:</strong> pasta de dente, manteiga, café, gelo. E não fure bolhas.</li>
</ul>
<p>Procure atendimento se for no rosto, nas mãos ou nos genitais, se for maior que a palma da mão da
vítima, se veio de eletricidade ou produto químico, ou se for em criança pequena.</p>
<h2>Corte que sangra muito</h2>
<ul>
<li>Comprima com um pano limpo, forte e sem parar, por dez minutos. Não fique levantando para
olhar.</li>
<li>Encharcou? Ponha outro pano por cima.</li>
<li>Não tire um objeto cravado: ele pode estar segurando o sangue. Firme-o como está e ligue 192.</li>
</ul>
<h2>Desmaio</h2>
<ul>
<li>Deite a pessoa e levante as pernas uns 30 centímetros. Afrouxe a roupa, abra espaço.</li>
<li>Não jogue água, não dê tapas, não faça cheirar álcool.</li>
<li>Voltou? Que se sente aos poucos, sem pressa de levantar.</li>
<li>Não acordou em um minuto? Confira a respiração e ligue 192.</li>
</ul>
`;

const seizure = `
<p>Assistir a uma convulsão dá medo, e o medo faz as pessoas quererem segurar. Não segure. Quase todas
terminam sozinhas em dois ou três minutos; o seu trabalho é proteger e contar o tempo.</p>
<h2>Durante</h2>
<ol>
<li>Olhe o relógio. O tempo é a informação mais valiosa para o médico.</li>
<li>Afaste móveis e objetos. Ponha algo macio sob a cabeça.</li>
<li>Afrouxe o que aperta o pescoço e tire os óculos.</li>
<li><strong>Não ponha nada na boca.</strong> Ninguém engole a língua; dentes e dedos, sim, se
quebram.</li>
</ol>
<h2>Depois</h2>
<p>Quando os movimentos pararem, confira se respira e vire a pessoa de lado, com a cabeça um pouco para
trás, para que a saliva escorra. Fale baixo, diga o que aconteceu e espere. A confusão pode durar meia
hora.</p>
<h2>Ligue 192 se</h2>
<ul>
<li>passar de cinco minutos ou vier outra em seguida;</li>
<li>for a primeira da vida;</li>
<li>houver gravidez, diabetes, pancada na cabeça ou água por perto;</li>
<li>a pessoa não acordar ou respirar com dificuldade.</li>
</ul>
<h2>Suspeita de AVC: não espere passar</h2>
<p>Faça três pedidos: <strong>sorria</strong> (um lado da boca cai?), <strong>levante os dois
braços</strong> (um desce?), <strong>repita uma frase</strong> (sai enrolada?). Um “sim” basta para ligar
192 e anotar a hora em que começou. Há remédios que só funcionam nas primeiras horas.</p>
`;

const finalExam: DemoQuestion[] = [
  {
    statement: 'Você chega a um acidente de moto. O que vem antes de tudo?',
    alternatives: [
      'Tirar o capacete da pessoa',
      'Olhar se o lugar é seguro para você',
      'Ligar 192',
      'Dar água',
    ],
    right: 1,
    explanation:
      'Segurança, chamada, cuidado, nesta ordem. Quem se machuca tentando ajudar vira a segunda vítima.',
  },
  {
    statement: 'Para que número se liga quando alguém tem uma dor forte no peito?',
    alternatives: ['188', '190', '192', '193'],
    right: 2,
    explanation:
      'O SAMU atende pelo 192. O 193 é dos Bombeiros, o 190 da Polícia Militar e o 188 do CVV.',
  },
  {
    statement:
      'Um adulto caiu, não responde e dá suspiros espaçados, como um peixe fora da água. Você',
    alternatives: [
      'espera, porque ele ainda respira',
      'o deita de lado e observa',
      'trata como parada cardíaca: liga 192 e começa as compressões',
      'levanta as pernas dele',
    ],
    right: 2,
    explanation:
      'Esses suspiros não são respiração. Cada minuto sem compressões reduz a chance de sobreviver.',
  },
  {
    statement: 'Qual é o ritmo das compressões em um adulto?',
    alternatives: [
      'De 40 a 60 por minuto',
      'De 60 a 80 por minuto',
      'De 100 a 120 por minuto',
      'O mais rápido que der',
    ],
    right: 2,
    explanation:
      'De 100 a 120 por minuto, com 5 a 6 centímetros, deixando o peito voltar por inteiro a cada vez.',
  },
  {
    statement: 'O óleo da panela respingou na sua mão. O que você faz primeiro?',
    alternatives: [
      'Passa pasta de dente',
      'Põe gelo direto na pele',
      'Passa manteiga',
      'Põe a mão sob água corrente por pelo menos 10 minutos',
    ],
    right: 3,
    explanation:
      'Água corrente em temperatura ambiente esfria sem ferir. Gelo, manteiga e pasta de dente pioram a queimadura.',
  },
  {
    statement: 'Durante uma convulsão, o que nunca se faz?',
    alternatives: [
      'Pôr algo na boca da pessoa',
      'Afastar os móveis',
      'Olhar o relógio',
      'Pôr algo macio sob a cabeça',
    ],
    right: 0,
    explanation:
      'Ninguém engole a língua; dentes e dedos, sim, se quebram. Proteja a cabeça e conte o tempo.',
  },
];

export const primeirosSocorros: DemoCourse = {
  slug: 'primeiros-socorros',
  title: 'Primeiros socorros para quem não é da saúde',
  subTitle: 'O que fazer até a ambulância chegar',
  shortDescription:
    'Saiba quando ligar 192, como agir em uma parada, um engasgo ou uma queimadura.',
  description: `
<p>Os primeiros minutos de uma emergência quase nunca contam com um médico. Contam com quem está perto:
você, na cozinha, no ponto de ônibus, no churrasco. Este curso ensina o essencial, em ordem, sem termos
difíceis.</p>
<p>As orientações seguem o que ensinam os serviços de emergência e as diretrizes internacionais de
reanimação. Elas não substituem o treino com um boneco: use este curso para perder o medo e depois
procure uma turma presencial.</p>
`,
  paymentType: 'FREE',
  categories: ['Vida prática'],
  levels: ['Iniciante'],
  skills: ['Primeiros socorros'],
  isActive: true,
  sections: [
    {
      title: 'Antes de tudo',
      isFreemium: true,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Segurança, chamada, cuidado',
          pageContent: callFirst,
          isPreview: true,
          readComplements: [
            {
              type: 'LINK',
              title: 'Ministério da Saúde: SAMU 192',
              url: 'https://www.gov.br/saude/pt-br/composicao/saes/samu-192',
            },
          ],
        },
      ],
    },
    {
      title: 'Quando cada minuto conta',
      isFreemium: true,
      contents: [
        { contentType: 'TEXTPAGE', title: 'Parada cardíaca em adultos', pageContent: cardiac },
        {
          contentType: 'VIDEO',
          title: 'O ritmo das compressões',
          videoFile: 'ritmo-das-compressoes.mp4',
          captionsFile: 'ritmo-das-compressoes.vtt',
          durationSeconds: 36,
          videoDescription: `
<p>Ouça e sinta o ritmo certo: o som marca 110 compressões por minuto, no meio da faixa recomendada, de
100 a 120. Acompanhe batendo com as mãos sobre uma almofada, com os braços esticados, até o corpo
decorar.</p>
<p>Na prática: ligue 192, comprima de 5 a 6 centímetros no centro do peito, deixe-o voltar e reveze a
cada dois minutos. Vídeo sem narração, com texto na tela, legendas e o som do ritmo.</p>
`,
        },
        { contentType: 'TEXTPAGE', title: 'Engasgo', pageContent: choking },
        {
          contentType: 'QUICK_QUESTION',
          title: 'Alguém engasgou',
          questions: [
            {
              statement:
                'No almoço, seu tio engasga. Ele tosse forte e consegue dizer “calma”. O que você faz?',
              alternatives: [
                'Dá cinco pancadas entre as escápulas',
                'Oferece um copo de água',
                'Fica ao lado e o incentiva a tossir',
                'Puxa a barriga dele por trás',
              ],
              right: 2,
              explanation:
                'Quem tosse e fala ainda tem ar, e a tosse é a melhor manobra que existe. As pancadas e os puxões são para quem não emite som.',
            },
          ],
        },
      ],
    },
    {
      title: 'Em casa e na rua',
      isFreemium: true,
      contents: [
        { contentType: 'TEXTPAGE', title: 'Queimadura, corte e desmaio', pageContent: burns },
        { contentType: 'TEXTPAGE', title: 'Convulsão e sinais de AVC', pageContent: seizure },
        { contentType: 'EXAM', title: 'Até a ambulância chegar', questions: finalExam },
      ],
    },
  ],
};
