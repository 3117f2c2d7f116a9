import '../site/here.js';
import './page.js';
