/**
 * 500 names of people, those of Brazil's indigenous peoples first: given names and surnames of one language, paired in
 * their order. The letters are those that the language is written with; nobody has one of the pairs on purpose.
 */
const namesByLanguage: Readonly<Record<string, readonly [given: string, surnames: string]>> = {
  'Guarani Mbya': [
    'Kerexu,Jaxuka,Ara,Kuaray,Karaí,Tupã,Verá,Jerá,Takuá,Pará',
    'Yxapy,Mirĩ,Poty,Ñandéva,Ĩxỹ,Rete,Ỹvyrupa,Mbya,G̃ua’i,Ẽndy',
  ],
  'Guarani Kaiowá': [
    'Avá,Kuñã,Arandu,Ñembo’e,Mba’e,Ka’aguy,Yvoty,Jasy,Kunumĩ,Mbarakaju',
    'Verá Poty,Ñe’ẽ,Yvypóra,Tekohá,Pyhareryvỹ,Mitã,Tỹvy,Ava Jeguaka,G̃uyra,Arapotỹ',
  ],
  Kaingang: [
    'Kãgfér,Fẽjó,Jagtyg,Vẽnhkãgta,Kóféj,Ránhrá,Fóngtãn,Nĩvo,Kỹnỹ,Gĩr',
    'Kanhgág,Rĩr,Jykrén,Fág Kavã,Mĩg,Kuxỹ,Pẽnvĩ,Nỹgtỹ,Vãfỹ,Krĩg',
  ],
  Xokleng: [
    'Kujá,Vãnhpó,Nẽn,Klẽ,Kóplág,Zágtxo,Ũ,Nãnmla,Kágtxo,Ẽglu',
    'Laklãnõ,Ndili,Patté,Vãjẽky,Kuzugni,Priprá,Txulunh,Tschucambang,Uvanhecu,Caxias Popó',
  ],
  Xavante: [
    'Tserenhõ,Sereñimirãmi,Pẽ’ẽ,Rowa’õ,Wa’iré,Tsi’ubumro,Höpari,Tsuptó,Ĩhöiba,Pi’õ',
    'Tseretó,Wa’õmo,Tsa’ẽ’õmo’wa,Tsorõpré,Marãwa,Tsipassé,Ĩrepe,Abhö’ödi,Rãirãté,Wahö',
  ],
  Kayapó: [
    'Bepkororoti,Ngrenhkàràti,Irepàt,Bepprõ,Kôkôba,Mẽbêngôkre,Payakã,Tu’Ira,Nhàkpokre,Kamrêk',
    'Kayapó,Mẽtyktire,Pykatire,Krã,Kôkraxmôr,Djàdjà,Ngôjrê,Pãj,Tàkàkre,Ôkêt',
  ],
  Krahô: [
    'Crowkẽ,Hõxô,Pênõ,Ahkrô,Cahhyc,Wỳhtỳ,Tejapôc,Creuza Prỹmkwỳj,Ihcô,Hapỳc',
    'Krahô,Mẽhĩ,Hàc,Côhtât,Jũhkô,Xàn,Põhyrc,Ikrẽ,Tyrkàxwyn,Caprãn',
  ],
  Tikuna: [
    'Metchiã̱,Ngematü̃cü,Düxü̃gu,Poraü̃cu,Mecü̃racü,Tchürüne,Ng̃e’ã,Maü̃ena,Yoi,Ĩpi',
    'Magüta,Daü̃cü,Ãẽgacü,Wochine,Naĩca,Ü̃acü,Tünetü,Ngo’ü,Wõwaru,Yunatü̃',
  ],
  Yanomami: [
    'Davi,Ehuana,Dário,Xapiri,Hutukara,Mɨnau,Yarɨmɨ,Thuëyoma,Horonamɨ,Përɨpo',
    'Kopenawa,Yaira,Xirixana,Thëri,Maraxipora,Nɨhɨmɨ,Hwakɨ,Sanöma,Waikarɨ,Xamɨ',
  ],
  Maxakali: [
    'Isael,Sueli,Yãmĩy,Kokti’,Xũnĩm,Putuxop,Mõgmõka,Kotkuphi,Hãm,Ãmãxux',
    'Maxakali,Tikmũ’ũn,Xokxop,Yãyã,Hemex,Kuxex,Pataxop,Kõnãg,Mĩmãtix,Yĩkopit',
  ],
  Karajá: [
    'Ijaru,Idjarruri,Hãwyry,Koxiaru,Wyhyna,Ɨnỹ,Mahuederu,Kurikalá,Leandro,Tuilá',
    'Karajá,Mahãdu,Teribré,Ixỹbiòwa,Bèrò,Hawãlò,Waxiaki,Txukòdesè,Ijyraru,Wèryry',
  ],
  Tukano: [
    'Yepá,Dʉhpo,Ʉ̃mʉ̃,Seripihi,Diakara,Búubera,Ahkʉto,Kʉmarõ,Yúpuri,Doé',
    'Dessana,Tukano,Ye’pamahsã,Piratapuya,Utãpinopona,Wa’ikhana,Ʉmukori,Mahsã,Kẽhíri,Tõrãmʉ̃',
  ],
  Terena: [
    'Ho’openo,Yukúke,Ĩhikaxo,Kali,Lúcia,Xẽhúko,Óvoku,Vanúke,Kopenotí,Seno',
    'Terena,Kipâexoti,Xumonó,Sukirikionó,Têrenoe,Poké’e,Hána’iti,Yuvuĩku,Pílcia,Mbókoti',
  ],
  Munduruku: [
    'Daniel,Wuy,Ipẽrẽğ,Xidap,Karodaybi,Muybu,Kaba,Pariwa,Poxo,Saw',
    'Munduruku,Jugũ,Ayũ,Ipẽrẽğ Ağ,Ikõ,Wuyjuyũ,Akay,Kirixi,Daje,Õbõre',
  ],
  Baniwa: [
    'Gersem,Denilson,Braulina,Nhiãpirikuli,Amaro,Hãmo,Dzuliferi,Kowai,Dzooli,Iñápirríkuli',
    'Baniwa,Medzeniako,Walipere,Dakenai,Hohodene,Ãwadzoro,Kophé,Ipeka,Wariꞌi,Dzáwinai',
  ],
  Português: [
    'João,Conceição,Antônio,Ângela,Luís,Íris,Inês,Élio,Zoé,Thaís',
    'Gonçalves,Magalhães,Simões,Araújo,D’Ávila,Brandão,Falcão,Antão,Conceição,Sant’Ana',
  ],
  Iorubá: [
    'Ọlábísí,Adébáyọ̀,Ṣadé,Títílayọ̀,Ọbáfẹ́mi,Ìyábọ̀,Ẹniọlá,Fọlákẹ́,Bùkọ́lá,Kẹ́hìndé',
    'Ọmọtọ́ṣọ̀,Adéyẹmí,Ṣóyínká,Ògúnbánjọ,Akínjídé,Ọládipọ̀,Fágbèmí,Ẹ̀kúndayọ̀,Bánkólé,Òjó',
  ],
  Igbo: [
    'Chị,Ngọzị,Ụchenna,Ọnyinye,Ifeọma,Chukwuemeka,Nnamdị,Adaọbị,Obịageli,Ụzọma',
    'Ọkọnkwọ,Nwankwọ,Ọkeke,Eze,Ụgwu,Ọkafọ,Nwachukwu,Anyaọha,Mbạ,Ọnụọha',
  ],
  Ewe: [
    'Kɔfi,Ɖoe,Afua,Ʋivi,Akɔsua,Ŋutifafa,Ƒafa,Yawo,Ablaʋi,Edɛm',
    'Agbɔkɔ,Ɖogbe,Amɛgashie,Kpɔɖo,Tsɛkpo,Ŋɔlieko,Ƒiagbɔ,Dzotsi,Ʋeti,Gbɛdema',
  ],
  Quíchua: [
    'Wayra,Ñusta,Inti,Q’illa,Ch’aska,Illa,Sumaq,T’ika,K’antu,Urpi',
    'Mamani,Quispe,Ñawi,Huamán,K’anchay,Ccahuana,T’ito,Chuqi,Q’espi,Yupanqui',
  ],
  Espanhol: [
    'Íñigo,Begoña,Ángel,Sofía,Raúl,Itzel,Óscar,Güendolyn,Martín,Lucía',
    'Núñez,Muñoz,Ibáñez,Argüelles,Peña,Ordóñez,Zúñiga,Güell,Castañeda,Piñera',
  ],
  Francês: [
    'Zoë,François,Hélène,Noël,Anaïs,Jérôme,Gaëlle,Cédric,Loïc,Océane',
    'Lefèvre,L’Hôpital,Müller,Çelik,Château,Œuvrard,Beauséjour,d’Angoulême,Æneas,Ÿvernaux',
  ],
  Alemão: [
    'Jürgen,Käthe,Björn,Sören,Günther,Änne,Örtrud,Übelin,Ruß,Jörg',
    'Weiß,Müller,Schröder,Groß,Köhler,Bäcker,Strauß,Döblin,Jäger,Größmann',
  ],
  Polonês: [
    'Łukasz,Małgorzata,Żaneta,Świętosława,Zdzisław,Agnieszka,Michał,Grażyna,Wiesław,Róża',
    'Wałęsa,Dąbrowski,Wójcik,Kamiński,Szczęsny,Śliwiński,Żółkiewski,Ćwikła,Jabłoński,Gołąb',
  ],
  Tcheco: [
    'Jiří,Zdeněk,Růžena,Ondřej,Kateřina,Štěpán,Věra,Ľubomír,Žofie,Šárka',
    'Dvořák,Černý,Němcová,Šťastný,Růžička,Kučera,Ďuriš,Hašek,Křížek,Žižka',
  ],
  Húngaro: [
    'Győző,Erzsébet,Ödön,Zsófia,Lőrinc,Ágnes,Ünige,István,Tünde,Örs',
    'Erdős,Kőrösi,Nagy,Szűcs,Vörösmarty,Gárdonyi,Petőfi,Fülöp,Hegedűs,Tóth',
  ],
  Romeno: [
    'Ștefan,Ioana,Țîrcă,Mădălina,Răzvan,Cătălin,Gheorghiță,Ilinca,Florența,Dănuț',
    'Ionescu,Șerban,Țepeș,Brâncuși,Călinescu,Păunescu,Mureșan,Hrițcu,Bănică,Ștefănescu',
  ],
  Croata: [
    'Željko,Đurđica,Šime,Živko,Nikša,Ćiro,Dražen,Mirjana,Hrvoje,Špela',
    'Šimić,Đoković,Žižek,Ćosić,Čačić,Ljubičić,Njegoš,Krznarić,Štrukelj,Ǆambić',
  ],
  Turco: [
    'İbrahim,Ayşe,Çağlar,Gülşen,Işıl,Özgür,Şükrü,Uğur,Tuğba,Ünal',
    'Yıldız,Çelik,Şahin,Güneş,Öztürk,Aydoğan,Kılıç,İnönü,Taşçı,Büyükköy',
  ],
  Azerbaijano: [
    'Əli,Günel,Elçin,Şəbnəm,İlhamə,Rəşad,Nigar,Xəyalə,Qədir,Çinarə',
    'Əliyev,Məmmədov,Hüseynov,Şıxlinski,Qarayev,Əhmədova,Bəxtiyar,Cəfərli,Vəzirov,Nəsimi',
  ],
  Islandês: [
    'Þórunn,Ragnheiður,Æsa,Sigríður,Björk,Davíð,Ýmir,Guðrún,Össur,Eyþór',
    'Guðmundsdóttir,Þorláksson,Hálfdánarson,Æsudóttir,Sæmundsson,Bjarnadóttir,Árnason,Ólafsdóttir,Þráinsson,Óðinsson',
  ],
  'Sueco e dinamarquês': [
    'Åsa,Søren,Björn,Märta,Øyvind,Göran,Åke,Lærke,Jørn,Þyri',
    'Ångström,Kjær,Sjöberg,Møller,Öberg,Nygård,Ødegaard,Hægstad,Lindström,Bækkelund',
  ],
  Sami: [
    'Áilu,Máret,Niillas,Elle,Ánde,Sárá,Ŋuorjju,Biret,Juŋká,Ristiinná',
    'Valkeapää,Ŧuomas,Gaup,Eira,Sáránáhkku,Đuvvá,Čáhppe,Šiella,Buljo,Vuolggaš',
  ],
  Letão: [
    'Jānis,Kārlis,Ģirts,Līga,Žanis,Ņina,Ķēniņš,Ēriks,Zigrīda,Ūna',
    'Bērziņš,Kalniņš,Ozoliņa,Ķirsis,Ļeontjevs,Grīnbergs,Šteins,Āboliņš,Liepiņa,Žagars',
  ],
  Lituano: [
    'Žygimantas,Eglė,Jūratė,Šarūnas,Ąžuolas,Vytautė,Ugnė,Čiurlė,Rūta,Ėglis',
    'Čiurlionis,Kudirka,Žukauskaitė,Šeškutė,Ąžuolienė,Mickevičius,Vaičiūnas,Grigaliūnas,Ūsas,Ėringis',
  ],
  Maltês: [
    'Ġorġ,Ħanna,Żaren,Ċensu,Ġuża,Wiċċ,Marija,Ħażżim,Pawlu,Żeża',
    'Għawdxi,Żammit,Ċaruana,Ħilli,Ġauċi,Buttiġieġ,Żahra,Xuereb,Ċini,Ħaber',
  ],
  Galês: [
    'Siân,Llŷr,Ŵyn,Gwenllïan,Tŷna,Eirlŷs,Rhŷs,Dŵn,Ffion,Cerys',
    'Llwyd,Gŵyr,ap Rhŷs,Môn,Tŷ Gwyn,Pŵel,Prŷs,Gethïn,Ŷsbyty,Ŵenlock',
  ],
  Vietnamita: [
    'Nguyễn Thị,Trần Văn,Lê Hoàng,Phạm Thùy,Đặng Quốc,Vũ Đức,Hồ Xuân,Đỗ Mạnh,Ngô Bảo,Bùi Tường',
    'Ánh,Dũng,Phượng,Thảo,Huệ,Hưởng,Quỳnh,Tuyết,Châu,Khuê',
  ],
  Havaiano: [
    'Keʻala,Kaʻiulani,Liliʻuokalani,Nāinoa,Leināʻala,Pualani,Kōnane,Hōkū,Māhealani,ʻIolani',
    'Kamehameha,Kahōkū,Nākoa,ʻŌpūnui,Keliʻi,Kalākaua,Kapiʻolani,Kūhiō,Pākī,ʻAukai',
  ],
  Māori: [
    'Tāne,Mārama,Hēmi,Ngāio,Wīremu,Kōwhai,Rāwiri,Tūmanako,Pōtiki,Mārie',
    'Ngāta,Te Rangihīroa,Pōmare,Tūwhare,Wētere,Kīngi,Hōhepa,Mātene,Rātana,Āpirana',
  ],
  Grego: [
    'Αθηνά,Δημήτρης,Ευγενία,Ίρις,Κωνσταντίνος,Ξένια,Ψυχή,Ὀδυσσεύς,Φωτεινή,Χρήστος',
    'Παπαδόπουλος,Ωνάσης,Καζαντζάκης,Θεοδωράκης,Ἀριστοτέλης,Βαγγέλης,Τσιτσάνης,Λασκαρίδη,Σεφέρης,Ελύτης',
  ],
  Russo: [
    'Фёдор,Наталья,Эдуард,Юлия,Пётр,Щукарь,Жанна,Ярослав,Аграфена,Дмитрий',
    'Достоевский,Ёлкина,Щербаков,Хрущёв,Цветаева,Чайковский,Жуковский,Быков,Эйзенштейн,Юрьева',
  ],
  Ucraniano: [
    'Їжакевич,Євген,Ґалаґан,Олександр,Софія,Ірина,Зіновій,Мар’яна,Юрій,Лук’ян',
    'Шевченко,Ґонта,Їжак,Кравець,Євтушенко,Дем’янчук,Лисенко,Стус,Франко,Українка',
  ],
  Sérvio: [
    'Љиљана,Његош,Ђорђе,Џемал,Ћирило,Јелена,Вук,Жељко,Шћепан,Радмила',
    'Караџић,Ђоковић,Љубичић,Његован,Ћосић,Пупин,Црњански,Јовановић,Џаковић,Вељковић',
  ],
  Cazaque: [
    'Әлия,Қайрат,Өмір,Ғани,Ұлан,Жүсіп,Іңкәр,Һалима,Айгүл,Нұрсұлтан',
    'Құнанбайұлы,Әуезов,Сәтбаев,Жұмабаев,Өтемісов,Ғабдуллин,Үкібаев,Мұхаметжан,Бөкейхан,Іргебай',
  ],
  Armênio: [
    'Արամ,Անահիտ,Գրիգոր,Շուշան,Տիգրան,Լուսինե,Վարդան,Մարիամ,Հովհաննես,Սաթենիկ',
    'Խաչատրյան,Աբրահամյան,Սարոյան,Տերյան,Պետրոսյան,Ճաղարյան,Ղազարյան,Մկրտչյան,Ջանիբեկյան,Ֆրանգյան',
  ],
  Georgiano: [
    'თამარ,გიორგი,ნინო,ვახტანგ,ქეთევან,შოთა,ზურაბ,ელენე,ლევან,მარიამ',
    'რუსთაველი,ბაგრატიონი,ჭავჭავაძე,წერეთელი,ყიფიანი,ჯავახიშვილი,ღვინიაშვილი,ფიროსმანი,ხარაძე,ძიძიგური',
  ],
  Árabe: [
    'محمد,فاطمة,عبد الرحمن,زينب,يوسف,خديجة,إبراهيم,عائشة,مؤمن,رؤى',
    'العلي,الخوري,حدّاد,المصري,الأندلسي,القحطاني,شاهين,النجّار,الطيّب,بن صالح',
  ],
  Persa: [
    'پروین,چنگیز,ژاله,گلناز,کیارش,شهریار,فروغ,مهسا,بهمن,آرش',
    'فرخزاد,گنجوی,پهلوان,چمران,ژیان,کرمانی,یزدانی,اعتصامی,شاملو,دهخدا',
  ],
  Hebraico: [
    'שָׂרָה,אברהם,רבקה,יצחק,חַוָּה,דוד,מרים,משה,אסתר,נועם',
    'כהן,לוי,מזרחי,פרץ,ביטון,אוחיון,פרידמן,שפירא,בן־דוד,צוקרמן',
  ],
};

export const worldNames: readonly string[] = Object.values(namesByLanguage).flatMap(
  ([given, surnames]) => {
    const ofFamily = surnames.split(',');
    return given.split(',').map((name, index) => `${name} ${ofFamily[index] ?? ''}`);
  },
);
