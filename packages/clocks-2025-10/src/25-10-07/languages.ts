import type { Hand } from './hands'

/**
 * Thirty-one languages: the hand that writes each, how its tens and units are joined from twenty-one on, the words for
 * 0 to 19, 20, 30, 40 and 50, and what follows no such rule. A tilde is where a word may be broken. The words are those
 * of the spelling rules of CLDR 48.2.0, `%spellout-numbering`.
 */
export interface Language {
  readonly code: string
  readonly name: string
  readonly hand: Hand
  readonly joined: string
  readonly words: string
  readonly others: Readonly<Record<number, string>>
}
export const LANGUAGES: readonly Language[] = [
  {
    code: 'fi',
    name: 'Finnish',
    hand: 'latin',
    joined: '{t}~{u}',
    words:
      'nolla,yksi,kaksi,kolme,neljä,viisi,kuusi,seitsemän,kahdeksan,yhdeksän,kymmenen,yksitoista,kaksitoista,kolmetoista,neljätoista,viisitoista,kuusitoista,seitsemäntoista,kahdeksantoista,yhdeksäntoista,kaksi~kymmentä,kolme~kymmentä,neljä~kymmentä,viisi~kymmentä',
    others: {},
  },
  {
    code: 'ja',
    name: 'Japanese',
    hand: 'kanji',
    joined: '{t}{u}',
    words:
      '〇,一,二,三,四,五,六,七,八,九,十,十一,十二,十三,十四,十五,十六,十七,十八,十九,二十,三十,四十,五十',
    others: {},
  },
  {
    code: 'sv',
    name: 'Swedish',
    hand: 'latin',
    joined: '{t}~{u}',
    words:
      'noll,ett,två,tre,fyra,fem,sex,sju,åtta,nio,tio,elva,tolv,tretton,fjorton,femton,sexton,sjutton,arton,nitton,tjugo,trettio,fyrtio,femtio',
    others: {},
  },
  {
    code: 'ru',
    name: 'Russian',
    hand: 'cyrillic',
    joined: '{t} {u}',
    words:
      'ноль,один,два,три,четыре,пять,шесть,семь,восемь,девять,десять,одиннадцать,двенадцать,тринадцать,четырнадцать,пятнадцать,шестнадцать,семнадцать,восемнадцать,девятнадцать,двадцать,тридцать,сорок,пятьдесят',
    others: {},
  },
  {
    code: 'da',
    name: 'Danish',
    hand: 'latin',
    joined: '{u}~og~{t}',
    words:
      'nul,et,to,tre,fire,fem,seks,syv,otte,ni,ti,elleve,tolv,tretten,fjorten,femten,seksten,sytten,atten,nitten,tyve,tredive,fyrre,halvtreds',
    others: { 21: 'en~og~tyve', 31: 'en~og~tredive', 41: 'en~og~fyrre', 51: 'en~og~halvtreds' },
  },
  {
    code: 'nl',
    name: 'Dutch',
    hand: 'latin',
    joined: '{u}~en~{t}',
    words:
      'nul,een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,zestien,zeventien,achttien,negentien,twintig,dertig,veertig,vijftig',
    others: {
      22: 'twee~ën~twintig',
      23: 'drie~ën~twintig',
      32: 'twee~ën~dertig',
      33: 'drie~ën~dertig',
      42: 'twee~ën~veertig',
      43: 'drie~ën~veertig',
      52: 'twee~ën~vijftig',
      53: 'drie~ën~vijftig',
    },
  },
  {
    code: 'de',
    name: 'German',
    hand: 'latin',
    joined: '{u}~und~{t}',
    words:
      'null,eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,sechzehn,siebzehn,achtzehn,neunzehn,zwanzig,dreißig,vierzig,fünfzig',
    others: { 21: 'ein~und~zwanzig', 31: 'ein~und~dreißig', 41: 'ein~und~vierzig', 51: 'ein~und~fünfzig' },
  },
  {
    code: 'fr',
    name: 'French',
    hand: 'latin',
    joined: '{t}-{u}',
    words:
      'zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf,vingt,trente,quarante,cinquante',
    others: { 21: 'vingt-et-un', 31: 'trente-et-un', 41: 'quarante-et-un', 51: 'cinquante-et-un' },
  },
  {
    code: 'el',
    name: 'Greek',
    hand: 'cyrillic',
    joined: '{t} {u}',
    words:
      'μηδέν,ένα,δύο,τρία,τέσσερα,πέντε,έξι,επτά,οκτώ,εννέα,δέκα,έντεκα,δώδεκα,δεκα~τρία,δεκα~τέσσερα,δεκα~πέντε,δεκα~έξι,δεκα~επτά,δεκα~οκτώ,δεκα~εννέα,είκοσι,τριάντα,σαράντα,πενήντα',
    others: {},
  },
  {
    code: 'es',
    name: 'Spanish',
    hand: 'latin',
    joined: '{t} y {u}',
    words:
      'cero,uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve,veinte,treinta,cuarenta,cincuenta',
    others: {
      21: 'veintiuno',
      22: 'veintidós',
      23: 'veintitrés',
      24: 'veinticuatro',
      25: 'veinticinco',
      26: 'veintiséis',
      27: 'veintisiete',
      28: 'veintiocho',
      29: 'veintinueve',
    },
  },
  {
    code: 'it',
    name: 'Italian',
    hand: 'latin',
    joined: '{t}~{u}',
    words:
      'zero,uno,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove,venti,trenta,quaranta,cinquanta',
    others: {
      21: 'vent~uno',
      23: 'venti~tré',
      28: 'vent~otto',
      31: 'trent~uno',
      33: 'trenta~tré',
      38: 'trent~otto',
      41: 'quarant~uno',
      43: 'quaranta~tré',
      48: 'quarant~otto',
      51: 'cinquant~uno',
      53: 'cinquanta~tré',
      58: 'cinquant~otto',
    },
  },
  {
    code: 'he',
    name: 'Hebrew',
    hand: 'hebrew',
    joined: '{t} ו{u}',
    words:
      'אפס,אחת,שתיים,שלוש,ארבע,חמש,שש,שבע,שמונה,תשע,עשר,אחת עשרה,שתים עשרה,שלוש עשרה,ארבע עשרה,חמש עשרה,שש עשרה,שבע עשרה,שמונה עשרה,תשע עשרה,עשרים,שלושים,ארבעים,חמישים',
    others: {},
  },
  {
    code: 'pt',
    name: 'Portuguese',
    hand: 'latin',
    joined: '{t} e {u}',
    words:
      'zero,um,dois,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,catorze,quinze,dezesseis,dezessete,dezoito,dezenove,vinte,trinta,quarenta,cinquenta',
    others: {},
  },
  {
    code: 'ro',
    name: 'Romanian',
    hand: 'latin',
    joined: '{t} și {u}',
    words:
      'zero,unu,doi,trei,patru,cinci,șase,șapte,opt,nouă,zece,unsprezece,doisprezece,treisprezece,patrusprezece,cincisprezece,șasesprezece,șaptesprezece,optsprezece,nouăsprezece,douăzeci,treizeci,patruzeci,cincizeci',
    others: {},
  },
  {
    code: 'th',
    name: 'Thai',
    hand: 'thai',
    joined: '{t}~{u}',
    words:
      'ศูนย์,หนึ่ง,สอง,สาม,สี่,ห้า,หก,เจ็ด,แปด,เก้า,สิบ,สิบ~เอ็ด,สิบ~สอง,สิบ~สาม,สิบ~สี่,สิบ~ห้า,สิบ~หก,สิบ~เจ็ด,สิบ~แปด,สิบ~เก้า,ยี่~สิบ,สาม~สิบ,สี่~สิบ,ห้า~สิบ',
    others: { 21: 'ยี่~สิบ~เอ็ด', 31: 'สาม~สิบ~เอ็ด', 41: 'สี่~สิบ~เอ็ด', 51: 'ห้า~สิบ~เอ็ด' },
  },
  {
    code: 'pl',
    name: 'Polish',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'zero,jeden,dwa,trzy,cztery,pięć,sześć,siedem,osiem,dziewięć,dziesięć,jedenaście,dwanaście,trzynaście,czternaście,piętnaście,szesnaście,siedemnaście,osiemnaście,dziewiętnaście,dwadzieścia,trzydzieści,czterdzieści,pięćdziesiąt',
    others: {},
  },
  {
    code: 'cs',
    name: 'Czech',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'nula,jeden,dva,tři,čtyři,pět,šest,sedm,osm,devět,deset,jedenáct,dvanáct,třináct,čtrnáct,patnáct,šestnáct,sedmnáct,osmnáct,devatenáct,dvacet,třicet,čtyřicet,padesát',
    others: {},
  },
  {
    code: 'uk',
    name: 'Ukrainian',
    hand: 'cyrillic',
    joined: '{t} {u}',
    words:
      'нуль,один,два,три,чотири,п’ять,шість,сім,вісім,дев’ять,десять,одинадцять,дванадцять,тринадцять,чотирнадцять,п’ятнадцять,шістнадцять,сімнадцять,вісімнадцять,дев’ятнадцять,двадцять,тридцять,сорок,п’ятдесят',
    others: {},
  },
  {
    code: 'hr',
    name: 'Croatian',
    hand: 'latin',
    joined: '{t} i {u}',
    words:
      'nula,jedan,dva,tri,četiri,pet,šest,sedam,osam,devet,deset,jedanaest,dvanaest,trinaest,četrnaest,petnaest,šesnaest,sedamnaest,osamnaest,devetnaest,dvadeset,trideset,četrdeset,pedeset',
    others: {},
  },
  {
    code: 'lt',
    name: 'Lithuanian',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'nulis,vienas,du,trys,keturi,penki,šeši,septyni,aštuoni,devyni,dešimt,vienuolika,dvylika,trylika,keturiolika,penkiolika,šešiolika,septyniolika,aštuoniolika,devyniolika,dvidešimt,trisdešimt,keturiasdešimt,penkiasdešimt',
    others: {},
  },
  {
    code: 'zh',
    name: 'Chinese',
    hand: 'kanji',
    joined: '{t}{u}',
    words:
      '〇,一,二,三,四,五,六,七,八,九,十,十一,十二,十三,十四,十五,十六,十七,十八,十九,二十,三十,四十,五十',
    others: {},
  },
  {
    code: 'lv',
    name: 'Latvian',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'nulle,viens,divi,trīs,četri,pieci,seši,septiņi,astoņi,deviņi,desmit,vienpadsmit,divpadsmit,trīspadsmit,četrpadsmit,piecpadsmit,sešpadsmit,septiņpadsmit,astoņpadsmit,deviņpadsmit,divdesmit,trīsdesmit,četrdesmit,piecdesmit',
    others: {},
  },
  {
    code: 'et',
    name: 'Estonian',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'null,üks,kaks,kolm,neli,viis,kuus,seitse,kaheksa,üheksa,kümme,üksteist,kaksteist,kolmteist,neliteist,viisteist,kuusteist,seitseteist,kaheksateist,üheksateist,kakskümmend,kolmkümmend,nelikümmend,viiskümmend',
    others: {},
  },
  {
    code: 'hu',
    name: 'Hungarian',
    hand: 'latin',
    joined: '{t}~{u}',
    words:
      'nulla,egy,kettő,három,négy,öt,hat,hét,nyolc,kilenc,tíz,tizen~egy,tizen~kettő,tizen~három,tizen~négy,tizen~öt,tizen~hat,tizen~hét,tizen~nyolc,tizen~kilenc,húsz,harminc,negyven,ötven',
    others: {
      21: 'huszon~egy',
      22: 'huszon~kettő',
      23: 'huszon~három',
      24: 'huszon~négy',
      25: 'huszon~öt',
      26: 'huszon~hat',
      27: 'huszon~hét',
      28: 'huszon~nyolc',
      29: 'huszon~kilenc',
    },
  },
  {
    code: 'tr',
    name: 'Turkish',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'sıfır,bir,iki,üç,dört,beş,altı,yedi,sekiz,dokuz,on,on bir,on iki,on üç,on dört,on beş,on altı,on yedi,on sekiz,on dokuz,yirmi,otuz,kırk,elli',
    others: {},
  },
  {
    code: 'is',
    name: 'Icelandic',
    hand: 'latin',
    joined: '{t} og {u}',
    words:
      'núll,einn,tveir,þrír,fjórir,fimm,sex,sjó,átta,níu,tíu,ellefu,tólf,þrettán,fjórtán,fimmtán,sextán,sautján,átján,nítján,tuttugu,þrjátíu,fjörutíu,fimmtíu',
    others: {},
  },
  {
    code: 'sw',
    name: 'Swahili',
    hand: 'latin',
    joined: '{t} na {u}',
    words:
      'sifuri,moja,mbili,tatu,nne,tano,sita,saba,nane,tisa,kumi,kumi na moja,kumi na mbili,kumi na tatu,kumi na nne,kumi na tano,kumi na sita,kumi na saba,kumi na nane,kumi na tisa,ishirini,thelathini,arobaini,hamsini',
    others: {},
  },
  {
    code: 'vi',
    name: 'Vietnamese',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'không,một,hai,ba,bốn,năm,sáu,bảy,tám,chín,mười,mười một,mười hai,mười ba,mười bốn,mười lăm,mười sáu,mười bảy,mười tám,mười chín,hai mươi,ba mươi,bốn mươi,năm mươi',
    others: {
      21: 'hai mươi mốt',
      24: 'hai mươi tư',
      25: 'hai mươi lăm',
      31: 'ba mươi mốt',
      34: 'ba mươi tư',
      35: 'ba mươi lăm',
      41: 'bốn mươi mốt',
      44: 'bốn mươi tư',
      45: 'bốn mươi lăm',
      51: 'năm mươi mốt',
      54: 'năm mươi tư',
      55: 'năm mươi lăm',
    },
  },
  {
    code: 'id',
    name: 'Indonesian',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'nol,satu,dua,tiga,empat,lima,enam,tujuh,delapan,sembilan,sepuluh,sebelas,dua belas,tiga belas,empat belas,lima belas,enam belas,tujuh belas,delapan belas,sembilan belas,dua puluh,tiga puluh,empat puluh,lima puluh',
    others: {},
  },
  {
    code: 'cy',
    name: 'Welsh',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'dim,un,dau,tri,pedwar,pump,chwech,saith,wyth,naw,un deg,un deg un,un deg dau,un deg tri,un deg pedwar,un deg pump,un deg chwech,un deg saith,un deg wyth,un deg naw,dau ddeg,tri deg,pedwar deg,pum deg',
    others: {},
  },
  {
    code: 'eo',
    name: 'Esperanto',
    hand: 'latin',
    joined: '{t} {u}',
    words:
      'nulo,unu,du,tri,kvar,kvin,ses,sep,ok,naŭ,dek,dek unu,dek du,dek tri,dek kvar,dek kvin,dek ses,dek sep,dek ok,dek naŭ,dudek,tridek,kvardek,kvindek',
    others: {},
  },
]
