package dama.socket;

import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;

/**
 * The class loader of a thread while it does something for the server. Payara restarts the idle
 * timer of a session with each text that is sent, and looks every time for services through the
 * loader of the sending thread: through all jars of the application, where there are none. While
 * texts are sent, that loader is one that knows of nothing but the Java platform.
 */
final class Loaders {
  private static final ClassLoader BARE = new Bare();

  private Loaders() {}

  /** Runs what needs no class of ours but those that are loaded. */
  static void bare(Runnable work) {
    with(BARE, work);
  }

  /** Runs what needs ours, whichever thread of the server it comes on. */
  static void own(Runnable work) {
    with(Loaders.class.getClassLoader(), work);
  }

  private static void with(ClassLoader loader, Runnable work) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      work.run();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static final class Bare extends ClassLoader {
    Bare() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    public Enumeration<URL> getResources(String name) {
      return Collections.emptyEnumeration();
    }
  }
}
