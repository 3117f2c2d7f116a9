import { byId } from '../dom.js';

/** The order of the page where its parts stand one below the other, and where they do not. */
const NARROW = '(max-width: 61.99rem)';
const FIRST = ['incoming-part', 'outgoing-part', 'running-part', 'seeks-part'];

/**
 * Puts who waits before what is to be filled in where it is seen there, for whoever goes by the keys or
 * hears the page; and says on the page whether the challenges to this visitor are in sight.
 */
export function orderParts() {
  const narrow = matchMedia(NARROW);
  const parts = FIRST.map((id) => byId(id));
  const form = byId('play-form');
  const place = () => (narrow.matches ? form.before(...parts) : form.after(...parts));
  narrow.addEventListener('change', place);
  place();
  new IntersectionObserver(([{ isIntersecting }]) => {
    document.body.toggleAttribute('data-offers-seen', isIntersecting);
  }).observe(byId('incoming-part'));
}
