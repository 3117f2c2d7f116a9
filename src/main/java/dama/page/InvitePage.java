package dama.page;

import dama.lobby.Offer;
import dama.lobby.OfferStore;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;

/**
 * An invitation, and to what. Opening the page alone takes nothing: a program that looks at links
 * plays no game. What can cost a rating is not taken before whoever opened it has said so.
 */
@Named
@RequestScoped
public class InvitePage {

  @Inject private HttpServletRequest request;
  @Inject private OfferStore offers;
  @Inject private GameRows rows;
  @Inject private Words words;

  private Optional<Offer> found = Optional.empty();

  public void open() {
    found = Storage.call(() -> offers.find(getOffer()));
  }

  public String getOffer() {
    return String.valueOf(request.getAttribute(Address.ID));
  }

  /** Whether it is still open. */
  public boolean isOpen() {
    return found.isPresent();
  }

  public boolean isRated() {
    return found.filter(one -> one.terms().rated()).isPresent();
  }

  public String getKind() {
    return found.map(one -> words.of("variant." + one.variant())).orElse("");
  }

  /** The same in one line, for those who are shown a link to it. */
  public String getStory() {
    return isOpen()
        ? String.join(" · ", getKind(), getTime(), getMode(), getSides())
        : words.of("invite.gone.hint");
  }

  /** Where a picture of the board is, below the application's own address. */
  public String getCard() {
    return "/card/kind/" + found.map(Offer::variant).orElse("international") + ".png";
  }

  public String getTime() {
    return found.map(one -> rows.time(one.terms().time())).orElse("");
  }

  public String getMode() {
    return words.of(isRated() ? "mode.rated" : "mode.casual");
  }

  /** Who plays which side. */
  public String getSides() {
    return found
        .map(
            one ->
                words.with(
                    "offer.plays." + Codes.camel(one.side()), Map.of("name", one.maker().name())))
        .orElse("");
  }
}
