/** A language as it is packed: see `unpack` in model.ts. */
export interface Packed {
  readonly key: string
  /** Its own name for itself. */
  readonly name: string
  /** Whether its signs each stand in a square, and keep their size within a word. */
  readonly square: boolean
  /** The way its lines run, and its pages come in. */
  readonly way: 'right' | 'left' | 'down'
  /** The two inks, as hexadecimal colours on the stock, and what they make one over the other. */
  readonly inks: readonly [string, string, string]
  /** The sign a word broken in its middle ends a line with. */
  readonly hyphen: string
  /**
   * Zero to fifty-nine, between commas. A line may be broken at a space, at `~` with a hyphen and at `_` without.
   */
  readonly words: string
  /**
   * Six signs in base 36 for the space, the hyphen and then each piece between breaks, in the order they first stand in
   * the words: advance (two signs, in 1/125 em), left and right bearing (1/125 em, 12 is none), ink above the baseline
   * (1/25 em) and below it (1/50 em, 14 is none).
   */
  readonly measures: string
}

export const PACKED: readonly Packed[] = [
  {
    key: 'french',
    name: 'français',
    square: false,
    way: 'right',
    inks: ['#f68682', '#0071ab', '#003f61'],
    hyphen: '-',
    words:
      'zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-_sept,dix-_huit,dix-_neuf,vingt,vingt-_et-_un,vingt-_deux,vingt-_trois,vingt-_quatre,vingt-_cinq,vingt-_six,vingt-_sept,vingt-_huit,vingt-_neuf,trente,trente-_et-_un,trente-_deux,trente-_trois,trente-_quatre,trente-_cinq,trente-_six,trente-_sept,trente-_huit,trente-_neuf,quarante,quarante-_et-_un,quarante-_deux,quarante-_trois,quarante-_quatre,quarante-_cinq,quarante-_six,quarante-_sept,quarante-_huit,quarante-_neuf,cinquante,cinquante-_et-_un,cinquante-_deux,cinquante-_trois,cinquante-_quatre,cinquante-_cinq,cinquante-_six,cinquante-_sept,cinquante-_huit,cinquante-_neuf',
    measures:
      '0wcz0e19hh907zdfkf53llef95f9if8icfkfcyffim8aflkm4vf9kf85faim80lakf8pl4if5of9kf8vffefbeffifawcfkfh2ffimd0ffkm9cffkf6xfhkf9bcakoakchko54fhifbvcfifd4chifhvffimj4fhimjlffkmkufhkm',
  },
  {
    key: 'arabic',
    name: 'العربية',
    square: false,
    way: 'left',
    inks: ['#f6ab0f', '#007c7b', '#005808'],
    hyphen: '-',
    words:
      'صفر,واحد,اثنان,ثلاثة,أربعة,خمسة,ستة,سبعة,ثمانية,تسعة,عشرة,أحد عشر,اثنا عشر,ثلاثة عشر,أربعة عشر,خمسة عشر,ستة عشر,سبعة عشر,ثمانية عشر,تسعة عشر,عشرون,واحد وعشرون,اثنان وعشرون,ثلاثة وعشرون,أربعة وعشرون,خمسة وعشرون,ستة وعشرون,سبعة وعشرون,ثمانية وعشرون,تسعة وعشرون,ثلاثون,واحد وثلاثون,اثنان وثلاثون,ثلاثة وثلاثون,أربعة وثلاثون,خمسة وثلاثون,ستة وثلاثون,سبعة وثلاثون,ثمانية وثلاثون,تسعة وثلاثون,أربعون,واحد وأربعون,اثنان وأربعون,ثلاثة وأربعون,أربعة وأربعون,خمسة وأربعون,ستة وأربعون,سبعة وأربعون,ثمانية وأربعون,تسعة وأربعون,خمسون,واحد وخمسون,اثنان وخمسون,ثلاثة وخمسون,أربعة وخمسون,خمسة وخمسون,ستة وخمسون,سبعة وخمسون,ثمانية وخمسون,تسعة وخمسون',
    measures:
      '0mcx0e16fg854u8glg5qcdgk4zafgf57d7ih60dblm5lddne3sddie54ddim5jdbio51dfie5sdahg4ccblk4a8ahg36ffgf7kaahg91adhg77a7kh8nadkh7uablf9badlf7fadsf8kadsf',
  },
  {
    key: 'japanese',
    name: '日本語',
    square: true,
    way: 'down',
    inks: ['#7dccbe', '#e84c56', '#774048'],
    hyphen: '-',
    words:
      '零,一,二,三,四,五,六,七,八,九,十,十_一,十_二,十_三,十_四,十_五,十_六,十_七,十_八,十_九,二十,二十_一,二十_二,二十_三,二十_四,二十_五,二十_六,二十_七,二十_八,二十_九,三十,三十_一,三十_二,三十_三,三十_四,三十_五,三十_六,三十_七,三十_八,三十_九,四十,四十_一,四十_二,四十_三,四十_四,四十_五,四十_六,四十_七,四十_八,四十_九,五十,五十_一,五十_二,五十_三,五十_四,五十_五,五十_六,五十_七,五十_八,五十_九',
    measures:
      '0wcz0e16fg853h8akf3hffd13hffic3hffje3hffjf3hffje3haakg3hddke3h88kf3h8akf3hffkf6yffkf6yffkf6yffkf6yffkf',
  },
  {
    key: 'german',
    name: 'Deutsch',
    square: false,
    way: 'right',
    inks: ['#f6db00', '#8c4a66', '#8c4300'],
    hyphen: '-',
    words:
      'null,eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,sechzehn,siebzehn,achtzehn,neunzehn,zwanzig,ein~und~zwanzig,zwei~und~zwanzig,drei~und~zwanzig,vier~und~zwanzig,fünf~und~zwanzig,sechs~und~zwanzig,sieben~und~zwanzig,acht~und~zwanzig,neun~und~zwanzig,dreißig,ein~und~dreißig,zwei~und~dreißig,drei~und~dreißig,vier~und~dreißig,fünf~und~dreißig,sechs~und~dreißig,sieben~und~dreißig,acht~und~dreißig,neun~und~dreißig,vierzig,ein~und~vierzig,zwei~und~vierzig,drei~und~vierzig,vier~und~vierzig,fünf~und~vierzig,sechs~und~vierzig,sieben~und~vierzig,acht~und~vierzig,neun~und~vierzig,fünfzig,ein~und~fünfzig,zwei~und~fünfzig,drei~und~fünfzig,vier~und~fünfzig,fünf~und~fünfzig,sechs~und~fünfzig,sieben~und~fünfzig,acht~und~fünfzig,neun~und~fünfzig',
    measures:
      '0wcz0e13ff855dcchf5mdcif6cccif5gdcif5dcaif5rc4in7adchm8uddif5vdchm6wcddf6gcdhm3jd4hn7lc4inbvddimbscdimc7cdinccddhmbyddimcaddhmdbcdhmbacgio49ddif5acdhf9wdgio9ccgio9rcgio',
  },
  {
    key: 'hindi',
    name: 'हिन्दी',
    square: false,
    way: 'right',
    inks: ['#f6449d', '#305093', '#301765'],
    hyphen: '-',
    words:
      'शून्य,एक,दो,तीन,चार,पाँच,छह,सात,आठ,नौ,दस,ग्यारह,बारह,तेरह,चौदह,पन्द्रह,सोलह,सत्रह,अठारह,उन्नीस,बीस,इक्कीस,बाईस,तेईस,चौबीस,पच्चीस,छब्बीस,सत्ताईस,अट्ठाईस,उनतीस,तीस,इकतीस,बत्तीस,तैंतीस,चौंतीस,पैंतीस,छत्तीस,सैंतीस,अड़तीस,उनतालीस,चालीस,इकतालीस,बयालीस,तैंतालीस,चौवालीस,पैंतालीस,छियालीस,सैंतालीस,अड़तालीस,उनचास,पचास,इक्यावन,बावन,तिरेपन,चौवन,पचपन,छप्पन,सत्तावन,अट्ठावन,उनसठ',
    measures:
      '0wcz0e16fg855oc6iw4k67hf2r66ok4v66nf4t64hf4z65of4266hk5c65hf5jc6hg2x65pf4b65hk7j66hk6866hk5g66ok6y66pk6q66hm7n66ok6e66hk8wc6hk8e65nf5865nf9r65nm7065om6865om8d65pf8w65nf8r65nfam65om9nc5os9765nf5c65nf9z65nm8665nf7965pf8h65pf7465pf8j65nf7t65pf9sc5nkcf65nf8v65nfd765nmai65nfah65pfbl65pfad65pfbr65ofb165pfd0c5nk9i65hf7g65hfag66hm6k66hf8b66of6z66pf7w66hf6v66hfa666hf97c6hs8d66hg',
  },
  {
    key: 'russian',
    name: 'русский',
    square: false,
    way: 'right',
    inks: ['#5bbdcd', '#e84c56', '#563b4d'],
    hyphen: '-',
    words:
      'ноль,один,два,три,четыре,пять,шесть,семь,восемь,девять,десять,одиннадцать,двенадцать,тринадцать,четырнадцать,пятнадцать,шестнадцать,семнадцать,восемнадцать,девятнадцать,двадцать,двадцать один,двадцать два,двадцать три,двадцать четыре,двадцать пять,двадцать шесть,двадцать семь,двадцать восемь,двадцать девять,тридцать,тридцать один,тридцать два,тридцать три,тридцать четыре,тридцать пять,тридцать шесть,тридцать семь,тридцать восемь,тридцать девять,сорок,сорок один,сорок два,сорок три,сорок четыре,сорок пять,сорок шесть,сорок семь,сорок восемь,сорок девять,пятьдесят,пятьдесят один,пятьдесят два,пятьдесят три,пятьдесят четыре,пятьдесят пять,пятьдесят шесть,пятьдесят семь,пятьдесят восемь,пятьдесят девять',
    measures:
      '18cz0e16fg859ijcega5fgel7ocjdl7hcjdef9fhde9ifcdecwhcegadfcegf3jcege9ccdle1ccelrvfcelp2ccdlp6ccdlunfcdlp1fcdlsfhcelpwfcelumjceltsccdlk5ccdljyccdlbjfceglcfcel',
  },
  {
    key: 'hebrew',
    name: 'עברית',
    square: false,
    way: 'left',
    inks: ['#f6db00', '#0071ab', '#006700'],
    hyphen: '-',
    words:
      'אפס,אחת,שתיים,שלוש,ארבע,חמש,שש,שבע,שמונה,תשע,עשר,אחת עשרה,שתים עשרה,שלוש עשרה,ארבע עשרה,חמש עשרה,שש עשרה,שבע עשרה,שמונה עשרה,תשע עשרה,עשרים,עשרים ואחת,עשרים ושתיים,עשרים ושלוש,עשרים וארבע,עשרים וחמש,עשרים ושש,עשרים ושבע,עשרים ושמונה,עשרים ותשע,שלושים,שלושים ואחת,שלושים ושתיים,שלושים ושלוש,שלושים וארבע,שלושים וחמש,שלושים ושש,שלושים ושבע,שלושים ושמונה,שלושים ותשע,ארבעים,ארבעים ואחת,ארבעים ושתיים,ארבעים ושלוש,ארבעים וארבע,ארבעים וחמש,ארבעים ושש,ארבעים ושבע,ארבעים ושמונה,ארבעים ותשע,חמישים,חמישים ואחת,חמישים ושתיים,חמישים ושלוש,חמישים וארבע,חמישים וחמש,חמישים ושש,חמישים ושבע,חמישים ושמונה,חמישים ותשע',
    measures:
      '0ncy0e16fg854ddcge49dcge62ddge5qcdhe58dcge4mcdge3rcdge4fddge63ddge4pdege4iddge5sddge5bddge6mddge51ddge6tddge6hcdhe5zddge5dcdge4jcdge57ddge6uddge5gddge7uddhe7bdcge7gddge',
  },
  {
    key: 'korean',
    name: '한국어',
    square: true,
    way: 'right',
    inks: ['#63a93f', '#725695', '#2e3c29'],
    hyphen: '-',
    words:
      '영,일,이,삼,사,오,육,칠,팔,구,십,십_일,십_이,십_삼,십_사,십_오,십_육,십_칠,십_팔,십_구,이십,이십_일,이십_이,이십_삼,이십_사,이십_오,이십_육,이십_칠,이십_팔,이십_구,삼십,삼십_일,삼십_이,삼십_삼,삼십_사,삼십_오,삼십_육,삼십_칠,삼십_팔,삼십_구,사십,사십_일,사십_이,사십_삼,사십_사,사십_오,사십_육,사십_칠,사십_팔,사십_구,오십,오십_일,오십_이,오십_삼,오십_사,오십_오,오십_육,오십_칠,오십_팔,오십_구',
    measures:
      '0wcz0e16fg852vhjke2whike2vhjke2xfake2ufake2xhjke2xhjke2xhike2xhake2xhjje2vfike5qhike5rfike5pfike5shike',
  },
  {
    key: 'irish',
    name: 'Gaeilge',
    square: false,
    way: 'right',
    inks: ['#bb9cc8', '#37774f', '#2a4d45'],
    hyphen: '-',
    words:
      'a náid,a haon,a dó,a trí,a ceathair,a cúig,a sé,a seacht,a hocht,a naoi,a deich,a haon déag,a dó dhéag,a trí déag,a ceathair déag,a cúig déag,a sé déag,a seacht déag,a hocht déag,a naoi déag,fiche,fiche a haon,fiche a dó,fiche a trí,fiche a ceathair,fiche a cúig,fiche a sé,fiche a seacht,fiche a hocht,fiche a naoi,tríocha,tríocha a haon,tríocha a dó,tríocha a trí,tríocha a ceathair,tríocha a cúig,tríocha a sé,tríocha a seacht,tríocha a hocht,tríocha a naoi,daichead,daichead a haon,daichead a dó,daichead a trí,daichead a ceathair,daichead a cúig,daichead a sé,daichead a seacht,daichead a hocht,daichead a naoi,caoga,caoga a haon,caoga a dó,caoga a trí,caoga a ceathair,caoga a cúig,caoga a sé,caoga a seacht,caoga a hocht,caoga a naoi',
    measures:
      '0wcz0e16fg85bzfekgd4feig87ffkg8xf8jgkifcjgb6fejp7jffjgglfcigeqfcigbvfejgdpfckg9dfekpbrfekp9pdfjpevdejghrfekgbgfegp',
  },
  {
    key: 'thai',
    name: 'ไทย',
    square: false,
    way: 'right',
    inks: ['#f6662a', '#007c7b', '#003417'],
    hyphen: '-',
    words:
      'ศูนย์,หนึ่ง,สอง,สาม,สี่,ห้า,หก,เจ็ด,แปด,เก้า,สิบ,สิบ_เอ็ด,สิบ_สอง,สิบ_สาม,สิบ_สี่,สิบ_ห้า,สิบ_หก,สิบ_เจ็ด,สิบ_แปด,สิบ_เก้า,ยี่_สิบ,ยี่_สิบ_เอ็ด,ยี่_สิบ_สอง,ยี่_สิบ_สาม,ยี่_สิบ_สี่,ยี่_สิบ_ห้า,ยี่_สิบ_หก,ยี่_สิบ_เจ็ด,ยี่_สิบ_แปด,ยี่_สิบ_เก้า,สาม_สิบ,สาม_สิบ_เอ็ด,สาม_สิบ_สอง,สาม_สิบ_สาม,สาม_สิบ_สี่,สาม_สิบ_ห้า,สาม_สิบ_หก,สาม_สิบ_เจ็ด,สาม_สิบ_แปด,สาม_สิบ_เก้า,สี่_สิบ,สี่_สิบ_เอ็ด,สี่_สิบ_สอง,สี่_สิบ_สาม,สี่_สิบ_สี่,สี่_สิบ_ห้า,สี่_สิบ_หก,สี่_สิบ_เจ็ด,สี่_สิบ_แปด,สี่_สิบ_เก้า,ห้า_สิบ,ห้า_สิบ_เอ็ด,ห้า_สิบ_สอง,ห้า_สิบ_สาม,ห้า_สิบ_สี่,ห้า_สิบ_ห้า,ห้า_สิบ_หก,ห้า_สิบ_เจ็ด,ห้า_สิบ_แปด,ห้า_สิบ_เก้า',
    measures: '0wcz0e16fg8580dfnt7pdirf77figf70flgf2fferf4kdeme5adffe6elfof7xlfkf5xlemf53flkf6flfof2lhlrf',
  },
  {
    key: 'greek',
    name: 'ελληνικά',
    square: false,
    way: 'right',
    inks: ['#5f9fcd', '#8c4a66', '#36315c'],
    hyphen: '-',
    words:
      'μηδέν,ένα,δύο,τρία,τέσσερα,πέντε,έξι,επτά,οκτώ,εννέα,δέκα,έντεκα,δώδεκα,δεκα~τρία,δεκα~τέσσερα,δεκα~πέντε,δεκα~έξι,δεκα~επτά,δεκα~οκτώ,δεκα~εννέα,είκοσι,είκοσι ένα,είκοσι δύο,είκοσι τρία,είκοσι τέσσερα,είκοσι πέντε,είκοσι έξι,είκοσι επτά,είκοσι οκτώ,είκοσι εννέα,τριάντα,τριάντα ένα,τριάντα δύο,τριάντα τρία,τριάντα τέσσερα,τριάντα πέντε,τριάντα έξι,τριάντα επτά,τριάντα οκτώ,τριάντα εννέα,σαράντα,σαράντα ένα,σαράντα δύο,σαράντα τρία,σαράντα τέσσερα,σαράντα πέντε,σαράντα έξι,σαράντα επτά,σαράντα οκτώ,σαράντα εννέα,πενήντα,πενήντα ένα,πενήντα δύο,πενήντα τρία,πενήντα τέσσερα,πενήντα πέντε,πενήντα έξι,πενήντα επτά,πενήντα οκτώ,πενήντα εννέα',
    measures:
      '0scz0e1kcbe4g0ccmn9ncamh9tcbmhbgcamnm3camnfjcbmh7qcbmocscamhdhccmhfucamhd0camhiwcamhk3camhd0calhglcbmhkycamnn0camnmlcamm',
  },
  {
    key: 'chinese',
    name: '中文',
    square: true,
    way: 'down',
    inks: ['#f6449d', '#007c7b', '#002355'],
    hyphen: '-',
    words:
      '零,一,二,三,四,五,六,七,八,九,十,十_一,十_二,十_三,十_四,十_五,十_六,十_七,十_八,十_九,二十,二十_一,二十_二,二十_三,二十_四,二十_五,二十_六,二十_七,二十_八,二十_九,三十,三十_一,三十_二,三十_三,三十_四,三十_五,三十_六,三十_七,三十_八,三十_九,四十,四十_一,四十_二,四十_三,四十_四,四十_五,四十_六,四十_七,四十_八,四十_九,五十,五十_一,五十_二,五十_三,五十_四,五十_五,五十_六,五十_七,五十_八,五十_九',
    measures:
      '0wcz0e16fg853hnnlk3hjjc23hhhgb3hjjie3hllhc3hhhif3hlljh3hjjie3hddgb3hhhki3hjhkh6yhhkh6yjhkh6ylhkh6yhhkh',
  },
  {
    key: 'vietnamese',
    name: 'TIẾNG VIỆT',
    square: false,
    way: 'right',
    inks: ['#f6db00', '#725695', '#724e00'],
    hyphen: '-',
    words:
      'KHÔNG,MỘT,HAI,BA,BỐN,NĂM,SÁU,BẢY,TÁM,CHÍN,MƯỜI,MƯỜI MỘT,MƯỜI HAI,MƯỜI BA,MƯỜI BỐN,MƯỜI LĂM,MƯỜI SÁU,MƯỜI BẢY,MƯỜI TÁM,MƯỜI CHÍN,HAI MƯƠI,HAI MƯƠI MỐT,HAI MƯƠI HAI,HAI MƯƠI BA,HAI MƯƠI TƯ,HAI MƯƠI LĂM,HAI MƯƠI SÁU,HAI MƯƠI BẢY,HAI MƯƠI TÁM,HAI MƯƠI CHÍN,BA MƯƠI,BA MƯƠI MỐT,BA MƯƠI HAI,BA MƯƠI BA,BA MƯƠI TƯ,BA MƯƠI LĂM,BA MƯƠI SÁU,BA MƯƠI BẢY,BA MƯƠI TÁM,BA MƯƠI CHÍN,BỐN MƯƠI,BỐN MƯƠI MỐT,BỐN MƯƠI HAI,BỐN MƯƠI BA,BỐN MƯƠI TƯ,BỐN MƯƠI LĂM,BỐN MƯƠI SÁU,BỐN MƯƠI BẢY,BỐN MƯƠI TÁM,BỐN MƯƠI CHÍN,NĂM MƯƠI,NĂM MƯƠI MỐT,NĂM MƯƠI HAI,NĂM MƯƠI BA,NĂM MƯƠI TƯ,NĂM MƯƠI LĂM,NĂM MƯƠI SÁU,NĂM MƯƠI BẢY,NĂM MƯƠI TÁM,NĂM MƯƠI CHÍN',
    measures:
      '0tcz0e16fg85cvjipf7tjdpr7ajhje52jhje7pjkvf84jkpe7ehjpf7ijgqe7ndkpe9khkpeaajhpf7xjkpeaajhlf7tjdvf4xdclf',
  },
  {
    key: 'georgian',
    name: 'ქართული',
    square: false,
    way: 'right',
    inks: ['#5bbdcd', '#ca4d6d', '#4a3c62'],
    hyphen: '-',
    words:
      'ნული,ერთი,ორი,სამი,ოთხი,ხუთი,ექვსი,შვიდი,რვა,ცხრა,ათი,თერთმეტი,თორმეტი,ცამეტი,თოთხმეტი,თხუთმეტი,თექვსმეტი,ჩვიდმეტი,თვრამეტი,ცხრამეტი,ოცი,ოცდა~ერთი,ოცდა~ორი,ოცდა~სამი,ოცდა~ოთხი,ოცდა~ხუთი,ოცდა~ექვსი,ოცდა~შვიდი,ოცდა~რვა,ოცდა~ცხრა,ოცდა~ათი,ოცდა~თერთმეტი,ოცდა~თორმეტი,ოცდა~ცამეტი,ოცდა~თოთხმეტი,ოცდა~თხუთმეტი,ოცდა~თექვსმეტი,ოცდა~ჩვიდმეტი,ოცდა~თვრამეტი,ოცდა~ცხრამეტი,ორმოცი,ორმოცდა~ერთი,ორმოცდა~ორი,ორმოცდა~სამი,ორმოცდა~ოთხი,ორმოცდა~ხუთი,ორმოცდა~ექვსი,ორმოცდა~შვიდი,ორმოცდა~რვა,ორმოცდა~ცხრა,ორმოცდა~ათი,ორმოცდა~თერთმეტი,ორმოცდა~თორმეტი,ორმოცდა~ცამეტი,ორმოცდა~თოთხმეტი,ორმოცდა~თხუთმეტი,ორმოცდა~თექვსმეტი,ორმოცდა~ჩვიდმეტი,ორმოცდა~თვრამეტი,ორმოცდა~ცხრამეტი',
    measures:
      '0wcz0e13dd94b7jgksarfgks8gfgkf8wdgkfaufgkfaedgksb0fgksc28gks75fgks9zfgks7ifgfflifgksj9fgksebfgkslnfgksl5fgkslrfgksjklgksk7fgksjrfgks7sfgfsawfgfsgbfgksjffgks',
  },
  {
    key: 'khmer',
    name: 'ខ្មែរ',
    square: false,
    way: 'right',
    inks: ['#f6ab0f', '#8c4a66', '#8c3407'],
    hyphen: '-',
    words:
      'សូន្យ,មួយ,ពីរ,បី,បួន,ប្រាំ,ប្រាំមួយ,ប្រាំពីរ,ប្រាំបី,ប្រាំបួន,ដប់,ដប់_មួយ,ដប់_ពីរ,ដប់_បី,ដប់_បួន,ដប់_ប្រាំ,ដប់_ប្រាំមួយ,ដប់_ប្រាំពីរ,ដប់_ប្រាំបី,ដប់_ប្រាំបួន,ម្ភៃ,ម្ភៃ_មួយ,ម្ភៃ_ពីរ,ម្ភៃ_បី,ម្ភៃ_បួន,ម្ភៃ_ប្រាំ,ម្ភៃ_ប្រាំមួយ,ម្ភៃ_ប្រាំពីរ,ម្ភៃ_ប្រាំបី,ម្ភៃ_ប្រាំបួន,សាមសិប,សាមសិប_មួយ,សាមសិប_ពីរ,សាមសិប_បី,សាមសិប_បួន,សាមសិប_ប្រាំ,សាមសិប_ប្រាំមួយ,សាមសិប_ប្រាំពីរ,សាមសិប_ប្រាំបី,សាមសិប_ប្រាំបួន,សែសិប,សែសិប_មួយ,សែសិប_ពីរ,សែសិប_បី,សែសិប_បួន,សែសិប_ប្រាំ,សែសិប_ប្រាំមួយ,សែសិប_ប្រាំពីរ,សែសិប_ប្រាំបី,សែសិប_ប្រាំបួន,ហាសិប,ហាសិប_មួយ,ហាសិប_ពីរ,ហាសិប_បី,ហាសិប_បួន,ហាសិប_ប្រាំ,ហាសិប_ប្រាំមួយ,ហាសិប_ប្រាំពីរ,ហាសិប_ប្រាំបី,ហាសិប_ប្រាំបួន',
    measures:
      '0wcz0e16fg858gjhjw7hjkjw4ljite32jjte64jkjw5pjatvd6jktwaajitv8rjjtvbtjktw64jkte4l8kuwf1jktecihktecjjkte',
  },
  {
    key: 'armenian',
    name: 'հայերեն',
    square: false,
    way: 'right',
    inks: ['#7dccbe', '#725695', '#3a497d'],
    hyphen: '֊',
    words:
      'զրո,մեկ,երկու,երեք,չորս,հինգ,վեց,յոթ,ութ,ինը,տասն,տասն~մեկ,տասն~երկու,տասն~երեք,տասն~չորս,տասն~հինգ,տասն~վեց,տասն~յոթ,տասն~ութ,տասն~ինը,քսան,քսան~մեկ,քսան~երկու,քսան~երեք,քսան~չորս,քսան~հինգ,քսան~վեց,քսան~յոթ,քսան~ութ,քսան~ինը,երեսուն,երեսուն~մեկ,երեսուն~երկու,երեսուն~երեք,երեսուն~չորս,երեսուն~հինգ,երեսուն~վեց,երեսուն~յոթ,երեսուն~ութ,երեսուն~ինը,քառասուն,քառասուն~մեկ,քառասուն~երկու,քառասուն~երեք,քառասուն~չորս,քառասուն~հինգ,քառասուն~վեց,քառասուն~յոթ,քառասուն~ութ,քառասուն~ինը,հիսուն,հիսուն~մեկ,հիսուն~երկու,հիսուն~երեք,հիսուն~չորս,հիսուն~հինգ,հիսուն~վեց,հիսուն~յոթ,հիսուն~ութ,հիսուն~ինը',
    measures:
      '0wcz0e1ohh976ohdds6iddksacdcks8tdfks7w6dds8sfcks6odkkt64ccds6kdcds6gddksapdekf9tfeksehdeksj1feksc8feks',
  },
]

export const ENGLISH =
  'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,twenty-one,twenty-two,twenty-three,twenty-four,twenty-five,twenty-six,twenty-seven,twenty-eight,twenty-nine,thirty,thirty-one,thirty-two,thirty-three,thirty-four,thirty-five,thirty-six,thirty-seven,thirty-eight,thirty-nine,forty,forty-one,forty-two,forty-three,forty-four,forty-five,forty-six,forty-seven,forty-eight,forty-nine,fifty,fifty-one,fifty-two,fifty-three,fifty-four,fifty-five,fifty-six,fifty-seven,fifty-eight,fifty-nine'
