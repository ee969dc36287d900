# SPDX-License-Identifier: Apache-2.0
"""A few sentences about a harbour in languages that are written in encodings of their own, one sample for each encoding, and
titles of a few characters.

The name of a sample is the name of its encoding and the language: encodings/languages/koi8-r.ru.txt.
"""

import subprocess

from samples import samples

SENTENCES = {
    "ar": "في المساء يضيء الحارس المصباح فوق الميناء. تعود السفن من البحر، ويجلس الصيادون أمام البيت ويشربون الشاي.",
    "be": "Увечары вартаўнік запальвае ліхтар над прычалам. Караблі вяртаюцца з мора, і рыбакі п’юць гарбату каля хаты.",
    "bg": "Вечер пазачът запалва фенера над пристанището. Корабите се връщат от морето, а рибарите пият чай пред къщата.",
    "cs": "Večer strážný rozsvítí světlo nad přístavem. Lodě se vracejí z moře a rybáři pijí před domem čaj, protože je ještě teplo.",
    "de": "Am Abend zündet der Wärter die Lampe über dem Hafen an. Die Schiffe kehren zurück, und die Fischer trinken vor der Tür ihren Kräutertee.",
    "el": "Το βράδυ ο φύλακας ανάβει το φανάρι πάνω από το λιμάνι. Τα πλοία γυρίζουν από τη θάλασσα και οι ψαράδες πίνουν τσάι.",
    "eo": "Vespere la gardisto ŝaltas la lampon super la haveno. La ŝipoj revenas, kaj la fiŝistoj trinkas teon antaŭ la domo, ĉar ĝi estas varma.",
    "es": "Al anochecer el señor que cuida el faro enciende la lámpara. Los barcos vuelven del mar y los niños corren hacia el muelle, ¿verdad? Sí, mañana también.",
    "et": "Õhtul süütab valvur sadama kohal lambi. Laevad pöörduvad merelt tagasi ja kalurid joovad maja ees teed, sest õues on veel soe ja žurnaal on käes.",
    "fi": "Illalla vartija sytyttää lampun sataman yläpuolella. Laivat palaavat mereltä, ja kalastajat juovat teetä talon edessä, koska on vielä lämmin.",
    "fr": "Le soir, le gardien allume la lampe au-dessus du port. Les bateaux reviennent, et les pêcheurs boivent du thé devant la maison, où il fait encore très chaud.",
    "he": "בערב מדליק השומר את המנורה מעל הנמל. הספינות חוזרות מן הים, והדייגים יושבים לפני הבית ושותים תה.",
    "hu": "Este az őr meggyújtja a lámpát a kikötő fölött. A hajók visszatérnek a tengerről, és a halászok a ház előtt teát isznak, mert még meleg van.",
    "is": "Á kvöldin kveikir vörðurinn á ljósinu yfir höfninni. Skipin koma heim af hafinu, og sjómennirnir drekka te fyrir framan húsið því enn er hlýtt.",
    "ja": "夕方になると、番人は港の上のランプに火をともします。船は海から戻り、漁師たちは家の前でお茶を飲みます。まだ暖かいからです。",
    "ko": "저녁이 되면 등대지기는 부두 위에 등불을 켠다. 배들이 바다에서 돌아오고 어부들은 집 앞에서 차를 마신다.",
    "lt": "Vakare sargas uždega žibintą virš uosto. Laivai grįžta iš jūros, o žvejai prie namų geria arbatą, nes dar šilta.",
    "lv": "Vakarā sargs iededz lampu virs ostas. Kuģi atgriežas no jūras, un zvejnieki pie mājas dzer tēju, jo vēl ir silts.",
    "pl": "Wieczorem strażnik zapala lampę nad portem. Statki wracają z morza, a rybacy piją przed domem herbatę, bo jest jeszcze ciepło.",
    "ro": "Seara paznicul aprinde lampa de deasupra portului. Corăbiile se întorc de pe mare, iar pescarii beau ceai în fața casei, fiindcă încă e cald și liniște.",
    "ru": "Вечером сторож зажигает фонарь над пристанью. Корабли возвращаются с моря, и рыбаки пьют чай перед домом, потому что ещё тепло.",
    "sk": "Večer strážnik zapáli lampu nad prístavom. Lode sa vracajú z mora a rybári pijú pred domom čaj, lebo je ešte teplo.",
    "sl": "Zvečer čuvaj prižge svetilko nad pristaniščem. Ladje se vračajo z morja, ribiči pa pred hišo pijejo čaj, ker je še toplo.",
    "sr": "Увече чувар пали светиљку изнад луке. Бродови се враћају с мора, а рибари испред куће пију чај, јер је још топло.",
    "th": "ตอนเย็นคนเฝ้าประภาคารจุดตะเกียงเหนือท่าเรือ เรือกลับจากทะเล และชาวประมงนั่งดื่มน้ำชาหน้าบ้าน",
    "tr": "Akşam bekçi limanın üstündeki feneri yakar. Gemiler denizden döner, balıkçılar evin önünde çay içer, çünkü hava hâlâ sıcak. Işık uzaktan görünür.",
    "tw": "傍晚,守夜的人在碼頭上點起燈來。船從海上回來了,漁夫坐在家門口喝茶,因為天氣還很暖和。",
    "uk": "Увечері сторож запалює ліхтар над пристанню. Кораблі повертаються з моря, і рибалки п'ють чай біля хати, бо ще тепло.",
    "vi": "Buổi tối, người gác đèn thắp sáng ngọn hải đăng trên bến cảng. Những con tàu trở về từ biển, và các ngư dân ngồi uống trà trước nhà vì trời vẫn còn ấm.",
    "zh": "傍晚,守夜的人在码头上点起灯来。船从海上回来了,渔夫坐在家门口喝茶,因为天气还很暖和。",
}

# Titles of four characters or so.
TITLES = {"ja": "みなとの灯台", "ko": "등대지기", "tw": "港口燈塔", "vi": "Ngọn đèn biển", "zh": "港口的灯"}

# Characters that an encoding has under the name of its extension, or in four bytes.
EXTENDED = {
    "big5-hkscs": {"tw": "傍晚嘅時候,守夜嘅人喺碼頭度點起燈嚟。啲船返嚟喇,漁夫坐喺門口飲茶,因為天氣仲好暖。"},
    "cp949": {"ko": "등대지기는 부두에서 똠얌을 끓이고 어부들은 뷁뷁 웃는다. 배들이 바다에서 돌아온다."},
    "windows-31j": {"ja": "①港の灯台は㈱港灯が守っています。②高さは二十㍍です。髙橋さんは毎晩そこで働きます。"},
}
HALVES = "ﾐﾅﾄ ﾉ ﾗｲﾄ ｦ ｺﾝﾄﾛｰﾙ ｽﾙ ｼｽﾃﾑ ﾃﾞｽ｡\n｢ｽｲｯﾁ｣ ﾎﾞﾀﾝ ﾃﾞ ｽﾀｰﾄ ｼﾏｽ｡"

# Marks that an encoding has and its relatives have not.
QUOTED = {"iso-8859-13": "„{}“", "iso-8859-16": "„{}”", "windows": "“{}”", "windows-874": "“{}”"}

# The name of an encoding, Python's name if it is another, and the languages.
ENCODINGS = [
    ("big5", "", "tw"), ("big5-hkscs", "big5hkscs", EXTENDED["big5-hkscs"]), ("cp949", "", EXTENDED["cp949"]),
    ("euc-jp", "", "ja"), ("euc-kr", "", "ko"), ("euc-tw", None, "tw"), ("gb18030", "", "tw zh"), ("hz-gb-2312", "hz", "zh"),
    ("ibm850", "cp850", "de fr"), ("ibm852", "cp852", "cs hu pl"), ("ibm855", "cp855", "ru"), ("ibm866", "cp866", "ru"),
    ("iso-8859-13", "", "lt"), ("iso-8859-16", "", "ro"), ("iso-8859-2", "", "cs hu pl sk sl"), ("iso-8859-3", "", "eo"),
    ("iso-8859-5", "", "bg ru sr"), ("iso-8859-6", "", "ar"), ("iso-8859-7", "", "el"), ("iso-8859-8", "", "he"),
    ("iso-8859-9", "", "tr"), ("iso-8859-1", "", "de es fi fr"), ("iso-2022-cn", None, "zh"), ("iso-2022-jp", "", "ja"),
    ("iso-2022-jp-2", "iso2022_jp_2", {"ja": "港の灯台。한국어, 简体字。"}), ("iso-2022-kr", "", "ko"), ("johab", "", "ko"), ("koi8-r", "", "ru"), ("koi8-u", "", "uk"),
    ("macintosh", "mac_roman", "de fr"), ("shift_jis", "", "ja"), ("tcvn5712-1", None, "vi"),
    ("tis-620", "", "th"), ("utf-16be", "utf_16_be", "ko tw"), ("utf-16le", "utf_16_le", "ja zh"),
    ("utf-7", "utf_7", "ja ru"), ("viscii", None, "vi"), ("windows-1250", "cp1250", "cs hu pl sk sl"),
    ("windows-1251", "cp1251", "be bg ru sr uk"), ("windows-1252", "cp1252", "de es fi fr"),
    ("windows-1253", "cp1253", "el"), ("windows-1254", "cp1254", "tr"), ("windows-1255", "cp1255", "he"),
    ("windows-1256", "cp1256", "ar"), ("windows-1257", "cp1257", "et lt lv"), ("windows-1258", None, "vi"),
    ("windows-31j", "cp932", EXTENDED["windows-31j"]), ("windows-874", "cp874", "th"), ("x-mac-ce", "mac_latin2", "cs hu pl"),
    ("x-mac-cyrillic", "mac_cyrillic", "ru"), ("x-mac-greek", "mac_greek", "el"),
    ("x-mac-icelandic", "mac_iceland", "is"), ("x-mac-romanian", "mac_romanian", "ro"), ("x-mac-turkish", "mac_turkish", "tr"),
]

# Those in which a title is a sample of its own, and its language.
TITLED = {
    "big5": "tw", "euc-jp": "ja", "euc-kr": "ko", "gb18030": "zh", "hz-gb-2312": "zh", "iso-2022-jp": "ja", "johab": "ko",
    "shift_jis": "ja", "utf-16be": "ko", "utf-16le": "zh", "viscii": "vi", "windows-1258": "vi",
}


def encoded(text, encoding, codec):
    """The text by Python, or by iconv, which knows more."""
    if codec is None:
        return subprocess.run(["iconv", "-f", "UTF-8", "-t", encoding], input=text.encode(), stdout=-1, check=True).stdout
    return text.encode(codec or encoding)


def written(text, encoding, codec):
    """A few lines in the encoding, in quotation marks where these tell it from its relatives."""
    quoted = QUOTED.get(encoding.partition("-125")[0], "{}").format(text) if encoding != "windows-1258" else text
    return lambda: encoded("\n".join(quoted.split(". ")) + "\n", encoding, codec)


for encoding, codec, languages in ENCODINGS:
    texts = languages if isinstance(languages, dict) else {language: SENTENCES[language] for language in languages.split()}
    samples(
        {
            f"encodings/languages/{encoding}.{language}.txt": written(text, encoding, codec)
            for language, text in texts.items()
        }
    )
    if encoding in TITLED:
        title = TITLES[TITLED[encoding]]
        samples({f"encodings/languages/titles/{encoding}.{TITLED[encoding]}.txt": written(title, encoding, codec)})

samples({"encodings/languages/halves/shift_jis.ja.txt": lambda: HALVES.encode("shift_jis")})
