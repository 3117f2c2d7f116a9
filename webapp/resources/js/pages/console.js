import '../site/here.js';
import '../site/selected.js';
import './page.js';
