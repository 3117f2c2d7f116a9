package dama.page;

import dama.archive.GameStore;
import dama.archive.GameSummary;
import dama.audit.Act;
import dama.audit.AuditStore;
import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.moderation.Note;
import dama.moderation.NoteStore;
import dama.moderation.Report;
import dama.moderation.ReportStore;
import dama.moderation.Sanction;
import dama.moderation.SanctionStore;
import dama.player.FactStore;
import dama.player.Facts;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.player.SharedAddress;
import dama.player.WornName;
import dama.privacy.LegalHold;
import dama.server.Now;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that moderators may know of a person, on one page; opening it is put on record. */
@Named
@RequestScoped
public class PersonPage {

  /** The attribute of a request that carries a recovery link, to be shown once. */
  static final String RECOVERY = "dama.page.recovery";

  private static final int LAST = 20;

  @Inject private HttpServletRequest request;
  @Inject private Visitor visitor;
  @Inject private PlayerStore players;
  @Inject private FactStore facts;
  @Inject private GameStore games;
  @Inject private ChatStore chat;
  @Inject private ReportStore reports;
  @Inject private SanctionStore sanctions;
  @Inject private NoteStore notes;
  @Inject private LegalHold hold;
  @Inject private AuditStore audit;

  private @Nullable Player person;
  private @Nullable Facts known;

  /** Says 404 if there is no such person. */
  public void open() throws IOException {
    long id = Typing.id(String.valueOf(request.getAttribute(Address.ID))).orElse(0);
    person = players.byId(id).orElse(null);
    known = facts.of(id).orElse(null);
    if (person == null) {
      FacesContext faces = FacesContext.getCurrentInstance();
      faces.getExternalContext().responseSendError(HttpServletResponse.SC_NOT_FOUND, "");
      faces.responseComplete();
      return;
    }
    visitor
        .player()
        .ifPresent(
            reader ->
                audit.appendAlone(
                    Act.reading(reader.id(), "person.read", "player", Long.toString(id))));
  }

  public @Nullable Player getPerson() {
    return person;
  }

  public @Nullable Facts getFacts() {
    return known;
  }

  public List<WornName> getNames() {
    return players.names(id());
  }

  public List<SharedAddress> getSharing() {
    return facts.sharing(id(), LAST);
  }

  public List<GameSummary> getGames() {
    return games.latest(id(), LAST);
  }

  public List<ChatLine> getLines() {
    return chat.lastOf(id(), LAST);
  }

  /** But for their own: whoever reported a moderator stays unnamed to that one. */
  public List<Report> getReportsAbout() {
    if (isMyself()) {
      return List.of();
    }
    return reports.about(id()).stream().limit(LAST).toList();
  }

  public List<Report> getReportsBy() {
    return reports.mine(id()).stream()
        .filter(report -> isMyself() || !isReader(report.about()))
        .limit(LAST)
        .toList();
  }

  public List<Sanction> getSanctions() {
    return sanctions.of(id());
  }

  /** What keeps them from talking or from coming now. */
  public List<Sanction> getInForce() {
    return sanctions.inForce(id(), Now.instant());
  }

  /** But for their own: moderators speak among themselves. */
  public List<Note> getNotes() {
    return isMyself() ? List.of() : notes.about(id());
  }

  /** The recovery link that was asked for just now, to be passed on whole; empty if none was. */
  public String getRecovery() {
    Object link = request.getAttribute(RECOVERY);
    return link == null ? "" : Members.seenFromOutside(request, link.toString()).toString();
  }

  public boolean isHeld() {
    return hold.isHeld(id());
  }

  /** Whether whoever looks may act upon this person; the stores judge again. */
  public boolean isMine() {
    Player by = visitor.player().orElse(null);
    return by != null
        && person != null
        && known != null
        && known.erasedAt() == null
        && by.id() != person.id()
        && by.role().compareTo(person.role()) > 0;
  }

  private boolean isMyself() {
    return person != null && isReader(person);
  }

  private boolean isReader(Player one) {
    return visitor.player().filter(reader -> reader.id() == one.id()).isPresent();
  }

  public boolean isStaff() {
    return person != null && person.role() != Role.PLAYER;
  }

  private long id() {
    return person == null ? 0 : person.id();
  }
}
