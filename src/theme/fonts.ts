// Loads the fonts; typography.ts names them.
import './fonts.css';
