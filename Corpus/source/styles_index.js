/* Sheets of all extensions */
import '@harbour/charts/style/index.js';
import "./tides.css";
