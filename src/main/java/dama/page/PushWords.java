package dama.page;

import dama.notice.Notice;
import dama.notice.NoticeWords;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Map;

/** Says notices in the words of the pages. */
@ApplicationScoped
public class PushWords implements NoticeWords {

  @Inject private Bundles bundles;

  @Override
  public Told tell(Notice notice, String language) {
    Language spoken = Language.byTag(language).orElse(Language.EN);
    Map<String, String> entries = bundles.in(spoken).entries();
    String sentence = entries.getOrDefault(key(notice.kind()), "");
    String title = sentence.replace("{name}", Words.isolated(notice.other().name()));
    String kind = entries.getOrDefault("variant." + notice.variant(), "");
    return new Told(title, kind, spoken.getDirection());
  }

  private static String key(Notice.Kind kind) {
    return switch (kind) {
      case CHALLENGE -> "offer.challenge";
      case STARTED -> "offer.started";
      default -> "notice." + dama.page.Told.key(kind);
    };
  }
}
