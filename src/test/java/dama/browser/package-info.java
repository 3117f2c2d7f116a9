/** What runs in browsers: the scripts by themselves, and whole journeys in Chromium. */
@NullMarked
package dama.browser;

import org.jspecify.annotations.NullMarked;
