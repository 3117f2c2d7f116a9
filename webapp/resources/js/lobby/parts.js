import { byId } from '../dom.js';

/** The order of the page where its parts stand one below the other, and where they do not. */
const NARROW = '(max-width: 61.99rem)';
const WAITING = ['incoming-part', 'outgoing-part', 'running-part'];

/**
 * Puts who waits before what is to be filled in, and says on the page whether the challenges to this
 * visitor are in sight. Of seeks there must have been one: until then the form is first.
 */
export function orderParts() {
  const narrow = matchMedia(NARROW);
  const waiting = WAITING.map((id) => byId(id));
  const [form, part, seeks] = ['play-form', 'seeks-part', 'seeks'].map((id) => byId(id));
  let sought = false;
  const place = () => {
    const first = narrow.matches && sought;
    if (narrow.matches) form.before(...waiting, ...(first ? [part] : []));
    else form.after(...waiting, part);
    if (narrow.matches && !first) form.after(part);
  };
  narrow.addEventListener('change', place);
  place();
  new MutationObserver((_, watch) => {
    sought = true;
    watch.disconnect();
    place();
  }).observe(seeks, { childList: true });
  new IntersectionObserver(([{ isIntersecting }]) => {
    document.body.toggleAttribute('data-offers-seen', isIntersecting);
  }).observe(byId('incoming-part'));
}
