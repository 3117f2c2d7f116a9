package dama.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ReducedMotion;

/** What a visitor holds in their hands. */
enum Device {
  DESKTOP {
    @Override
    NewContextOptions options() {
      return new NewContextOptions().setViewportSize(1280, 800);
    }
  },

  /** A small phone with touch and no mouse; its owner has asked for less motion. */
  PHONE {
    @Override
    NewContextOptions options() {
      return new NewContextOptions()
          .setViewportSize(360, 740)
          .setDeviceScaleFactor(2)
          .setHasTouch(true)
          .setIsMobile(true)
          .setReducedMotion(ReducedMotion.REDUCE);
    }
  };

  abstract NewContextOptions options();
}
