package dama.load.relay;

import jakarta.websocket.OnClose;
import jakarta.websocket.OnMessage;
import jakarta.websocket.OnOpen;
import jakarta.websocket.Session;
import jakarta.websocket.server.PathParam;
import jakarta.websocket.server.ServerEndpoint;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Passes each text on to all in its room, the sender included. */
@ServerEndpoint("/socket/{room}")
public class RelayEndpoint {
  private static final Map<String, Set<Session>> ROOMS = new ConcurrentHashMap<>();

  @OnOpen
  public void opened(Session session, @PathParam("room") String room) {
    ROOMS.computeIfAbsent(room, any -> ConcurrentHashMap.newKeySet()).add(session);
  }

  @OnMessage
  public void said(@PathParam("room") String room, String text) {
    Set<Session> all = ROOMS.getOrDefault(room, Set.of());
    // So that all hear all in one order, as those who play a game must.
    synchronized (all) {
      for (Session each : all) {
        var unused = each.getAsyncRemote().sendText(text);
      }
    }
  }

  @OnClose
  public void closed(Session session, @PathParam("room") String room) {
    ROOMS.getOrDefault(room, Set.of()).remove(session);
  }
}
