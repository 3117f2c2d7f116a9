import { smallBoard } from '../board/small.js';
import { connect, startSite } from '../site/site.js';

/** Kinds of draughts, each with the board as a game begins. */
for (const node of document.querySelectorAll('[data-start]')) {
  const { start, size, mirrored, whole } = /** @type {HTMLElement} */ (node).dataset;
  const grid = { size: Number(size), mirrored: mirrored === 'true', whole: whole === 'true' };
  node.append(smallBoard(start ?? '', grid));
}
connect(await startSite());
