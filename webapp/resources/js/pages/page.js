import { connect, startSite } from '../site/site.js';

/** A page with nothing live of its own: challenges and games still reach the visitor here. */
connect(await startSite());
