import '../site/here.js';
import '../site/selected.js';
import { connect, startSite } from '../site/site.js';

/** A page for moderators, with nothing live of its own. */
connect(await startSite());
