import { drawStarts } from '../board/starts.js';
import { connect, startSite } from '../site/site.js';

/** Kinds of draughts, each with the board as a game begins. */
drawStarts();
connect(await startSite());
