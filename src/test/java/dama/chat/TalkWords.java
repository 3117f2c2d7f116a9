package dama.chat;

import java.util.List;
import java.util.SplittableRandom;

/** What people of one language say: words they share, the commonest first, and rarer ones. */
enum TalkWords {
  EN(
      30,
      "the you i a is it to good game move that what not and my this your have play was in on for"
          + " are me be so well now go do one can why how no yes ok thanks again rematch nice lol"
          + " king capture mistake time slow fast win lose draw black white board friend hello bye"
          + " sorry wait please come back tomorrow stupid cheater report blocked think know want"
          + " really always never better best first last just like great luck over under there here",
      "a e i o u ar en ing st er ou th br cl pl gr tr sh ch ma ne to li ra se ck nd ble tion ly"),
  HR(
      15,
      "je da i ne u se na što to mi ti ja si sam dobro igra potez partija kako za bez sad opet"
          + " hvala molim bok zdravo idemo čekaj vrijeme sporo brzo dama kralj bijeli crni ploča"
          + " pobjeda remi predaj glupane varaš prijatelj sutra večeras možda uvijek nikad bolje"
          + " najbolji greška uzimanje žrtva čestitam šteta đavo ćao žao već još koji gdje zašto",
      "ba be bi bo bu ca če či ći đe ga go ja je ka ko la lje ma mo na nje po ra ša sto ta ti va"
          + " vi za že"),
  MK(
      8,
      "да не е во на и се што тоа ти јас сум си добро игра потез партија како за без сега пак"
          + " фала те молам здраво ајде чекај време бавно брзо дама крал бел црн табла победа реми"
          + " предај глупак мамиш пријател утре вечер можеби секогаш никогаш подобро најдобар"
          + " грешка земање жртва честитки штета ќе ѓавол љубов џабе каде зошто уште веќе",
      "ба ве го да ѓе жи за ѕи ја ки ла ље ма на ње по ра ќа си та ќе фе хи ца че џо ша ов ина"
          + " ски"),
  BN(
      12,
      "আমি তুমি না হ্যাঁ ভালো খেলা চাল কি কেন এই সেই ও আর এখন আবার ধন্যবাদ দয়া করে নমস্কার চলো"
          + " অপেক্ষা সময় ধীরে দ্রুত রাজা সাদা কালো বোর্ড জয় ড্র হার বোকা প্রতারক বন্ধু কাল আজ হয়তো"
          + " সবসময় কখনো সেরা ভুল দারুণ শুভ কোথায় কেমন আছো ঠিক আছে করো দাও নাও যাও এসো",
      "কা কি খা গো চা জি টা দা নি পা বা মা রা লা শা সে হা ড়ি য়ে ক্ষ ন্ত স্ট প্র র্ম ং ু"),
  TR(
      20,
      "bir ve bu da ne ben sen var yok iyi oyun hamle güzel çok ama için değil mi evet hayır tamam"
          + " teşekkürler lütfen selam merhaba hadi bekle zaman yavaş hızlı dama taş kral beyaz"
          + " siyah tahta kazandın berabere pes aptal hile arkadaş yarın akşam belki hep hiç daha en"
          + " hata aldım ışık şans görüşürüz kardeş abi yine tekrar şimdi nasıl nerede niye",
      "la le lı li lu lü mak mek da de dı dir ca ce cı çi ğa ğı ka ki ma me ne rı sa şı ta ya yo"
          + " zı"),
  AR(
      15,
      "من في لا ما هذا أنت أنا نعم على هل كيف لماذا جيد لعبة نقلة جميل جدا الآن مرة أخرى شكرا من"
          + " فضلك مرحبا أهلا هيا انتظر وقت بطيء سريع داما ملك أبيض أسود رقعة فوز تعادل خسارة غبي"
          + " غشاش صديق غدا الليلة ربما دائما أبدا أفضل الأفضل خطأ أحسنت حظ سعيد أين متى والله يا"
          + " أخي السلام عليكم مبروك",
      "با تا جا حا دا را سا شا صا طا عا فا قا كا لا ما نا ها وا يا ال ون ين ات ست من");

  private final int share;
  private final List<String> words;
  private final List<String> syllables;

  TalkWords(int share, String words, String syllables) {
    this.share = share;
    this.words = List.of(words.split(" ", -1));
    this.syllables = List.of(syllables.split(" ", -1));
  }

  /** Of a hundred people, so many speak each. */
  static TalkWords anyOf(SplittableRandom random) {
    int at = random.nextInt(100);
    for (TalkWords each : values()) {
      at -= each.share;
      if (at < 0) {
        return each;
      }
    }
    return EN;
  }

  /** Three of four words are among the shared ones, the first of them far oftener than the last. */
  String word(SplittableRandom random) {
    if (random.nextInt(4) < 3) {
      double skewed = Math.pow(random.nextDouble(), 2.5);
      return words.get((int) (skewed * words.size()));
    }
    return made(random, 2 + random.nextInt(3));
  }

  String made(SplittableRandom random, int length) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < length; i++) {
      word.append(syllables.get(random.nextInt(syllables.size())));
    }
    return word.toString();
  }
}
