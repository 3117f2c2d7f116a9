/**
 * Who somebody is elsewhere: a provider of OpenID Connect, or a forum that signs links, says so,
 * and Dama believes it only as far as a signature goes. Nothing here touches a browser.
 */
@NullMarked
package dama.identity;

import org.jspecify.annotations.NullMarked;
