package dama.page;

import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.chat.LineStatus;
import dama.player.Player;
import dama.player.PlayerStore;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lines that are to be hidden, or shown again: {@code /moderation/hide?line=7&line=8}. */
@Named
@RequestScoped
public class HidePage {

  static final int MOST = 100;

  @Inject private HttpServletRequest request;
  @Inject private ChatStore chat;
  @Inject private PlayerStore players;

  private List<ChatLine> lines = List.of();

  public void open() {
    String[] given = request.getParameterValues("line");
    lines = given == null ? List.of() : chat.byIds(Typing.ids(given)).stream().limit(MOST).toList();
  }

  public List<ChatLine> getLines() {
    return lines;
  }

  /** Whether any of them could be hidden. */
  public boolean isToHide() {
    return lines.stream().anyMatch(line -> line.status() != LineStatus.HIDDEN);
  }

  /** Whether any of them could be shown again. */
  public boolean isToRestore() {
    return lines.stream().anyMatch(line -> line.status() != LineStatus.SHOWN);
  }

  /** Where to go back to. */
  public String getBack() {
    String otherwise = lines.isEmpty() ? "/moderation" : "/moderation/lines/" + lines.get(0).id();
    return Typing.back(Optional.ofNullable(request.getParameter("to")).orElse(""), otherwise);
  }

  public @Nullable Player author(ChatLine line) {
    return players.byId(line.authorId()).orElse(null);
  }
}
