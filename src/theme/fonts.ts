// The one place that loads the faces; the theme names them (typography.ts).
import './fonts.css';
