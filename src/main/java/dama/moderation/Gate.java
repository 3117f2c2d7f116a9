package dama.moderation;

import dama.chat.ChatRefusal;
import dama.chat.Draft;
import dama.chat.LineFlag;
import dama.chat.LineGate;
import dama.setting.Setting;
import dama.setting.Settings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Judges every line before it is stored: who says it, how often, and what it says. */
@ApplicationScoped
public class Gate implements LineGate {

  private static final int MANY = 10_000;

  private final ConcurrentMap<Long, Voice> voices = new ConcurrentHashMap<>();
  @Inject Sanctions sanctions;
  @Inject Settings settings;
  @Inject LiveFilters filters;
  @Inject Newcomers newcomers;
  @Inject Moderators moderators;

  @Override
  public Verdict judge(Draft draft, Instant now) {
    Optional<Verdict.Refuse> barred = barred(draft, now);
    if (barred.isPresent()) {
      return barred.get();
    }
    Optional<WordFilter.Action> action = filters.verdict(draft.text());
    if (action.equals(Optional.of(WordFilter.Action.REFUSE))) {
      return new Verdict.Refuse(ChatRefusal.FILTERED, 0, null);
    }
    Voice voice = voice(draft.author().id(), now);
    synchronized (voice) {
      return voiced(draft, action, voice, now);
    }
  }

  private Optional<Verdict.Refuse> barred(Draft draft, Instant now) {
    long author = draft.author().id();
    return sanctions
        .ban(author, now)
        .map(ban -> new Verdict.Refuse(ChatRefusal.BANNED, 0, ban.until()))
        .or(() -> sanctions.mute(author, draft.room(), now).map(Gate::muted));
  }

  private static Verdict.Refuse muted(Sanction mute) {
    ChatRefusal reason = mute.until() == null ? ChatRefusal.MUTED_FOR_EVER : ChatRefusal.MUTED;
    return new Verdict.Refuse(reason, 0, mute.until());
  }

  private Verdict voiced(
      Draft draft, Optional<WordFilter.Action> action, Voice voice, Instant now) {
    boolean newcomer = newcomers.include(draft.author().id(), now);
    Optional<Verdict.Refuse> early = early(draft, voice, newcomer, now);
    if (early.isPresent()) {
      return early.get();
    }
    String folded = Folding.of(draft.text(), false);
    String links =
        newcomer && Signs.hasLink(folded) ? settings.text(Setting.NEWCOMER_LINKS) : "show";
    if (links.equals("refuse")) {
      return new Verdict.Refuse(ChatRefusal.NEWCOMER_LINK, 0, null);
    }
    if (!voice.said(draft)) {
      voice.say(draft, folded, now);
    }
    Set<LineFlag> flags = Signs.of(draft.text(), folded, voice, now);
    action.ifPresent(taken -> flags.add(LineFlag.FILTER));
    if (!links.equals("show")) {
      flags.add(LineFlag.LINK);
    }
    boolean held = action.equals(Optional.of(WordFilter.Action.HOLD)) || links.equals("hold");
    return held ? new Verdict.Hold(flags) : new Verdict.Show(flags);
  }

  /** Too early for slow mode; those who moderate must be able to answer everybody. */
  private Optional<Verdict.Refuse> early(Draft draft, Voice voice, boolean newcomer, Instant now) {
    if (moderators.include(draft.author()) || voice.said(draft)) {
      return Optional.empty();
    }
    Optional<Verdict.Refuse> newly =
        newcomer
            ? early(
                voice.before(draft), Setting.NEWCOMER_SLOW_SECONDS, ChatRefusal.NEWCOMER_SLOW, now)
            : Optional.empty();
    return newly.or(
        () ->
            early(
                voice.beforeInRoom(draft), Setting.SLOW_MODE_SECONDS, ChatRefusal.SLOW_MODE, now));
  }

  private Optional<Verdict.Refuse> early(
      Optional<Instant> last, Setting pace, ChatRefusal reason, Instant now) {
    Duration wait = Duration.ofSeconds(settings.number(pace));
    return last.map(at -> at.plus(wait))
        .filter(next -> next.isAfter(now))
        .map(next -> new Verdict.Refuse(reason, seconds(Duration.between(now, next)), next));
  }

  /** Whole ones, at least one: who waits so long is not refused again. */
  private static int seconds(Duration left) {
    return (int) left.plusMillis(999).toSeconds();
  }

  private Voice voice(long playerId, Instant now) {
    if (voices.size() > MANY) {
      voices.values().removeIf(voice -> isIdle(voice, now));
    }
    return voices.computeIfAbsent(playerId, id -> new Voice());
  }

  private static boolean isIdle(Voice voice, Instant now) {
    synchronized (voice) {
      return voice.isIdle(now);
    }
  }
}
