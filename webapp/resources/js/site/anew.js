/** How long a page that is on its way elsewhere is let go there: a slow line needs its time. */
const PATIENCE = 30_000;

let leaving = false;
addEventListener('beforeunload', () => {
  leaving = true;
});
addEventListener('pageshow', () => {
  leaving = false;
});

/**
 * Loads the page anew, since what it shows is not its visitor's any more. Not while it is being left,
 * by a form that was just sent, say: that would call the form's answer off.
 */
export function loadAnew() {
  if (leaving) setTimeout(() => location.reload(), PATIENCE);
  else location.reload();
}
