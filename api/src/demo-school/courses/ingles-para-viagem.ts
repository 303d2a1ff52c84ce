import type { DemoCourse } from '../demo-course.ts';

const airport = `
<p>Você não precisa de um inglês perfeito para viajar. Precisa de umas quarenta frases bem ditas e de
coragem para pedir que repitam. No aeroporto, as perguntas são quase sempre as mesmas.</p>
<h2>Na imigração</h2>
<table>
<thead><tr><th>Você ouve</th><th>Quer dizer</th><th>Você responde</th></tr></thead>
<tbody>
<tr><td><em>What’s the purpose of your trip?</em></td><td>Qual é o motivo da viagem?</td><td><em>Tourism.
I’m on vacation.</em></td></tr>
<tr><td><em>How long are you staying?</em></td><td>Quanto tempo vai ficar?</td><td><em>Ten
days.</em></td></tr>
<tr><td><em>Where are you staying?</em></td><td>Onde vai se hospedar?</td><td><em>At this hotel. Here’s
my reservation.</em></td></tr>
<tr><td><em>What do you do?</em></td><td>Em que você trabalha?</td><td><em>I’m a nurse.</em></td></tr>
</tbody>
</table>
<p>Respostas curtas são as melhores. Ninguém espera uma frase completa, e papel impresso fala qualquer
língua.</p>
<h2>As três frases que salvam</h2>
<ul>
<li><em>Sorry, could you say that again, please?</em> Desculpe, pode repetir?</li>
<li><em>Could you speak more slowly, please?</em> Pode falar mais devagar?</li>
<li><em>Could you write it down?</em> Pode escrever?</li>
</ul>
<p>O <em>could you</em> funciona como o nosso “será que você poderia”: deixa qualquer pedido educado. Diga
as três em voz alta, dez vezes, hoje e amanhã. No avião de volta, você vai lembrar delas mais do que do
preço da passagem.</p>
<blockquote><p>Cuidado com <em>pretend</em>: significa “fingir”. “Pretendo visitar museus” é <em>I plan to
visit museums</em>.</p></blockquote>
`;

const hotel = `
<p>Ao chegar ao hotel, você faz três coisas: diz quem é, confirma o que reservou e pergunta o que
precisa. Leia o diálogo em voz alta, fazendo os dois papéis.</p>
<blockquote>
<p><strong>You:</strong> <em>Hi, I have a reservation. The name is Souza. S, O, U, Z, A.</em></p>
<p><strong>Front desk:</strong> <em>Welcome, Ms. Souza. May I see your passport?</em></p>
<p><strong>You:</strong> <em>Sure, here you are. Is breakfast included?</em></p>
<p><strong>Front desk:</strong> <em>Yes, from seven to ten. Your room is 412, on the fourth
floor.</em></p>
<p><strong>You:</strong> <em>Thank you. What’s the Wi-Fi password?</em></p>
</blockquote>
<h2>Soletre o seu nome</h2>
<p>É o que mais se pede e o que menos se treina. As letras que confundem brasileiros:</p>
<table>
<thead><tr><th>Letra</th><th>Soa mais ou menos como</th></tr></thead>
<tbody>
<tr><td>A</td><td>“ei”</td></tr>
<tr><td>E</td><td>“i”</td></tr>
<tr><td>I</td><td>“ai”</td></tr>
<tr><td>G</td><td>“dji”</td></tr>
<tr><td>J</td><td>“djei”</td></tr>
<tr><td>R</td><td>“ar”</td></tr>
</tbody>
</table>
<h2>Quando algo não funciona</h2>
<p>Use sempre o mesmo molde: <em>The … isn’t working</em>.</p>
<ul>
<li><em>The shower isn’t working.</em> O chuveiro não funciona.</li>
<li><em>The air conditioning isn’t working.</em> O ar-condicionado não funciona.</li>
<li><em>There are no towels in my room.</em> Não há toalhas no meu quarto.</li>
</ul>
<p>E uma diferença que evita subir escada à toa: nos Estados Unidos, <em>first floor</em> é o térreo. Na
Inglaterra, o térreo é <em>ground floor</em>, e <em>first floor</em> fica um andar acima.</p>
`;

const restaurant = `
<p>Restaurante é o melhor lugar para praticar: a conversa tem roteiro, e o prêmio chega quente.</p>
<h2>O roteiro inteiro em seis falas</h2>
<ol>
<li><em>A table for two, please.</em> Mesa para dois, por favor.</li>
<li><em>Could we see the menu?</em> Podemos ver o cardápio?</li>
<li><em>What do you recommend?</em> O que você recomenda?</li>
<li><em>I’ll have the fish, please.</em> Vou querer o peixe, por favor.</li>
<li><em>Everything was delicious, thank you.</em> Estava tudo uma delícia.</li>
<li><em>Could we have the check, please?</em> A conta, por favor. (Na Inglaterra, <em>the
bill</em>.)</li>
</ol>
<p>Repare em <em>I’ll have</em>. É a forma natural de pedir. <em>I want</em> é compreendido, mas soa como
“eu quero” dito por criança.</p>
<h2>Alergias e restrições</h2>
<p>Aqui não se improvisa. Escreva em um papel e mostre:</p>
<ul>
<li><em>I’m allergic to peanuts.</em> Tenho alergia a amendoim.</li>
<li><em>Does this have milk in it?</em> Isto leva leite?</li>
<li><em>I don’t eat meat.</em> Não como carne.</li>
</ul>
<h2>Palavras que enganam</h2>
<table>
<thead><tr><th>Parece</th><th>Mas é</th></tr></thead>
<tbody>
<tr><td><em>lunch</em></td><td>almoço (lanche é <em>snack</em>)</td></tr>
<tr><td><em>parents</em></td><td>pais (parentes são <em>relatives</em>)</td></tr>
<tr><td><em>push</em></td><td>empurre (puxe é <em>pull</em>)</td></tr>
<tr><td><em>appointment</em></td><td>hora marcada (apontamento é <em>note</em>)</td></tr>
</tbody>
</table>
<p>Gorjeta: nos Estados Unidos, espera-se de 15% a 20%, raramente incluídos. Em outros países, olhe a nota
antes: <em>service included</em> quer dizer que já está lá.</p>
`;

const trouble = `
<p>Metade do sossego de uma viagem é saber o que dizer se algo der errado. Tomara que você nunca use esta
página. Leia mesmo assim.</p>
<h2>Perdido</h2>
<p>Pergunte com <em>How do I get to…?</em> e escute só as palavras-chave da resposta:</p>
<table>
<thead><tr><th>Você ouve</th><th>Faça</th></tr></thead>
<tbody>
<tr><td><em>go straight</em></td><td>siga em frente</td></tr>
<tr><td><em>turn left / turn right</em></td><td>vire à esquerda / à direita</td></tr>
<tr><td><em>two blocks</em></td><td>dois quarteirões</td></tr>
<tr><td><em>across from the bank</em></td><td>em frente ao banco, do outro lado</td></tr>
<tr><td><em>next to the church</em></td><td>ao lado da igreja</td></tr>
</tbody>
</table>
<p>Depois repita: <em>So, two blocks and turn left, right?</em> A pessoa confirma ou corrige, e você anda
com segurança.</p>
<h2>Perdeu ou levaram</h2>
<ul>
<li><em>My suitcase didn’t arrive.</em> Minha mala não chegou.</li>
<li><em>I lost my passport.</em> Perdi meu passaporte.</li>
<li><em>My phone was stolen.</em> Meu celular foi roubado.</li>
</ul>
<h2>Saúde</h2>
<ul>
<li><em>I need a doctor.</em> Preciso de um médico.</li>
<li><em>It hurts here.</em> Dói aqui. (E aponte.)</li>
<li><em>I’m pregnant. / I have diabetes.</em> Estou grávida. / Tenho diabetes.</li>
</ul>
<p>Números de emergência: 911 nos Estados Unidos e no Canadá, 112 na União Europeia, 999 ou 112 no Reino
Unido. Antes de viajar, anote também o telefone de plantão do consulado brasileiro na cidade de destino:
ele está no site do Itamaraty, e lá se fala português.</p>
`;

export const inglesParaViagem: DemoCourse = {
  slug: 'ingles-para-viagem',
  title: 'Inglês para viagem: quarenta frases que resolvem',
  subTitle: 'Aeroporto, hotel, restaurante e imprevistos',
  shortDescription:
    'As frases que você vai usar de verdade, com o que responder e como pedir que repitam.',
  description: `
<p>Quem vai viajar daqui a dois meses não tem tempo para aprender inglês inteiro, e nem precisa. O curso
reúne as perguntas que você vai ouvir, as respostas curtas que funcionam e os enganos que fazem
brasileiros empurrarem a porta escrita <em>pull</em>.</p>
<p>Estude em voz alta. Uma página por noite, relida na manhã seguinte, é o bastante.</p>
`,
  paymentType: 'PAID',
  categories: ['Comunicação'],
  levels: ['Iniciante'],
  skills: ['Inglês'],
  isActive: true,
  sections: [
    {
      title: 'Chegar',
      isFreemium: false,
      contents: [
        { contentType: 'TEXTPAGE', title: 'No aeroporto', pageContent: airport, isPreview: true },
        { contentType: 'TEXTPAGE', title: 'No hotel', pageContent: hotel },
      ],
    },
    {
      title: 'Aproveitar',
      isFreemium: false,
      contents: [{ contentType: 'TEXTPAGE', title: 'No restaurante', pageContent: restaurant }],
    },
    {
      title: 'Imprevistos',
      isFreemium: false,
      contents: [
        {
          contentType: 'TEXTPAGE',
          title: 'Quando algo dá errado',
          pageContent: trouble,
          readComplements: [
            {
              type: 'LINK',
              title: 'Itamaraty: portal consular',
              url: 'https://www.gov.br/mre/pt-br/assuntos/portal-consular',
            },
          ],
        },
      ],
    },
  ],
};
