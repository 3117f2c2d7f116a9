package dama.identity;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/** What a server answers, up to a length: who sends more is not listened to. */
final class LimitedBody implements BodySubscriber<byte[]> {

  private final int most;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
  private @Nullable Subscription subscription;

  /**
   * @param most in bytes
   */
  LimitedBody(int most) {
    this.most = most;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return whole;
  }

  @Override
  public void onSubscribe(Subscription given) {
    subscription = given;
    given.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> parts) {
    for (ByteBuffer part : parts) {
      if (kept.size() + part.remaining() > most) {
        whole.completeExceptionally(new IOException("an answer of more than " + most + " bytes"));
        if (subscription != null) {
          subscription.cancel();
        }
        return;
      }
      byte[] bytes = new byte[part.remaining()];
      part.get(bytes);
      kept.writeBytes(bytes);
    }
  }

  @Override
  public void onError(Throwable broken) {
    whole.completeExceptionally(broken);
  }

  @Override
  public void onComplete() {
    whole.complete(kept.toByteArray());
  }
}
